/** Components for fields, schemas, and choices. They share a file because they render each other recursively. */
import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {AlternativeData, ChoiceData, RestFieldData, SchemaData} from '../../../data/rest';
import {Html} from '@paydocs/theme';
import {MultilineFacts} from '../../reference/Facts';
import {FieldList, CollapsibleFields, NestedDisclosure, formatNames} from '../../reference/Fields';
import {ReadMoreLink} from '../../reference/Links';
import {Values} from '../../reference/Values';
import {TypeLine, renderTypeParts} from './TypeLine';
import styles from '../../reference/styles/fields.module.css';

/** Maximum number of fields, none of them nested, in an object that is rendered inline rather than in a disclosure. */
const MAX_INLINE_FIELDS = 4;

const CHOICE_LABELS: Record<ChoiceData['rule'], string> = {
  one: translate({id: 'paydocs.ref.one', message: 'One of these'}),
  any: translate({id: 'paydocs.ref.any', message: 'Any of these'}),
  conditions: translate({id: 'paydocs.ref.rules', message: 'Other rules'}),
};

/** Renders properties, parameters, or headers with their nested fields. */
export function FieldTree({fields, inside}: {fields: RestFieldData[]; inside?: boolean}): ReactNode {
  return (
    <FieldList
      isNested={inside}
      items={sortRequiredFirst(fields)}
      renderType={(field) => renderTypeParts(field, field.required === 'always')}
      renderDetails={(field) => (hasDetails(field) ? <SchemaDetails schema={field} name={field.name} /> : undefined)}
    />
  );
}

/** Renders the fields of a body. If there are many, optional ones are collapsed. */
export function BodyFields({fields}: {fields: RestFieldData[]}): ReactNode {
  return (
    <CollapsibleFields
      items={sortRequiredFirst(fields)}
      renderList={(visibleFields) => <FieldTree fields={visibleFields} />}
    />
  );
}

/** Sorts required fields first. A field that links to an earlier field stays below it. */
function sortRequiredFirst(fields: RestFieldData[]): RestFieldData[] {
  const isFirst = (field: RestFieldData): boolean => field.required === true && !hasEarlierReference(field);
  return [...fields.filter(isFirst), ...fields.filter((field) => !isFirst(field))];
}

const hasEarlierReference = (schema: SchemaData): boolean =>
  schema.firstOccurrence !== undefined || getChildren(schema).some(hasEarlierReference);

interface SchemaContentProps {
  schema: SchemaData;
  name: string;
}

/** Renders the content below a schema's type: description, values, nested fields, and alternatives. */
export function SchemaContent(props: SchemaContentProps): ReactNode {
  return (
    <>
      <Html html={props.schema.html} />
      <MultilineFacts facts={props.schema.facts} />
      <SchemaDetails {...props} />
    </>
  );
}

/** Renders the content below a schema's description and facts: values, links, and nested fields. */
function SchemaDetails({schema, name}: SchemaContentProps): ReactNode {
  const {values, docs, truncatedBy, ref} = schema;
  return (
    <>
      {values && <Values values={values} />}
      <ReadMoreLink link={docs} />
      {truncatedBy && <TruncationNote reason={truncatedBy} schema={schema} name={ref?.text ?? name} />}
      <NestedContent schema={schema} name={name} />
    </>
  );
}

/** Renders nested fields and choices, in a disclosure unless there are few. */
function NestedContent({schema, name}: SchemaContentProps): ReactNode {
  const {fields, choices} = schema;
  const isInline = isRenderedInline(schema);
  const lists = (
    <>
      {fields && <FieldTree fields={fields} inside={isInline} />}
      {choices && <Choices choices={choices} />}
    </>
  );
  if (isInline) return lists;
  return (
    <NestedDisclosure name={name} summary={summarizeChildren(schema)}>
      {lists}
    </NestedDisclosure>
  );
}

/** Renders all choices of a schema. Usually there's only one. */
export function Choices({choices}: {choices: ChoiceData[]}): ReactNode {
  return choices.map((choice, index) => <Choice key={index} choice={choice} />);
}

/** Renders a choice or conditions: a disclosure for each alternative, with its label and discriminator values. */
function Choice({choice: {rule, discriminator, alternatives}}: {choice: ChoiceData}): ReactNode {
  return (
    <div className={styles.choice}>
      <p>
        {CHOICE_LABELS[rule]}
        {discriminator !== undefined && (
          <>
            {`, ${translate({id: 'paydocs.ref.by', message: 'by'})} `}
            <code>{discriminator}</code>
          </>
        )}
        :
      </p>
      {alternatives.map((alternative, index) => (
        <Alternative
          key={alternative.id}
          alternative={alternative}
          by={discriminator}
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
      <SchemaContent schema={schema} name={label} />
      {fields && <FieldTree fields={fields} />}
    </details>
  );
}

function TruncationNote({
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

/** Checks whether {@link SchemaDetails} renders anything for a schema. */
function hasDetails({values, docs, truncatedBy, fields, choices}: SchemaData): boolean {
  return Boolean(values ?? docs ?? truncatedBy ?? fields ?? choices);
}

/** Returns the fields and alternatives of a schema. */
function getChildren({fields = [], choices = []}: SchemaData): SchemaData[] {
  return [...fields, ...choices.flatMap(({alternatives}) => alternatives)];
}

/** Checks whether a schema has only a few fields and alternatives, which are rendered inline, or none. */
export function isRenderedInline(schema: SchemaData): boolean {
  const children = getChildren(schema);
  return children.length <= MAX_INLINE_FIELDS && children.every((child) => getChildren(child).length === 0);
}

/** Summarizes the contents of a schema on one line, such as `type; one of Card, Bizum, PayPal, Klarna, 3 more`. */
function summarizeChildren({fields = [], choices = []}: SchemaData): string {
  const parts = choices.map(({rule, alternatives}) => {
    const names = formatNames(alternatives.map(({label}) => label));
    if (rule === 'one') return translate({id: 'paydocs.ref.oneIn', message: 'one of {names}'}, {names});
    if (rule === 'any') return translate({id: 'paydocs.ref.anyIn', message: 'any of {names}'}, {names});
    return names;
  });
  return [fields.length > 0 && formatNames(fields.map(({name}) => name)), ...parts].filter(Boolean).join('; ');
}
