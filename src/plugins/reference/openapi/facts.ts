import type {FactData} from '../../../lib/restData';
import type {Json, Schema} from './document';
import {showValue} from './showValue';
import {isMap} from './typeLabel';

/** Constraints whose value is part of the sentence; the value of the others is set as code. */
const SIMPLE: [keyword: string, label: string][] = [
  ['minimum', 'Minimum'],
  ['maximum', 'Maximum'],
  ['multipleOf', 'Multiple of'],
  ['contentEncoding', 'Encoding'],
  ['contentMediaType', 'Content type'],
  ['minContains', 'Contains at least'],
  ['maxContains', 'Contains at most'],
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
  if (schema.const !== undefined) return [['Always', showValue(schema.const)]];
  const facts: FactData[] = [
    ...simpleFacts(schema),
    ...exclusive(schema),
    ...range('character', schema.minLength, schema.maxLength),
    ...range('item', schema.minItems, schema.maxItems),
    ...range('property', schema.minProperties, schema.maxProperties),
  ];
  if (schema.pattern !== undefined) facts.push(['Pattern', String(schema.pattern)]);
  if (schema.uniqueItems === true) facts.push(['No item twice']);
  if (schema.additionalProperties === false || schema.unevaluatedProperties === false) facts.push(['No other properties']);
  if (schema.additionalProperties === true && !isMap(schema)) facts.push(['Other properties are allowed']);
  if ((schema.items === false && schema.prefixItems) || schema.unevaluatedItems === false) facts.push(['No further items']);
  if (!schema.properties) for (const name of schema.required ?? []) facts.push(['Requires', name]);
  facts.push(...nameFacts(schema), ...dependencyFacts(schema), ...xmlFacts(schema));
  for (const keyword of RAW) {
    if (typeof schema[keyword] === 'object') facts.push([rawLabel(keyword), showValue(schema[keyword] as Json)]);
  }
  if (schema.default !== undefined) facts.push(['Default', showValue(schema.default)]);
  for (const example of examplesOf(schema)) if (isTelling(schema, example)) facts.push(['Example', showExample(example)]);
  if (part === undefined) return facts;
  return facts.map(([label, ...value]) => [`Each ${part}: ${lower(label)}`, ...value]);
}

/** @returns the schema's own examples, each once */
export function examplesOf(schema: Schema): Json[] {
  const list = schema.example === undefined ? [] : [schema.example];
  if (Array.isArray(schema.examples)) list.push(...schema.examples);
  const seen = new Set<string>();
  return list.filter((value) => {
    const text = JSON.stringify(value);
    return !seen.has(text) && Boolean(seen.add(text));
  });
}

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
  const values = (names.enum ?? []).map((value): FactData => ['Property name', showValue(value)]);
  return [...values, ...factsOf(names).map(([label, ...value]): FactData => [`Property names: ${lower(label)}`, ...value])];
}

function dependencyFacts({dependentRequired}: Schema): FactData[] {
  const entries = Object.entries((dependentRequired ?? {}) as Record<string, string[]>);
  return entries.flatMap(([name, others]) => others.map((other): FactData => [`With ${name}, requires`, other]));
}

function xmlFacts({xml}: Schema): FactData[] {
  if (typeof xml !== 'object' || xml === null) return [];
  return Object.entries(xml as Record<string, Json>)
    .filter(([, value]) => value !== false)
    .map(([key, value]) => (value === true ? [`XML ${key}`] : [`XML ${key}`, showValue(value)]));
}

function simpleFacts(schema: Schema): FactData[] {
  return SIMPLE.filter(([keyword]) => schema[keyword] !== undefined)
    .filter(([keyword]) => typeof schema[exclusiveOf(keyword)] !== 'boolean' || schema[exclusiveOf(keyword)] === false)
    .map(([keyword, label]) => [`${label} ${showValue(schema[keyword] as Json)}`]);
}

/** 3.0 has `exclusiveMinimum: true` beside `minimum`, 3.1 has a number of its own. */
function exclusive(schema: Schema): FactData[] {
  const facts: FactData[] = [];
  for (const [keyword, label] of [['minimum', 'More than'], ['maximum', 'Less than']] as const) {
    const value = schema[exclusiveOf(keyword)];
    if (value === true) facts.push([`${label} ${showValue(schema[keyword] as Json)}`]);
    else if (typeof value === 'number') facts.push([`${label} ${value}`]);
  }
  return facts;
}

function exclusiveOf(keyword: string): string {
  return `exclusive${keyword.charAt(0).toUpperCase()}${keyword.slice(1)}`;
}

function range(unit: string, min: unknown, max: unknown): FactData[] {
  const count = (value: unknown): string => `${String(value)} ${value === 1 ? unit : unit.replace(/y$/, 'ie').concat('s')}`;
  if (max === undefined) return min === undefined || min === 0 ? [] : [[`At least ${count(min)}`]];
  if (min === max) return [[`Exactly ${count(max)}`]];
  if (min === undefined || min === 0) return [[`At most ${count(max)}`]];
  return [[`${String(min)} to ${count(max)}`]];
}

function rawLabel(keyword: string): string {
  const words = keyword.replace(/([A-Z])/g, ' $1').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
