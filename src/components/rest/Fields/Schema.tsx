import {Fragment, type ReactNode} from 'react';
import type {ChoiceData, FactData, FieldData, SchemaData} from '@site/src/lib/restData';
import {Html} from '../../reference/Html';
import {Choice} from './Choice';
import {FieldList} from './FieldList';
import {Values} from './Values';
import styles from '../../reference/styles/fields.module.css';

/** So many nested fields are shown at once in the first level, and below it; more wait behind a disclosure. */
const FEW = [8, 3];
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
      <Facts facts={facts?.filter((fact) => !isLong(fact))} />
      {deprecated && (
        <>
          {' '}
          <strong className={styles.deprecated}>deprecated</strong>
        </>
      )}
    </>
  );
}

interface BodyProps {
  schema: SchemaData;
  name: string;
  depth?: number;
}

/** What stands below a schema's type: description, values, nested fields, alternatives. */
export function SchemaBody(props: BodyProps): ReactNode {
  return (
    <>
      <Html html={props.schema.html} />
      <SchemaDetails {...props} />
    </>
  );
}

/** What stands below a schema's description. */
export function SchemaDetails({schema, name, depth = 0}: BodyProps): ReactNode {
  const {values, facts, docs, cut, ref, fields, choices} = schema;
  return (
    <>
      {values && <Values values={values} />}
      <LongExamples facts={facts} />
      {docs && (
        <p>
          <a href={docs.href}>{docs.text}</a>
        </p>
      )}
      {cut && <Cut reason={cut} schema={schema} name={ref?.text ?? name} />}
      {fields && (
        <details className={styles.nested} open={countFields(fields) <= (FEW[depth] ?? 0)}>
          <summary>
            {fields.length} {fields.length === 1 ? 'field' : 'fields'} of {name}
          </summary>
          <FieldList fields={fields} depth={depth + 1} />
        </details>
      )}
      {choices && <Choices choices={choices} depth={depth} />}
    </>
  );
}

/** @returns whether {@link SchemaDetails} shows anything */
export function hasDetails({values, facts = [], docs, cut, fields, choices}: SchemaData): boolean {
  return Boolean(values ?? docs ?? cut ?? fields ?? choices) || facts.some(isLong);
}

/** Constraints, default and examples, in the line of the type. Of an example, nobody needs to know where it ends. */
export function Facts({facts = []}: {facts?: FactData[]}): ReactNode {
  return facts.map(([label, code], index) => {
    const isPlain = code === undefined || label === 'Example';
    return (
      <Fragment key={index}>
        {` · ${label}${isPlain && code !== undefined ? `: ${code}` : ' '}`}
        {!isPlain && <code>{code}</code>}
      </Fragment>
    );
  });
}

/** All choices of a schema: mostly there is one. */
export function Choices({choices, depth = 0}: {choices: ChoiceData[]; depth?: number}): ReactNode {
  return choices.map((choice, index) => <Choice key={index} choice={choice} depth={depth} />);
}

function LongExamples({facts = []}: {facts?: FactData[]}): ReactNode {
  return facts.filter(isLong).map(([label, code], index) => (
    <details key={index} className={styles.values}>
      <summary>{label}</summary>
      <pre tabIndex={0}>{code}</pre>
    </details>
  ));
}

/** What takes several lines stands in a block of its own. */
function isLong([, code = '']: FactData): boolean {
  return code.includes('\n');
}

function countFields(fields: FieldData[]): number {
  const inside = fields.flatMap((field) => [field.fields ?? [], ...alternativesOf(field)]);
  return inside.reduce((sum, nested) => sum + countFields(nested), fields.length);
}

function alternativesOf({choices = []}: SchemaData): FieldData[][] {
  return choices.flatMap(({alternatives}) => alternatives.map(({fields = []}) => fields));
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
