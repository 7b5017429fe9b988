/** Fields of the REST API, with all that is nested in them, as lists. */
import {translate} from '@paydocs/core/translate';
import type {FactData, ValueData} from '@paydocs/reference/data/reference';
import type {AlternativeData, ChoiceData, RestFieldData, SchemaData} from '@paydocs/reference/data/rest';
import {blocks, code, escaped, fenced, item, link, list} from '../text';
import type {Writing} from './forms';

/** @returns whether a fact takes several lines */
export const isLong = ([, value = '']: FactData): boolean => value.includes('\n');

/** @returns fields as a list: name, type and limits, description, then what is nested */
export const fieldList = (fields: readonly RestFieldData[] = [], writing: Writing): string =>
  fields.map((field) => item(fieldText(field, writing))).join('\n');

function fieldText(field: RestFieldData, writing: Writing): string {
  const text = writing.html(field.html);
  const start = [code(field.name), field.required === true && required(), typeLine(field, writing)]
    .filter(Boolean)
    .join(' ');
  // One paragraph stands in the line of the name.
  const head = text === '' ? start : text.includes('\n\n') ? `${start}\n\n${text}\n` : `${start}: ${text}`;
  const details = schemaDetails(field, writing, field.name);
  return details === '' ? head : `${head}\n${details}`;
}

/** @returns what is said of a field that must be sent */
export const required = (): string => `**${translate({id: 'paydocs.ref.required', message: 'required'})}**`;

/** @returns what is said of something that should not be used any more */
export const deprecatedMark = (month?: string): string => {
  const mark = translate({id: 'paydocs.deprecated', message: 'deprecated'});
  return month === undefined ? `**${mark}**` : `**${mark} ${month}**`;
};

/** @returns type, page of the type and limits in a line, as pages write it: `array of object · [Item](…) · nullable` */
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

/** @returns a short fact about a value; an example is behind a colon, as on pages */
export function factText([label, value]: FactData): string {
  if (value === undefined) return escaped(label);
  const isExample = label === translate({id: 'paydocs.ref.example', message: 'Example'});
  return `${escaped(label)}${isExample ? ':' : ''} ${code(value)}`;
}

/** @returns a fact of several lines in a block */
export const longFact = ([label, value = '']: FactData): string => `${escaped(label)}:\n\n${fenced(value)}\n`;

/**
 * @param schema - a type
 * @param writing - see {@link Writing}
 * @param name - of who has it
 * @returns what stands below a schema's description: values, long facts, nested fields, alternatives
 */
export function schemaDetails(schema: SchemaData, writing: Writing, name = ''): string {
  const {values, facts = [], docs, cut, ref, fields, choices = []} = schema;
  const parts = [
    values && valueList(values, writing),
    ...facts.filter(isLong).map(longFact),
    docs && item(link(docs.text, writing.links.portable(docs.href))),
    cut && item(cutText(cut, ref, writing, name)),
    fields && fieldList(fields, writing),
    ...choices.map((choice) => choiceText(choice, writing)),
  ];
  return parts.filter(Boolean).join('\n');
}

function cutText(reason: 'recursion' | 'size', ref: SchemaData['ref'], {links}: Writing, owner: string): string {
  const name = ref?.text ?? owner;
  const text =
    reason === 'recursion'
      ? translate({id: 'paydocs.ref.again', message: 'Same fields as {name}'}, {name})
      : translate({id: 'paydocs.ref.see', message: 'See the fields of {name}'}, {name});
  return ref ? link(text.trim(), links.portable(ref.href)) : escaped(text.trim());
}

/** @returns the values of an enumeration with their meanings */
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

const intro = (rule: ChoiceData['rule']): string =>
  ({
    one: translate({id: 'paydocs.ref.one', message: 'One of these'}),
    any: translate({id: 'paydocs.ref.any', message: 'Any of these'}),
    conditions: translate({id: 'paydocs.ref.rules', message: 'Other rules'}),
  })[rule];

/** @returns a choice between schemas, each alternative with its name and the values that select it */
export function choiceText({rule, by, alternatives}: ChoiceData, writing: Writing): string {
  const selector = by === undefined ? '' : `, ${translate({id: 'paydocs.ref.by', message: 'by'})} ${code(by)}`;
  return item(
    `${intro(rule)}${selector}:\n${alternatives.map((each) => item(alternativeText(each, by, writing))).join('\n')}`,
  );
}

function alternativeText(
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
