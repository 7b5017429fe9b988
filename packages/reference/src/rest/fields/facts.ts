import {translate} from '@paydocs/core/translate';
import type {FactData} from '../../data/reference';
import type {Json, Schema} from '@paydocs/specs/openapi/document';
import {showValue} from '@paydocs/specs/openapi/showValue';
import {isMap} from '@paydocs/specs/openapi/typeLabel';
import {examplesOf} from './examplesOf';

/** Constraints whose value is part of the sentence; the value of the others is set as code. */
const simple = (): [keyword: string, label: string][] => [
  ['minimum', translate({id: 'paydocs.fact.minimum', message: 'Minimum'})],
  ['maximum', translate({id: 'paydocs.fact.maximum', message: 'Maximum'})],
  ['multipleOf', translate({id: 'paydocs.fact.multipleOf', message: 'Multiple of'})],
  ['contentEncoding', translate({id: 'paydocs.fact.contentEncoding', message: 'Encoding'})],
  ['contentMediaType', translate({id: 'paydocs.fact.contentMediaType', message: 'Content type'})],
  ['minContains', translate({id: 'paydocs.fact.minContains', message: 'Contains at least'})],
  ['maxContains', translate({id: 'paydocs.fact.maxContains', message: 'Contains at most'})],
];

/** Rules of JSON Schema that have no words of their own here: shown as they are. */
const RAW = ['dependencies', 'unevaluatedItems', 'unevaluatedProperties'];
/** An example that is longer is written in several lines. */
const LONG = 60;

/**
 * @param schema - a flattened schema
 * @param part - set for the members of a list or map: the facts are marked as theirs
 * @returns its constraints, default and examples as short texts
 */
export function factsOf(schema: Schema, part?: 'item' | 'value'): FactData[] {
  if (schema.const !== undefined)
    return [[translate({id: 'paydocs.fact.always', message: 'Always'}), showValue(schema.const)]];
  const facts: FactData[] = [
    ...simpleFacts(schema),
    ...exclusive(schema),
    ...range(characters, schema.minLength, schema.maxLength),
    ...range(items, schema.minItems, schema.maxItems),
    ...range(properties, schema.minProperties, schema.maxProperties),
  ];
  if (schema.pattern !== undefined)
    facts.push([translate({id: 'paydocs.fact.pattern', message: 'Pattern'}), String(schema.pattern)]);
  if (schema.uniqueItems === true) facts.push([translate({id: 'paydocs.fact.unique', message: 'No duplicate items'})]);
  if (schema.additionalProperties === false || schema.unevaluatedProperties === false)
    facts.push([translate({id: 'paydocs.fact.closed', message: 'No other properties'})]);
  if (schema.additionalProperties === true && !isMap(schema))
    facts.push([translate({id: 'paydocs.fact.open', message: 'Other properties are allowed'})]);
  if ((schema.items === false && schema.prefixItems) || schema.unevaluatedItems === false)
    facts.push([translate({id: 'paydocs.fact.noMore', message: 'No additional items'})]);
  if (!schema.properties)
    for (const name of schema.required ?? [])
      facts.push([translate({id: 'paydocs.fact.requires', message: 'Requires'}), name]);
  facts.push(...nameFacts(schema), ...dependencyFacts(schema), ...xmlFacts(schema));
  for (const keyword of RAW) {
    if (typeof schema[keyword] === 'object') facts.push([rawLabel(keyword), showValue(schema[keyword] as Json)]);
  }
  if (schema.default !== undefined)
    facts.push([translate({id: 'paydocs.ref.default', message: 'Default'}), showValue(schema.default)]);
  for (const example of examplesOf(schema))
    if (isTelling(schema, example)) facts.push([exampleLabel(), showExample(example)]);
  if (part === undefined) return facts;
  return facts.map(([label, ...value]) => [eachOf(part, lower(label)), ...value]);
}

const exampleLabel = (): string => translate({id: 'paydocs.ref.example', message: 'Example'});

/** @returns whether a fact is an example of the whole value */
export const isExample = ([label]: FactData): boolean => label === exampleLabel();

/** @returns whether a fact is an example of the value, or of its members */
export const endsWithExample = ([label]: FactData): boolean =>
  label.toLowerCase().endsWith(exampleLabel().toLowerCase());

/**
 * @param part - of a list or map
 * @param fact - which holds of each of them
 * @returns the fact as one of the whole
 */
export const eachOf = (part: 'item' | 'value', fact: string): string =>
  part === 'item'
    ? translate({id: 'paydocs.fact.eachItem', message: 'Each item: {fact}'}, {fact})
    : translate({id: 'paydocs.fact.eachValue', message: 'Each value: {fact}'}, {fact});

