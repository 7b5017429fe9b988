/** Fields show schemas, schemas show choices, and both show fields: what nests stands in one file. */
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {AlternativeData, ChoiceData, RestFieldData, SchemaData} from '../../../data/rest';
import {Html} from '@paydocs/ui/components/Html';
import {LongFacts, isLong} from '../../reference/Facts';
import {FieldList, Nested} from '../../reference/Fields';
import {ReadMore} from '../../reference/Links';
import {Values} from '../../reference/Values';
import {TypeLine} from './TypeLine';
import styles from '../../reference/styles/fields.module.css';

/** So many nested fields are shown at once in the first level, and below it; more wait behind a disclosure. */
const FEW = [8, 3];

const INTRO: Record<ChoiceData['rule'], string> = {
  one: translate({id: 'paydocs.ref.one', message: 'One of these'}),
  any: translate({id: 'paydocs.ref.any', message: 'Any of these'}),
  conditions: translate({id: 'paydocs.ref.rules', message: 'Other rules'}),
};

interface FieldTreeProps {
  fields: RestFieldData[];
  /** How many fields stand around these. */
  depth?: number;
}

/** Properties, parameters or headers, with what is nested in them. */
export function FieldTree({fields, depth = 0}: FieldTreeProps): ReactNode {
  return (
    <FieldList
      items={fields}
      line={(field) => <TypeLine schema={field} required={field.required === 'always'} />}
      meaning={(field) => <Meaning field={field} depth={depth} />}
    />
  );
}

/** The description, and what is nested: as few elements as a page of 300 fields can bear. */
function Meaning({field, depth}: {field: RestFieldData; depth: number}): ReactNode {
  const {name, html} = field;
  const details = hasDetails(field);
  return (
    <>
      {html !== undefined && <dd dangerouslySetInnerHTML={{__html: withoutParagraph(html)}} />}
      {(details || html === undefined) && (
        <dd>
          <SchemaDetails schema={field} name={name} depth={depth} />
        </dd>
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
function SchemaDetails({schema, name, depth = 0}: BodyProps): ReactNode {
  const {values, facts, docs, cut, ref, fields, choices} = schema;
  return (
    <>
      {values && <Values values={values} />}
      <LongFacts facts={facts} />
      <ReadMore link={docs} />
      {cut && <Cut reason={cut} schema={schema} name={ref?.text ?? name} />}
      {fields && (
        <Nested count={fields.length} noun="field" name={name} open={countFields(fields) <= (FEW[depth] ?? 0)}>
          <FieldTree fields={fields} depth={depth + 1} />
        </Nested>
      )}
      {choices && <Choices choices={choices} depth={depth} />}
    </>
  );
}

/** All choices of a schema: mostly there is one. */
export function Choices({choices, depth = 0}: {choices: ChoiceData[]; depth?: number}): ReactNode {
  return choices.map((choice, index) => <Choice key={index} choice={choice} depth={depth} />);
}

interface ChoiceProps {
  choice: ChoiceData;
  /** How many fields stand around it. */
  depth: number;
}

/** A choice between schemas, each alternative with its name and the value that selects it; or rules that hold besides. */
function Choice({choice: {rule, by, alternatives}, depth}: ChoiceProps): ReactNode {
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
          depth={depth}
        />
      ))}
    </div>
  );
}

interface AlternativeProps {
  alternative: AlternativeData;
  by?: string;
  open: boolean;
  depth: number;
}

function Alternative({alternative, by, open, depth}: AlternativeProps): ReactNode {
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
      <SchemaBody schema={schema} name={label} depth={depth + 1} />
      {fields && <FieldTree fields={fields} depth={depth + 1} />}
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
      ? translate({id: 'paydocs.ref.again', message: 'The fields of {name} again'}, {name})
      : translate({id: 'paydocs.ref.see', message: 'See the fields of {name}'}, {name});
  return <p>{ref ? <a href={ref.href}>{text}</a> : text}</p>;
}

/** @returns whether {@link SchemaDetails} shows anything */
function hasDetails({values, facts = [], docs, cut, fields, choices}: SchemaData): boolean {
  return Boolean(values ?? docs ?? cut ?? fields ?? choices) || facts.some(isLong);
}

function countFields(fields: RestFieldData[]): number {
  const inside = fields.flatMap((field) => [field.fields ?? [], ...alternativesOf(field)]);
  return inside.reduce((sum, nested) => sum + countFields(nested), fields.length);
}

function alternativesOf({choices = []}: SchemaData): RestFieldData[][] {
  return choices.flatMap(({alternatives}) => alternatives.map(({fields = []}) => fields));
}

/** A single paragraph needs no element of its own. */
function withoutParagraph(html: string): string {
  return /^<p>((?:(?!<\/?p>)[\s\S])*)<\/p>$/.exec(html)?.[1] ?? html;
}
