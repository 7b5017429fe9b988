import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {GraphqlPageData} from '../../../data/graphql';
import type {ExampleData, SamplesData} from '../../../data/reference';
import {CodeTabs} from '../../reference/CodeTabs';
import {EditButton} from '../../reference/EditButton';

/** An example: what is sent and what comes back; below, the programs that send it. */
export function Example({page: {examples, samples, fails}}: {page: GraphqlPageData}): ReactNode {
  if (!examples) return null;
  const live = samples?.isLive ? translate({id: 'paydocs.ref.connection', message: 'Connection'}) : undefined;
  return (
    <div data-rest="">
      {fails !== undefined && (
        <p>
          {`${translate({id: 'paydocs.ref.fails', message: 'With an API key, this request fails with the code'})} `}
          <code>{fails}</code>.
        </p>
      )}
      <CodeTabs samples={inTabs(examples)} label={translate({id: 'paydocs.ref.example', message: 'Example'})} />
      {samples && <CodeTabs samples={samples} label={live} action={live === undefined ? <EditButton /> : undefined} />}
    </div>
  );
}

/** What is sent and what comes back are parts of one example: each has a tab. */
function inTabs(parts: ExampleData[]): SamplesData {
  return {tabs: parts, examples: [{id: '', label: '', code: parts.map(({code = ''}) => code)}]};
}
