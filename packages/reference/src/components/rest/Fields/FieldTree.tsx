/** Fields show schemas, schemas show choices, and both show fields: what nests stands in one file. */
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {AlternativeData, ChoiceData, RestFieldData, SchemaData} from '../../../data/rest';
import {Html} from '@paydocs/ui/components/Html';
import {LongFacts, isLong} from '../../reference/Facts';
import {FieldList, FirstFields, Nested, named} from '../../reference/Fields';
import {ReadMore} from '../../reference/Links';
import {Values} from '../../reference/Values';
import {TypeLine} from './TypeLine';
import styles from '../../reference/styles/fields.module.css';

/**
 * An object of so many fields, with nothing inside of them, is shown where it stands, however large the body. Another
 * waits behind a disclosure.
 */
const SMALL = 4;

const INTRO: Record<ChoiceData['rule'], string> = {
  one: translate({id: 'paydocs.ref.one', message: 'One of these'}),
  any: translate({id: 'paydocs.ref.any', message: 'Any of these'}),
  conditions: translate({id: 'paydocs.ref.rules', message: 'Other rules'}),
};

/** Properties, parameters or headers, with what is nested in them. */
export function FieldTree({fields, inside}: {fields: RestFieldData[]; inside?: boolean}): ReactNode {
  return (
    <FieldList
      inside={inside}
      items={requiredFirst(fields)}
      line={(field) => <TypeLine schema={field} required={field.required === 'always'} />}
      meaning={(field) => <Meaning field={field} />}
    />
  );
}

/** The fields of a body. */
export function BodyFields({fields}: {fields: RestFieldData[]}): ReactNode {
  return <FirstFields items={requiredFirst(fields)} list={(shown) => <FieldTree fields={shown} />} />;
}

/** What must be sent comes first. What refers to a place above stays below it. */
function requiredFirst(fields: RestFieldData[]): RestFieldData[] {
  const isFirst = (field: RestFieldData): boolean => field.required === true && !refersAbove(field);
  return [...fields.filter(isFirst), ...fields.filter((field) => !isFirst(field))];
}

const refersAbove = (schema: SchemaData): boolean => schema.above !== undefined || insideOf(schema).some(refersAbove);

/** The description, and what is nested: as few elements as a page of 300 fields can bear. */
function Meaning({field}: {field: RestFieldData}): ReactNode {
  const {name, html} = field;
  const details = hasDetails(field);
  return (
    <>
      {html !== undefined && <dd dangerouslySetInnerHTML={{__html: withoutParagraph(html)}} />}
      {(details || html === undefined) && (
        <dd>
          <SchemaDetails schema={field} name={name} />
        </dd>
      )}
    </>
  );
}

interface BodyProps {
  schema: SchemaData;
  name: string;
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
function SchemaDetails({schema, name}: BodyProps): ReactNode {
  const {values, facts, docs, cut, ref} = schema;
  return (
    <>
      {values && <Values values={values} />}
      <LongFacts facts={facts} />
      <ReadMore link={docs} />
      {cut && <Cut reason={cut} schema={schema} name={ref?.text ?? name} />}
      <Inside schema={schema} name={name} />
    </>
  );
}

/** Fields and choices that are nested. */
function Inside({schema, name}: BodyProps): ReactNode {
  const {fields, choices} = schema;
  const small = isSmall(schema);
  const lists = (
    <>
      {fields && <FieldTree fields={fields} inside={small} />}
      {choices && <Choices choices={choices} />}
    </>
  );
  if (small) return lists;
  return (
    <Nested name={name} inside={inWords(schema)}>
      {lists}
    </Nested>
  );
}

/** All choices of a schema: mostly there is one. */
export function Choices({choices}: {choices: ChoiceData[]}): ReactNode {
  return choices.map((choice, index) => <Choice key={index} choice={choice} />);
}

/** A choice between schemas, each alternative with its name and the value that selects it; or rules that hold besides. */
function Choice({choice: {rule, by, alternatives}}: {choice: ChoiceData}): ReactNode {
  return (
    <div className={styles.choice}>
      <p>
        {INTRO[rule]}
        {by !== undefined && (
          <>
            {`, ${translate({id: 'paydocs.ref.by', message: 'by'})} `}
            <code>{by}</code>
          </>
        )}
        :
      </p>
      {alternatives.map((alternative, index) => (
        <Alternative
          key={alternative.id}
          alternative={alternative}
          by={by}
          open={rule === 'conditions' || index === 0}
        />
      ))}
    </div>
  );
}

interface AlternativeProps {
  alternative: AlternativeData;
  by?: string;
  open: boolean;
}

function Alternative({alternative, by, open}: AlternativeProps): ReactNode {
  const {id, label, when, fields, ...schema} = alternative;
  useBrokenLinks().collectAnchor(id);
  return (
    <details className={styles.alternative} id={id} open={open}>
      <summary>
        <strong>{label}</strong>
        {when?.map((value) => (
          <code key={value}>{by === undefined ? value : `${by}: ${value}`}</code>
        ))}
      </summary>
      <p className={styles.type}>
        <TypeLine schema={schema} />
      </p>
      <SchemaBody schema={schema} name={label} />
      {fields && <FieldTree fields={fields} />}
    </details>
  );
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
  const text =
    reason === 'recursion'
      ? translate({id: 'paydocs.ref.again', message: 'Same fields as {name}'}, {name})
      : translate({id: 'paydocs.ref.see', message: 'See the fields of {name}'}, {name});
  return <p>{ref ? <a href={ref.href}>{text}</a> : text}</p>;
}

/** @returns whether {@link SchemaDetails} shows anything */
function hasDetails({values, facts = [], docs, cut, fields, choices}: SchemaData): boolean {
  return Boolean(values ?? docs ?? cut ?? fields ?? choices) || facts.some(isLong);
}

/** Fields and alternatives inside of a schema. */
function insideOf({fields = [], choices = []}: SchemaData): SchemaData[] {
  return [...fields, ...choices.flatMap(({alternatives}) => alternatives)];
}

/** @returns whether nobody has to open what is inside of a schema, or nothing is */
export function isSmall(schema: SchemaData): boolean {
  const inside = insideOf(schema);
  return inside.length <= SMALL && inside.every((part) => insideOf(part).length === 0);
}

/** What is inside of a schema, in a line: `type; one of Card, Bizum, PayPal, Klarna, 3 more`. */
function inWords({fields = [], choices = []}: SchemaData): string {
  const parts = choices.map(({rule, alternatives}) => {
    const names = named(alternatives.map(({label}) => label));
    if (rule === 'one') return translate({id: 'paydocs.ref.oneIn', message: 'one of {names}'}, {names});
    if (rule === 'any') return translate({id: 'paydocs.ref.anyIn', message: 'any of {names}'}, {names});
    return names;
  });
  return [fields.length > 0 && named(fields.map(({name}) => name)), ...parts].filter(Boolean).join('; ');
}

/** A single paragraph needs no element of its own. */
function withoutParagraph(html: string): string {
  return /^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/.exec(html)?.[1] ?? html;
}
