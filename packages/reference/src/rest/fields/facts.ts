import {translate} from '@paydocs/core';
import type {FactData} from '../../data/reference';
import {type Json, type Schema, formatValue, isMapType} from '@paydocs/specs';
import {getExamples} from './getExamples';

/** Returns the constraints whose value is plain text in the label; values of other constraints are rendered as code. */
const getKeywordLabels = (): [keyword: string, label: string][] => [
  ['minimum', translate({id: 'paydocs.fact.minimum', message: 'Minimum'})],
  ['maximum', translate({id: 'paydocs.fact.maximum', message: 'Maximum'})],
  ['multipleOf', translate({id: 'paydocs.fact.multipleOf', message: 'Multiple of'})],
  ['contentEncoding', translate({id: 'paydocs.fact.contentEncoding', message: 'Encoding'})],
  ['contentMediaType', translate({id: 'paydocs.fact.contentMediaType', message: 'Content type'})],
  ['minContains', translate({id: 'paydocs.fact.minContains', message: 'Contains at least'})],
  ['maxContains', translate({id: 'paydocs.fact.maxContains', message: 'Contains at most'})],
];

/** JSON Schema keywords whose value is displayed as JSON. */
const RAW_JSON_KEYWORDS = ['dependencies', 'unevaluatedItems', 'unevaluatedProperties'];
/** Maximum length, in characters, of an example that is written on one line. */
const MAX_INLINE_EXAMPLE_LENGTH = 60;

/**
 * Converts the constraints of a schema to facts.
 *
 * @param schema - flattened schema
 * @param part - set if the schema describes the members of a list or map: the facts are labeled accordingly
 * @returns constraints, default, and examples as short facts
 */
export function getFacts(schema: Schema, part?: 'item' | 'value'): FactData[] {
  if (schema.const !== undefined)
    return [[translate({id: 'paydocs.fact.always', message: 'Always'}), formatValue(schema.const)]];
  const facts: FactData[] = [
    ...getKeywordFacts(schema),
    ...getExclusiveLimitFacts(schema),
    ...getRangeFacts(formatCharacterCount, schema.minLength, schema.maxLength),
    ...getRangeFacts(formatItemCount, schema.minItems, schema.maxItems),
    ...getRangeFacts(formatPropertyCount, schema.minProperties, schema.maxProperties),
  ];
  if (schema.pattern !== undefined)
    facts.push([translate({id: 'paydocs.fact.pattern', message: 'Pattern'}), String(schema.pattern)]);
  if (schema.uniqueItems === true) facts.push([translate({id: 'paydocs.fact.unique', message: 'No duplicate items'})]);
  if (schema.additionalProperties === false || schema.unevaluatedProperties === false)
    facts.push([translate({id: 'paydocs.fact.closed', message: 'No other properties'})]);
  if (schema.additionalProperties === true && !isMapType(schema))
    facts.push([translate({id: 'paydocs.fact.open', message: 'Other properties are allowed'})]);
  if ((schema.items === false && schema.prefixItems) || schema.unevaluatedItems === false)
    facts.push([translate({id: 'paydocs.fact.noMore', message: 'No additional items'})]);
  if (!schema.properties)
    for (const name of schema.required ?? [])
      facts.push([translate({id: 'paydocs.fact.requires', message: 'Requires'}), name]);
  facts.push(...getPropertyNameFacts(schema), ...getDependencyFacts(schema), ...getXmlFacts(schema));
  for (const keyword of RAW_JSON_KEYWORDS) {
    if (typeof schema[keyword] === 'object')
      facts.push([humanizeKeyword(keyword), formatValue(schema[keyword] as Json)]);
  }
  if (schema.default !== undefined)
    facts.push([translate({id: 'paydocs.ref.default', message: 'Default'}), formatValue(schema.default)]);
  for (const example of getExamples(schema))
    if (isInformative(schema, example)) facts.push([getExampleLabel(), formatExample(example)]);
  if (part === undefined) return facts;
  return facts.map(([label, ...value]) => [formatMemberFact(part, lowerFirst(label)), ...value]);
}

const getExampleLabel = (): string => translate({id: 'paydocs.ref.example', message: 'Example'});

/** Checks whether a fact is an example of the whole value. */
export const isExampleFact = ([label]: FactData): boolean => label === getExampleLabel();

/** Checks whether a fact is an example of the value or of its members. */
export const isExampleFactAtAnyLevel = ([label]: FactData): boolean =>
  label.toLowerCase().endsWith(getExampleLabel().toLowerCase());

/**
 * Labels a fact about each member of a list or map as a fact about the whole.
 *
 * @param part - kind of member
 * @param fact - label of the fact
 * @returns a label such as `Each item: minimum 1`
 */
export const formatMemberFact = (part: 'item' | 'value', fact: string): string =>
  part === 'item'
    ? translate({id: 'paydocs.fact.eachItem', message: 'Each item: {fact}'}, {fact})
    : translate({id: 'paydocs.fact.eachValue', message: 'Each value: {fact}'}, {fact});

