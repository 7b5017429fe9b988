import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import type {OperationPageData, RestExampleData, SchemaPageData} from '../../../data/rest';
import {Html} from '@paydocs/theme';
import {CodePanel} from '../../reference/Code';
import {CodeTabs} from '../../reference/CodeTabs';
import {EditRequestButton} from '../../reference/EditRequestButton';
import {ReadMoreLink} from '../../reference/Links';
import {CodePicker} from '../../reference/Picker';
import styles from '../../reference/styles/code.module.css';

/** Renders code samples in one tab per language, with a choice of example if there are several. */
export function Samples({page: {samples}}: {page: OperationPageData}): ReactNode {
  if (!samples) return null;
  const {html, examples} = samples;
  return (
    <CodeTabs
      samples={samples}
      isTopLevel
      header={<ExampleSelect label={translate({id: 'paydocs.ref.request', message: 'Request'})} examples={examples} />}
      action={<EditRequestButton />}
    >
      {html !== undefined && (
        <div className={styles.note}>
          <Html html={html} />
        </div>
      )}
    </CodeTabs>
  );
}

/** Renders examples of responses, payloads, or a schema. One is visible, and the reader can choose another. */
export function Examples({page}: {page: OperationPageData | SchemaPageData}): ReactNode {
  const examples = page.examples ?? [];
  const firstResponseId = 'samples' in page ? page.samples?.examples[0]?.responseId : undefined;
  const selectedId = firstResponseId ?? examples[0]?.id;
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of examples) collectAnchor(id);
  return (
    <CodePicker
      isTopLevel
      choice={
        <ExampleSelect
          label={translate({id: 'paydocs.ref.example', message: 'Example'})}
          examples={examples}
          selectedId={selectedId}
        />
      }
      copyLabel={translate({id: 'paydocs.ref.copyExample', message: 'Copy the example'})}
    >
      {examples.map((example) => (
        <Example key={example.id} example={example} isVisible={example.id === selectedId} />
      ))}
    </CodePicker>
  );
}

function Example({example, isVisible}: {example: RestExampleData; isVisible: boolean}): ReactNode {
  const {id, label, status, code, html, href} = example;
  const title = status === undefined ? label : `${status}: ${label}`;
  if (html === undefined && href === undefined && code !== undefined) {
    return <CodePanel id={id} code={code} hidden={!isVisible} title={title} example={id} />;
  }
  return (
    <div id={id} data-panel="" data-example={id} hidden={!isVisible}>
      <Html html={html} />
      {href !== undefined && <ReadMoreLink link={{text: href, href}} />}
      {code !== undefined && <CodePanel code={code} title={title} example={id} />}
    </div>
  );
}

interface SelectProps {
  label: string;
  examples: {id: string; label: string; status?: string; responseId?: string}[];
  selectedId?: string;
}

function ExampleSelect({label, examples, selectedId}: SelectProps): ReactNode {
  if (examples.length < 2) return <span className={styles.single}>{examples[0]?.status ?? ''}</span>;
  return (
    <label className={styles.select}>
      <span data-markdown-ignore="">{label}</span>
      <select data-examples="" defaultValue={selectedId}>
        {selectedId === '' && <option value="" hidden />}
        {examples.map(({id, label: text, status, responseId}) => (
          <option key={id} value={id} data-answer={responseId}>
            {status === undefined ? text : `${status}: ${text}`}
          </option>
        ))}
      </select>
    </label>
  );
}
