/** Renders fields of the REST API as nested lists. */
import {translate} from '@paydocs/core/translate';
import type {FactData, ValueData} from '@paydocs/reference/data/reference';
import type {AlternativeData, ChoiceData, RestFieldData, SchemaData} from '@paydocs/reference/data/rest';
import {joinBlocks, inlineCode, escapeMarkdown, codeBlock, listItem, link, list} from '../markup';
import type {RenderContext} from './shared';

/** Checks whether the value of a fact has several lines. */
export const isMultiline = ([, value = '']: FactData): boolean => value.includes('\n');

/** Renders fields as a list: name, type, limits, description, and then nested fields. */
export const renderFieldList = (fields: readonly RestFieldData[] = [], writing: RenderContext): string =>
  fields.map((field) => listItem(renderField(field, writing))).join('\n');

function renderField(field: RestFieldData, writing: RenderContext): string {
  const text = writing.htmlToMarkdown(field.html);
  const start = [inlineCode(field.name), field.required === true && getRequiredMark(), renderTypeLine(field, writing)]
    .filter(Boolean)
    .join(' ');
  // A single paragraph fits on the line of the name.
  const head = text === '' ? start : text.includes('\n\n') ? `${start}\n\n${text}\n` : `${start}: ${text}`;
  const details = renderSchemaDetails(field, writing, field.name);
  return details === '' ? head : `${head}\n${details}`;
}

/** Returns the mark of a required field. */
export const getRequiredMark = (): string => `**${translate({id: 'paydocs.ref.required', message: 'required'})}**`;

/** Returns the mark of a deprecated element, with the month of its deprecation if known. */
export const getDeprecatedMark = (month?: string): string => {
  const mark = translate({id: 'paydocs.deprecated', message: 'deprecated'});
  return month === undefined ? `**${mark}**` : `**${mark} ${month}**`;
};

/** Renders a type, a link to its page, and its limits in one line, as pages do: `array of object · [Item](…) · nullable`. */
export function renderTypeLine(
  schema: SchemaData & Pick<Partial<RestFieldData>, 'required'>,
  {links}: RenderContext,
): string {
  const {type, ref, firstOccurrence, nullable, access, deprecated, deprecatedIn, facts = []} = schema;
  const line = [
    escapeMarkdown(type),
    ref && link(ref.text, links.resolveHref(ref.href)),
    firstOccurrence &&
      link(
        translate({id: 'paydocs.ref.above', message: 'same as {name} above'}, {name: firstOccurrence.text}),
        links.resolveHref(firstOccurrence.href),
      ),
    schema.required === 'always' && translate({id: 'paydocs.ref.required', message: 'required'}),
    nullable && translate({id: 'paydocs.ref.nullable', message: 'nullable'}),
    access === 'read-only' && translate({id: 'paydocs.ref.readOnly', message: 'read-only: only in responses'}),
    access === 'write-only' && translate({id: 'paydocs.ref.writeOnly', message: 'write-only: only in requests'}),
    ...facts.filter((fact) => !isMultiline(fact)).map(renderFact),
  ].filter(Boolean);
  return `${line.join(' · ')}${deprecated === undefined ? '' : ` ${getDeprecatedMark(deprecatedIn)}`}`;
}

/** Renders a short fact about a value. An example follows a colon, as on pages. */
export function renderFact([label, value]: FactData): string {
  if (value === undefined) return escapeMarkdown(label);
  const isExample = label === translate({id: 'paydocs.ref.example', message: 'Example'});
  return `${escapeMarkdown(label)}${isExample ? ':' : ''} ${inlineCode(value)}`;
}

/** Renders a fact of several lines as a code block. */
export const renderMultilineFact = ([label, value = '']: FactData): string =>
  `${escapeMarkdown(label)}:\n\n${codeBlock(value)}\n`;

/**
 * Renders the details below a schema's description: values, long facts, nested fields, and alternatives.
 *
 * @param name - name of the field or schema that has the type
 */
export function renderSchemaDetails(schema: SchemaData, writing: RenderContext, name = ''): string {
  const {values, facts = [], docs, truncatedBy, ref, fields, choices = []} = schema;
  const parts = [
    values && renderValueList(values, writing),
    ...facts.filter(isMultiline).map(renderMultilineFact),
    docs && listItem(link(docs.text, writing.links.resolveHref(docs.href))),
    truncatedBy && listItem(renderCutNote(truncatedBy, ref, writing, name)),
    fields && renderFieldList(fields, writing),
    ...choices.map((choice) => renderChoice(choice, writing)),
  ];
  return parts.filter(Boolean).join('\n');
}

function renderCutNote(
  reason: 'recursion' | 'size',
  ref: SchemaData['ref'],
  {links}: RenderContext,
  owner: string,
): string {
  const name = ref?.text ?? owner;
  const text =
    reason === 'recursion'
      ? translate({id: 'paydocs.ref.again', message: 'Same fields as {name}'}, {name})
      : translate({id: 'paydocs.ref.see', message: 'See the fields of {name}'}, {name});
  return ref ? link(text.trim(), links.resolveHref(ref.href)) : escapeMarkdown(text.trim());
}

/** Renders the values of an enum with their descriptions. */
export function renderValueList(values: readonly ValueData[], {htmlToMarkdown}: RenderContext): string {
  if (values.every((value) => value.html === undefined)) {
    const label = translate({id: 'paydocs.ref.valuesAre', message: 'Values:'});
    return listItem(`${label} ${values.map(({name}) => inlineCode(name)).join(' ')}`);
  }
  return list(
    values.map(({name: value, html: meaning}) =>
      meaning === undefined ? inlineCode(value) : `${inlineCode(value)} ${htmlToMarkdown(meaning)}`,
    ),
  );
}

const getChoiceIntro = (rule: ChoiceData['rule']): string =>
  ({
    one: translate({id: 'paydocs.ref.one', message: 'One of these'}),
    any: translate({id: 'paydocs.ref.any', message: 'Any of these'}),
    conditions: translate({id: 'paydocs.ref.rules', message: 'Other rules'}),
  })[rule];

/** Renders a choice between schemas: each alternative with its name and the values that select it. */
export function renderChoice({rule, discriminator, alternatives}: ChoiceData, writing: RenderContext): string {
  const selector =
    discriminator === undefined
      ? ''
      : `, ${translate({id: 'paydocs.ref.by', message: 'by'})} ${inlineCode(discriminator)}`;
  return listItem(
    `${getChoiceIntro(rule)}${selector}:\n${alternatives.map((each) => listItem(renderAlternative(each, discriminator, writing))).join('\n')}`,
  );
}

function renderAlternative(
  {label, when = [], ...schema}: AlternativeData,
  by: string | undefined,
  writing: RenderContext,
): string {
  const values = when.map((value) => inlineCode(by === undefined ? value : `${by}: ${value}`)).join(' ');
  const start = [`**${escapeMarkdown(label)}**`, values, `· ${renderTypeLine(schema, writing)}`]
    .filter(Boolean)
    .join(' ');
  const text = writing.htmlToMarkdown(schema.html);
  const details = renderSchemaDetails(schema, writing, label);
  return joinBlocks(
    `${start}${text === '' ? '' : text.includes('\n\n') ? `\n\n${text}\n` : `: ${text}`}${details === '' ? '' : `\n${details}`}`,
  );
}