/** Checks whether an example adds information. Booleans, enum values, and the default don't. */
function isInformative(schema: Schema, example: Json): boolean {
  return typeof example !== 'boolean' && !schema.enum?.includes(example) && example !== schema.default;
}

/** Formats an example for a fact. A long object or array takes several lines. */
export function formatExample(example: Json): string {
  const json = formatValue(example);
  return typeof example === 'object' && json.length > MAX_INLINE_EXAMPLE_LENGTH
    ? JSON.stringify(example, null, 2)
    : json;
}

/** Returns the constraints on the names of an object's properties. */
function getPropertyNameFacts({propertyNames}: Schema): FactData[] {
  if (typeof propertyNames !== 'object' || propertyNames === null) return [];
  const names = propertyNames as Schema;
  const values = (names.enum ?? []).map((value): FactData => [
    translate({id: 'paydocs.fact.name', message: 'Property name'}),
    formatValue(value),
  ]);
  return [
    ...values,
    ...getFacts(names).map(([label, ...value]): FactData => [
      translate({id: 'paydocs.fact.names', message: 'Property names: {fact}'}, {fact: lowerFirst(label)}),
      ...value,
    ]),
  ];
}

function getDependencyFacts({dependentRequired}: Schema): FactData[] {
  const entries = Object.entries((dependentRequired ?? {}) as Record<string, string[]>);
  return entries.flatMap(([name, others]) =>
    others.map((other): FactData => [
      translate({id: 'paydocs.fact.dependent', message: 'With {name}, requires'}, {name}),
      other,
    ]),
  );
}

function getXmlFacts({xml}: Schema): FactData[] {
  if (typeof xml !== 'object' || xml === null) return [];
  return Object.entries(xml as Record<string, Json>)
    .filter(([, value]) => value !== false)
    .map(([key, value]) => (value === true ? [`XML ${key}`] : [`XML ${key}`, formatValue(value)]));
}

function getKeywordFacts(schema: Schema): FactData[] {
  return getKeywordLabels()
    .filter(([keyword]) => schema[keyword] !== undefined)
    .filter(
      ([keyword]) =>
        typeof schema[getExclusiveKeyword(keyword)] !== 'boolean' || schema[getExclusiveKeyword(keyword)] === false,
    )
    .map(([keyword, label]) => [`${label} ${formatValue(schema[keyword] as Json)}`]);
}

/** Returns facts of exclusive limits, which are booleans next to `minimum` in OpenAPI 3.0, and numbers in 3.1. */
function getExclusiveLimitFacts(schema: Schema): FactData[] {
  const facts: FactData[] = [];
  for (const [keyword, label] of [
    ['minimum', translate({id: 'paydocs.fact.moreThan', message: 'More than'})],
    ['maximum', translate({id: 'paydocs.fact.lessThan', message: 'Less than'})],
  ] as const) {
    const value = schema[getExclusiveKeyword(keyword)];
    if (value === true) facts.push([`${label} ${formatValue(schema[keyword] as Json)}`]);
    else if (typeof value === 'number') facts.push([`${label} ${value}`]);
  }
  return facts;
}

function getExclusiveKeyword(keyword: string): string {
  return `exclusive${keyword.charAt(0).toUpperCase()}${keyword.slice(1)}`;
}

type FormatCount = (count: number | string) => string;

const formatCharacterCount = (count: number | string): string =>
  count === 1
    ? translate({id: 'paydocs.fact.character', message: '1 character'})
    : translate({id: 'paydocs.fact.characters', message: '{count} characters'}, {count});
const formatItemCount = (count: number | string): string =>
  count === 1
    ? translate({id: 'paydocs.fact.item', message: '1 item'})
    : translate({id: 'paydocs.fact.items', message: '{count} items'}, {count});
const formatPropertyCount = (count: number | string): string =>
  count === 1
    ? translate({id: 'paydocs.fact.property', message: '1 property'})
    : translate({id: 'paydocs.fact.properties', message: '{count} properties'}, {count});

function getRangeFacts(format: FormatCount, min: unknown, max: unknown): FactData[] {
  const formatCount = (value: unknown): string => format(value as number);
  if (max === undefined)
    return min === undefined || min === 0
      ? []
      : [[translate({id: 'paydocs.fact.atLeast', message: 'At least {count}'}, {count: formatCount(min)})]];
  if (min === max)
    return [[translate({id: 'paydocs.fact.exactly', message: 'Exactly {count}'}, {count: formatCount(max)})]];
  if (min === undefined || min === 0)
    return [[translate({id: 'paydocs.fact.atMost', message: 'At most {count}'}, {count: formatCount(max)})]];
  return [
    [translate({id: 'paydocs.fact.range', message: '{min} to {max}'}, {min: String(min), max: formatCount(max)})],
  ];
}

function humanizeKeyword(keyword: string): string {
  const words = keyword.replace(/([A-Z])/g, ' $1').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
