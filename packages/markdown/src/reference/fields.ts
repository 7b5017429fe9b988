/** Renders fields of the REST API as nested lists. */
import {translate} from '@paydocs/core/translate';
import type {FactData, ValueData} from '@paydocs/reference/data/reference';
import type {AlternativeData, ChoiceData, RestFieldData, SchemaData} from '@paydocs/reference/data/rest';
import {blocks, code, escaped, fenced, item, link, list} from '../text';
import type {Writing} from './forms';

/** Checks whether the value of a fact has several lines. */
export const isLong = ([, value = '']: FactData): boolean => value.includes('\n');

/** Renders fields as a list: name, type, limits, description, and then nested fields. */
export const fieldList = (fields: readonly RestFieldData[] = [], writing: Writing): string =>
  fields.map((field) => item(renderField(field, writing))).join('\n');

function renderField(field: RestFieldData, writing: Writing): string {
  const text = writing.html(field.html);
  const start = [code(field.name), field.required === true && required(), typeLine(field, writing)]
    .filter(Boolean)
    .join(' ');
  // A single paragraph fits on the line of the name.
  const head = text === '' ? start : text.includes('\n\n') ? `${start}\n\n${text}\n` : `${start}: ${text}`;
  const details = schemaDetails(field, writing, field.name);
  return details === '' ? head : `${head}\n${details}`;
}

/** Returns the mark of a required field. */
export const required = (): string => `**${translate({id: 'paydocs.ref.required', message: 'required'})}**`;

/** Returns the mark of a deprecated element, with the month of its deprecation if known. */
export const deprecatedMark = (month?: string): string => {
  const mark = translate({id: 'paydocs.deprecated', message: 'deprecated'});
  return month === undefined ? `**${mark}**` : `**${mark} ${month}**`;
};

/** Renders a type, a link to its page, and its limits in one line, as pages do: `array of object · [Item](…) · nullable`. */
export function typeLine(schema: SchemaData & Pick<Partial<RestFieldData>, 'required'>, {links}: Writing): string {
  const {type, ref, above, nullable, access, deprecated, deprecatedIn, facts = []} = schema;
  const line = [
    escaped(type),
    ref && link(ref.text, links.portable(ref.href)),
    above &&
      link(
        translate({id: 'paydocs.ref.above', message: 'same as {name} above'}, {name: above.text}),
        links.portable(above.href),
      ),
    schema.required === 'always' && translate({id: 'paydocs.ref.required', message: 'required'}),
    nullable && translate({id: 'paydocs.ref.nullable', message: 'nullable'}),
    access === 'read-only' && translate({id: 'paydocs.ref.readOnly', message: 'read-only: only in responses'}),
    access === 'write-only' && translate({id: 'paydocs.ref.writeOnly', message: 'write-only: only in requests'}),
    ...facts.filter((fact) => !isLong(fact)).map(factText),
  ].filter(Boolean);
  return `${line.join(' · ')}${deprecated === undefined ? '' : ` ${deprecatedMark(deprecatedIn)}`}`;
}

/** Renders a short fact about a value. An example follows a colon, as on pages. */
export function factText([label, value]: FactData): string {
  if (value === undefined) return escaped(label);
  const isExample = label === translate({id: 'paydocs.ref.example', message: 'Example'});
  return `${escaped(label)}${isExample ? ':' : ''} ${code(value)}`;
}

/** Renders a fact of several lines as a code block. */
export const longFact = ([label, value = '']: FactData): string => `${escaped(label)}:\n\n${fenced(value)}\n`;

/**
 * Renders the details below a schema's description: values, long facts, nested fields, and alternatives.
 *
 * @param name - name of the field or schema that has the type
 */
export function schemaDetails(schema: SchemaData, writing: Writing, name = ''): string {
  const {values, facts = [], docs, cut, ref, fields, choices = []} = schema;
  const parts = [
    values && valueList(values, writing),
    ...facts.filter(isLong).map(longFact),
    docs && item(link(docs.text, writing.links.portable(docs.href))),
    cut && item(renderCutNote(cut, ref, writing, name)),
    fields && fieldList(fields, writing),
    ...choices.map((choice) => choiceText(choice, writing)),
  ];
  return parts.filter(Boolean).join('\n');
}

function renderCutNote(reason: 'recursion' | 'size', ref: SchemaData['ref'], {links}: Writing, owner: string): string {
  const name = ref?.text ?? owner;
  const text =
    reason === 'recursion'
      ? translate({id: 'paydocs.ref.again', message: 'Same fields as {name}'}, {name})
      : translate({id: 'paydocs.ref.see', message: 'See the fields of {name}'}, {name});
  return ref ? link(text.trim(), links.portable(ref.href)) : escaped(text.trim());
}

/** Renders the values of an enum with their descriptions. */
export function valueList(values: readonly ValueData[], {html}: Writing): string {
  if (values.every((value) => value.html === undefined)) {
    const label = translate({id: 'paydocs.ref.valuesAre', message: 'Values:'});
    return item(`${label} ${values.map(({name}) => code(name)).join(' ')}`);
  }
  return list(
    values.map(({name: value, html: meaning}) =>
      meaning === undefined ? code(value) : `${code(value)} ${html(meaning)}`,
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
export function choiceText({rule, by, alternatives}: ChoiceData, writing: Writing): string {
  const selector = by === undefined ? '' : `, ${translate({id: 'paydocs.ref.by', message: 'by'})} ${code(by)}`;
  return item(
    `${getChoiceIntro(rule)}${selector}:\n${alternatives.map((each) => item(renderAlternative(each, by, writing))).join('\n')}`,
  );
}

function renderAlternative(
  {label, when = [], ...schema}: AlternativeData,
  by: string | undefined,
  writing: Writing,
): string {
  const values = when.map((value) => code(by === undefined ? value : `${by}: ${value}`)).join(' ');
  const start = [`**${escaped(label)}**`, values, `· ${typeLine(schema, writing)}`].filter(Boolean).join(' ');
  const text = writing.html(schema.html);
  const details = schemaDetails(schema, writing, label);
  return blocks(
    `${start}${text === '' ? '' : text.includes('\n\n') ? `\n\n${text}\n` : `: ${text}`}${details === '' ? '' : `\n${details}`}`,
  );
}
