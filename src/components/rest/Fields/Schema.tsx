import {Fragment, type ReactNode} from 'react';
import type {ChoiceData, FactData, SchemaData} from '@site/src/lib/restData';
import {Html} from '../Html';
import {Choice} from './Choice';
import {FieldList} from './FieldList';
import {Values} from './Values';
import styles from './styles.module.css';

/** Up to this many nested fields are shown at once; more wait behind a disclosure. */
const FEW = 12;

/** Type, link to its page and constraints in a line: `array of object · RetrySchedule · nullable · at most 5 items`. */
export function TypeLine({schema, required = false}: {schema: SchemaData; required?: boolean}): ReactNode {
  const {type, ref, above, nullable, access, deprecated, facts} = schema;
  const notes = [
    required && 'required',
    nullable && 'nullable',
    access === 'read-only' && 'read-only: never sent by you',
    access === 'write-only' && 'write-only: never returned',
  ].filter(Boolean);
  return (
    <>
      {type}
      {ref && (
        <>
          {' · '}
          <a href={ref.href}>{ref.text}</a>
        </>
      )}
      {above && (
        <>
          {' · '}
          <a href={above.href}>as {above.text} above</a>
        </>
      )}
      {notes.map((note) => ` · ${String(note)}`).join('')}
      <Facts facts={facts} />
      {deprecated && (
        <>
          {' '}
          <strong className={styles.deprecated}>deprecated</strong>
        </>
      )}
    </>
  );
}

/** What stands below a schema's type: description, values, nested fields, alternatives. */
export function SchemaBody({schema, name}: {schema: SchemaData; name: string}): ReactNode {
  const {html, values, docs, cut, ref, fields, choices} = schema;
  return (
    <>
      <Html html={html} />
      {values && <Values values={values} />}
      {docs && (
        <p>
          <a href={docs.href}>{docs.text}</a>
        </p>
      )}
      {cut && <Cut reason={cut} schema={schema} name={ref?.text ?? name} />}
      {fields && (
        <details className={styles.nested} open={fields.length <= FEW}>
          <summary>
            {fields.length} {fields.length === 1 ? 'field' : 'fields'} of {name}
          </summary>
          <FieldList fields={fields} />
        </details>
      )}
      {choices && <Choices choices={choices} />}
    </>
  );
}

/** Constraints, default and examples, in the line of the type. */
export function Facts({facts = []}: {facts?: FactData[]}): ReactNode {
  return facts.map(([label, code], index) => (
    <Fragment key={index}>
      {` · ${label}${code === undefined ? '' : ' '}`}
      {code !== undefined && <code>{code}</code>}
    </Fragment>
  ));
}

/** All choices of a schema: mostly there is one. */
export function Choices({choices}: {choices: ChoiceData[]}): ReactNode {
  return choices.map((choice, index) => <Choice key={index} choice={choice} />);
}

function Cut({
  reason,
  schema: {ref},
  name,
}: {
  reason: 'recursion' | 'size';
  schema: SchemaData;
  name: string;
}): ReactNode {
  const text = reason === 'recursion' ? `The fields of ${name} again` : `See the fields of ${name}`;
  return <p>{ref ? <a href={ref.href}>{text}</a> : text}</p>;
}
