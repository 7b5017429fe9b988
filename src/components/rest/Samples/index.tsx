import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useId, type ReactNode} from 'react';
import type {ExampleData, OperationPageData, SchemaPageData} from '@site/src/lib/restData';
import CopyButton from '../../CopyButton';
import {Html} from '../Html';
import {CodePanel, Colours} from './CodePanel';
import styles from './styles.module.css';

/** Code samples in tabs, one for each language; with a choice of example when there are several. */
export function Samples({page}: {page: OperationPageData}): ReactNode {
  const base = useId();
  const {languages = [], examples = []} = page.samples ?? {};
  return (
    <div data-rest="" data-picker="" data-copy-scope="" className={styles.picker}>
      <ExampleSelect label="Request" examples={examples} />
      <div className={styles.bar}>
        <div role="tablist" aria-label="Language" className={styles.tabs}>
          {languages.map(({id, label}, index) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${base}tab-${id}`}
              aria-controls={`${base}panel-${id}`}
              aria-selected={index === 0}
              tabIndex={index === 0 ? 0 : -1}
              data-language={id}
            >
              {label}
            </button>
          ))}
        </div>
        <CopyButton label="Copy the code sample" />
      </div>
      {languages.map(({id, label}, index) => (
        <div key={id} role="tabpanel" id={`${base}panel-${id}`} aria-labelledby={`${base}tab-${id}`} hidden={index > 0}>
          {examples.map((example, at) => (
            <CodePanel
              key={example.id}
              code={example.code[index] ?? ''}
              shown={index === 0 && at === 0}
              hidden={at > 0}
              title={examples.length > 1 ? `${label}: ${example.label}` : label}
              example={example.id}
              language={id}
            />
          ))}
        </div>
      ))}
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
