import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {GraphqlPageData} from '../../../data/graphql';
import type {ExampleData, SamplesData} from '../../../data/reference';
import {CodeTabs} from '../../reference/CodeTabs';
import {EditRequestButton} from '../../reference/EditRequestButton';

/** Renders the request and the response of an example, followed by the programs that send the request. */
export function Example({page: {examples, samples, errorCode}}: {page: GraphqlPageData}): ReactNode {
  if (!examples) return null;
  const liveLabel = samples?.isLive ? translate({id: 'paydocs.ref.connection', message: 'Connection'}) : undefined;
  return (
    <div data-rest="">
      {errorCode !== undefined && (
        <p>
          {`${translate({id: 'paydocs.ref.fails', message: 'With an API key, this request fails with the code'})} `}
          <code>{errorCode}</code>.
        </p>
      )}
      <CodeTabs samples={toSamples(examples)} label={translate({id: 'paydocs.ref.example', message: 'Example'})} />
      {samples && (
        <CodeTabs
          samples={samples}
          label={liveLabel}
          action={liveLabel === undefined ? <EditRequestButton /> : undefined}
        />
      )}
    </div>
  );
}

/** Converts the parts of one example, such as operation and response, to tabs. */
function toSamples(parts: ExampleData[]): SamplesData {
  return {tabs: parts, examples: [{id: '', label: '', code: parts.map(({code = ''}) => code)}]};
}
