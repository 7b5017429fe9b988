import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useId, type ReactNode} from 'react';
import type {ExampleData, OperationPageData, SchemaPageData} from '@site/src/lib/restData';
import CopyButton from '../../CopyButton';
import TabList, {tabIds} from '../../TabList';
import WrapButton from '../../WrapButton';
import {Html} from '../../reference/Html';
import {CodePanel, Colours} from '../../reference/Code';
import styles from '../../reference/styles/code.module.css';

/** Code samples in tabs, one for each language; with a choice of example when there are several. */
export function Samples({page}: {page: OperationPageData}): ReactNode {
  const base = useId();
  const {html, languages = [], examples = []} = page.samples ?? {};
  return (
    <div data-rest="" data-picker="language" data-copy-scope="" className={styles.picker}>
      <ExampleSelect label="Request" examples={examples} />
      <div className={styles.bar}>
        <TabList base={base} tabs={languages.map(({id, label}) => ({value: id, label}))} label="Language" />
        <WrapButton />
        <CopyButton label="Copy the code sample" />
      </div>
      {languages.map(({id, label}, index) => {
        const ids = tabIds(base, index);
        return (
          <div key={id} role="tabpanel" id={ids.panel} aria-labelledby={ids.tab} hidden={index > 0}>
            {examples.map((example, at) => (
              <CodePanel
                key={example.id}
                code={example.code[index] ?? ''}
                shown={index === 0 && at === 0}
                hidden={at > 0}
                title={examples.length > 1 ? `${label}: ${example.label}` : label}
                example={example.id}
              />
            ))}
          </div>
        );
      })}
      {html !== undefined && (
        <div className={styles.note}>
          <Html html={html} />
        </div>
      )}
      <Colours codes={languages.flatMap((_, index) => examples.map((example) => example.code[index] ?? ''))} />
    </div>
  );
}

/** Examples of responses, payloads or of a schema: one shown, the others a choice away. */
export function Examples({page}: {page: OperationPageData | SchemaPageData}): ReactNode {
  const examples = page.examples ?? [];
  const {collectAnchor} = useBrokenLinks();
  for (const {id} of examples) collectAnchor(id);
  return (
    <div data-rest="" data-picker="" data-copy-scope="" className={styles.picker}>
      <div className={styles.bar}>
        <ExampleSelect label="Example" examples={examples} />
        <WrapButton />
        <CopyButton label="Copy the example" />
      </div>
      {examples.map((example, index) => (
        <Example key={example.id} example={example} shown={index === 0} />
      ))}
      <Colours codes={examples.flatMap(({code}) => code ?? [])} />
    </div>
  );
}

function Example({example, shown}: {example: ExampleData; shown: boolean}): ReactNode {
  const {id, label, status, code, html, href} = example;
  const title = status === undefined ? label : `${status}: ${label}`;
  if (html === undefined && href === undefined && code !== undefined) {
    return <CodePanel id={id} code={code} shown={shown} hidden={!shown} title={title} example={id} />;
  }
  return (
    <div id={id} data-panel="" data-example={id} hidden={!shown}>
      <Html html={html} />
      {href !== undefined && (
        <p>
          <a href={href}>{href}</a>
        </p>
      )}
      {code !== undefined && <CodePanel code={code} shown={shown} title={title} example={id} />}
    </div>
  );
}

interface SelectProps {
  label: string;
  examples: {id: string; label: string; status?: string}[];
}

function ExampleSelect({label, examples}: SelectProps): ReactNode {
  if (examples.length < 2) return <span className={styles.single}>{examples[0]?.status ?? ''}</span>;
  return (
    <label className={styles.select}>
      <span>{label}</span>
      <select data-examples="">
        {examples.map(({id, label: text, status}) => (
          <option key={id} value={id}>
            {status === undefined ? text : `${status}: ${text}`}
          </option>
        ))}
      </select>
    </label>
  );
}
