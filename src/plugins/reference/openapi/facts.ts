import type {FactData} from '../shared/restData';
import type {Json, Schema} from './document';
import {isMap} from './typeLabel';

const SIMPLE: [keyword: string, label: string][] = [
  ['minimum', 'Minimum'],
  ['maximum', 'Maximum'],
  ['multipleOf', 'Multiple of'],
  ['pattern', 'Pattern'],
  ['contentEncoding', 'Encoding'],
  ['contentMediaType', 'Content type'],
  ['minContains', 'Contains at least'],
  ['maxContains', 'Contains at most'],
];

/** Rules of JSON Schema that have no words of their own here: shown as they are. */
const RAW = [
  'not', 'if', 'then', 'else', 'contains', 'contentSchema', 'dependentRequired', 'dependentSchemas', 'dependencies',
  'propertyNames', 'unevaluatedItems', 'unevaluatedProperties', 'xml',
];

/**
 * @param schema - a flattened schema
 * @param part - set for the members of a list or map: the facts are marked as theirs
 * @returns its constraints, default and examples as short texts
 */
export function factsOf(schema: Schema, part?: 'item' | 'value'): FactData[] {
  const facts: FactData[] = [
    ...simpleFacts(schema),
    ...exclusive(schema),
    ...range('Length', 'characters', schema.minLength, schema.maxLength),
    ...range('Items', 'items', schema.minItems, schema.maxItems),
    ...range('Properties', 'properties', schema.minProperties, schema.maxProperties),
  ];
  if (schema.uniqueItems === true) facts.push(['No item twice']);
  if (schema.additionalProperties === false) facts.push(['No other properties']);
  if (schema.additionalProperties === true && !isMap(schema)) facts.push(['Other properties are allowed']);
  if (schema.items === false && schema.prefixItems) facts.push(['No further items']);
  for (const keyword of RAW) {
    if (schema[keyword] !== undefined) facts.push([rawLabel(keyword), showValue(schema[keyword] as Json)]);
  }
  if (schema.const !== undefined) facts.push(['Always', showValue(schema.const)]);
  if (schema.default !== undefined) facts.push(['Default', showValue(schema.default)]);
  for (const example of examplesOf(schema)) facts.push(['Example', showValue(example)]);
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

/** @returns a value as readers write it: strings without quotes, the rest as JSON */
export function showValue(value: Json): string {
  if (value === '') return '""';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function simpleFacts(schema: Schema): FactData[] {
  return SIMPLE.filter(([keyword]) => schema[keyword] !== undefined)
    .filter(([keyword]) => typeof schema[exclusiveOf(keyword)] !== 'boolean' || schema[exclusiveOf(keyword)] === false)
    .map(([keyword, label]) => [label, showValue(schema[keyword] as Json)]);
}

/** 3.0 has `exclusiveMinimum: true` beside `minimum`, 3.1 has a number of its own. */
function exclusive(schema: Schema): FactData[] {
  const facts: FactData[] = [];
  for (const [keyword, label] of [['minimum', 'More than'], ['maximum', 'Less than']] as const) {
    const value = schema[exclusiveOf(keyword)];
    if (value === true) facts.push([label, showValue(schema[keyword] as Json)]);
    else if (typeof value === 'number') facts.push([label, String(value)]);
  }
  return facts;
}

function exclusiveOf(keyword: string): string {
  return `exclusive${keyword.charAt(0).toUpperCase()}${keyword.slice(1)}`;
}

function range(label: string, unit: string, min: unknown, max: unknown): FactData[] {
  if (min === undefined && max === undefined) return [];
  if (min === max) return [[label, `exactly ${String(min)}`]];
  if (max === undefined) return min === 0 ? [] : [[label, `at least ${String(min)}`]];
  if (min === undefined || min === 0) return [[label, `at most ${String(max)}`]];
  return [[label, `${String(min)} to ${String(max)}${unit === 'characters' ? ' characters' : ''}`]];
}

function rawLabel(keyword: string): string {
  const words = keyword.replace(/([A-Z])/g, ' $1').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