/** An example says nothing new beside a list of values, and nothing at all as `true` or `false`. */
function isTelling(schema: Schema, example: Json): boolean {
  return typeof example !== 'boolean' && !schema.enum?.includes(example) && example !== schema.default;
}

/** @returns an example as a fact shows it */
export function showExample(example: Json): string {
  const text = showValue(example);
  return typeof example === 'object' && text.length > LONG ? JSON.stringify(example, null, 2) : text;
}

/** What the names of an object's properties have to look like. */
function nameFacts({propertyNames}: Schema): FactData[] {
  if (typeof propertyNames !== 'object' || propertyNames === null) return [];
  const names = propertyNames as Schema;
  const values = (names.enum ?? []).map((value): FactData => [
    translate({id: 'paydocs.fact.name', message: 'Property name'}),
    showValue(value),
  ]);
  return [
    ...values,
    ...factsOf(names).map(([label, ...value]): FactData => [
      translate({id: 'paydocs.fact.names', message: 'Property names: {fact}'}, {fact: lower(label)}),
      ...value,
    ]),
  ];
}

function dependencyFacts({dependentRequired}: Schema): FactData[] {
  const entries = Object.entries((dependentRequired ?? {}) as Record<string, string[]>);
  return entries.flatMap(([name, others]) =>
    others.map((other): FactData => [
      translate({id: 'paydocs.fact.dependent', message: 'With {name}, requires'}, {name}),
      other,
    ]),
  );
}

function xmlFacts({xml}: Schema): FactData[] {
  if (typeof xml !== 'object' || xml === null) return [];
  return Object.entries(xml as Record<string, Json>)
    .filter(([, value]) => value !== false)
    .map(([key, value]) => (value === true ? [`XML ${key}`] : [`XML ${key}`, showValue(value)]));
}

function simpleFacts(schema: Schema): FactData[] {
  return simple()
    .filter(([keyword]) => schema[keyword] !== undefined)
    .filter(([keyword]) => typeof schema[exclusiveOf(keyword)] !== 'boolean' || schema[exclusiveOf(keyword)] === false)
    .map(([keyword, label]) => [`${label} ${showValue(schema[keyword] as Json)}`]);
}

/** 3.0 has `exclusiveMinimum: true` beside `minimum`, 3.1 has a number of its own. */
function exclusive(schema: Schema): FactData[] {
  const facts: FactData[] = [];
  for (const [keyword, label] of [
    ['minimum', translate({id: 'paydocs.fact.moreThan', message: 'More than'})],
    ['maximum', translate({id: 'paydocs.fact.lessThan', message: 'Less than'})],
  ] as const) {
    const value = schema[exclusiveOf(keyword)];
    if (value === true) facts.push([`${label} ${showValue(schema[keyword] as Json)}`]);
    else if (typeof value === 'number') facts.push([`${label} ${value}`]);
  }
  return facts;
}

function exclusiveOf(keyword: string): string {
  return `exclusive${keyword.charAt(0).toUpperCase()}${keyword.slice(1)}`;
}

type Count = (count: number | string) => string;

const characters = (count: number | string): string =>
  count === 1
    ? translate({id: 'paydocs.fact.character', message: '1 character'})
    : translate({id: 'paydocs.fact.characters', message: '{count} characters'}, {count});
const items = (count: number | string): string =>
  count === 1
    ? translate({id: 'paydocs.fact.item', message: '1 item'})
    : translate({id: 'paydocs.fact.items', message: '{count} items'}, {count});
const properties = (count: number | string): string =>
  count === 1
    ? translate({id: 'paydocs.fact.property', message: '1 property'})
    : translate({id: 'paydocs.fact.properties', message: '{count} properties'}, {count});

function range(unit: Count, min: unknown, max: unknown): FactData[] {
  const count = (value: unknown): string => unit(value as number);
  if (max === undefined)
    return min === undefined || min === 0
      ? []
      : [[translate({id: 'paydocs.fact.atLeast', message: 'At least {count}'}, {count: count(min)})]];
  if (min === max) return [[translate({id: 'paydocs.fact.exactly', message: 'Exactly {count}'}, {count: count(max)})]];
  if (min === undefined || min === 0)
    return [[translate({id: 'paydocs.fact.atMost', message: 'At most {count}'}, {count: count(max)})]];
  return [[translate({id: 'paydocs.fact.range', message: '{min} to {max}'}, {min: String(min), max: count(max)})]];
}

function rawLabel(keyword: string): string {
  const words = keyword.replace(/([A-Z])/g, ' $1').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
