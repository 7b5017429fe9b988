/** Random values that a reader could fill in: each choice of the form, with strings that are hard to quote. */
import {getParameterKey} from '../../../src/rest/samples/fill';
import type {Json, OpenApiDocument, Schema} from '@paydocs/specs';
import type {FormParameter, RequestData, RequestState} from '../../../src/request-form/data';
import {toOpenApiDocument} from '../../../src/request-form/form/request';
import {resolveShape} from '../../../src/request-form/form/shape';

type Random = () => number;

const WORDS = [
  'a',
  "O'Brien",
  '"quoted"',
  'back\\slash',
  '$HOME `id`',
  '{braces} %41',
  'Café ☕ 支付',
  '<b>&amp;</b>',
  '#!?=&+',
  '-x',
  '@file',
  "''",
];
const LINES = ['two\nlines', 'tab\there', 'BODY\nBODY'];
const PLAIN = ['abc', 'x-1', 'A_b.c~d'];
const BY_FORMAT: Record<string, string[]> = {
  email: ['marta@mail.example', 'a.b+c@shop.example'],
  uri: ['https://shop.example/a?b=c&d=%20', 'https://shop.example'],
  hostname: ['shop.example', 'a-b.example'],
  ipv4: ['203.0.113.7'],
  ipv6: ['2001:db8::7'],
  'date-time': ['2026-01-02T03:04:05Z'],
  date: ['2026-02-28'],
  uuid: ['3f1c9b52-7d0e-4a68-9c41-5b2e8f06d7aa'],
};
const MAX_DEPTH = 5;

/**
 * Creates a random request.
 *
 * @param data - data of an operation
 * @param random - returns a number from 0 to 1
 * @returns the request, which may break a rule about several values
 */
export function createRandomState(data: RequestData, random: Random): RequestState {
  const doc = toOpenApiDocument(data);
  const sent = data.parameters.filter(({required}) => required || random() < 0.5);
  const media = data.body && pick(data.body.media, random);
  const isSent = media !== undefined && (data.body?.required === true || random() < 0.8);
  return {
    parameters: Object.fromEntries(
      sent.map((parameter) => [getParameterKey(parameter), createParameter(doc, parameter, random)]),
    ),
    ...(media && {media: media.type}),
    ...(isSent && {body: createBody(doc, media, random)}),
  };
}

function createBody(doc: OpenApiDocument, {type, schema = {}}: {type: string; schema?: Schema}, random: Random): Json {
  // Each program writes the line breaks of multipart forms in its own way, because RFC 7578 doesn't define one.
  const words = type.startsWith('multipart/') ? WORDS : [...WORDS, ...LINES];
  return createValue(doc, schema, {random, words, depth: 0});
}

function createParameter(doc: OpenApiDocument, {in: location, schema}: FormParameter, random: Random): Json {
  const words = location === 'header' || location === 'cookie' ? PLAIN : WORDS;
  const value = createValue(doc, schema, {random, words, depth: 0});
  if (value === null || (value === '' && location !== 'query')) return 'x';
  return value;
}

/** Creates a random value of a schema. */
export const createRandomValue = (doc: OpenApiDocument, schema: Schema, random: Random): Json =>
  createValue(doc, schema, {random, words: [...WORDS, ...LINES], depth: 0});

interface ValueContext {
  random: Random;
  words: readonly string[];
  depth: number;
}

const pick = <Item>(items: readonly Item[], random: Random): Item => items[Math.floor(random() * items.length)]!;

function createValue(doc: OpenApiDocument, source: Schema | boolean, context: ValueContext): Json {
  const {random, depth} = context;
  const picked = [0, 1, 2].map(() => Math.floor(random() * 4));
  const {kind, schema, nullable, choices} = resolveShape(doc, source, undefined, picked);
  const inner = {...context, depth: depth + 1};
  if (nullable && random() < (depth > MAX_DEPTH ? 1 : 0.15)) return null;
  switch (kind) {
    case 'const':
      return schema.const ?? null;
    case 'enum':
      return pick(schema.enum ?? [], random);
    case 'boolean':
      return random() < 0.5;
    case 'integer':
    case 'number':
      return createNumber(schema, kind === 'integer', random);
    case 'file':
      return '';
    case 'array': {
      const min = Number(schema.minItems ?? 0);
      const max = Math.min(Number(schema.maxItems ?? 3), depth > MAX_DEPTH ? min : min + 3);
      const fixed = schema.prefixItems ?? [];
      const count = schema.items === false ? fixed.length : min + Math.floor(random() * (max - min + 1));
      return Array.from({length: count}, (_, index) =>
        createValue(doc, fixed[index] ?? schema.items ?? {type: 'string'}, inner),
      );
    }
    case 'object':
      return createObject(doc, schema, choices, inner);
    case 'string':
      return createString(schema, context);
    case 'any':
      return schema.type === undefined
        ? pick<Json>(['text', 7, true, [1], {a: 'b'}], random)
        : (schema.examples?.[0] ?? 5);
  }
}

function createObject(
  doc: OpenApiDocument,
  schema: Schema,
  choices: ReturnType<typeof resolveShape>['choices'],
  context: ValueContext,
): Json {
  const {random, depth, words} = context;
  const {properties = {}, required = [], additionalProperties} = schema;
  const given = Object.entries(properties).filter(
    ([name, part]) =>
      required.includes(name) || ((part as unknown) !== false && random() < (depth > MAX_DEPTH ? 0 : 0.4)),
  );
  const discriminators = choices.flatMap(({propertyName, options, chosen}) => {
    const value = options[chosen]?.values?.[0];
    return propertyName === undefined || value === undefined || given.some(([name]) => name === propertyName)
      ? []
      : [[propertyName, value] as const];
  });
  const isMap = typeof additionalProperties === 'object' || (additionalProperties === true && given.length === 0);
  const names = isMap ? Array.from({length: Math.floor(random() * 3)}, () => pick(words, random)) : [];
  return {
    ...Object.fromEntries(names.map((name) => [name, createValue(doc, additionalProperties ?? true, context)])),
    ...Object.fromEntries(given.map(([name, part]) => [name, createValue(doc, part, context)])),
    ...Object.fromEntries(discriminators),
  };
}

function createNumber(schema: Schema, isInteger: boolean, random: Random): number {
  const min = Number(schema.minimum ?? Number(schema.exclusiveMinimum ?? -1000) + 1);
  const max = Math.max(min, Number(schema.maximum ?? Number(schema.exclusiveMaximum ?? 2_000_000_000) - 1));
  const value = min + random() * (max - min);
  const step = Number(schema.multipleOf ?? (isInteger ? 1 : 0.01));
  const rounded = Math.ceil(value / step) * step;
  return isInteger ? Math.min(Math.round(rounded), max) : Math.min(Number(rounded.toFixed(2)), max);
}

function createString(schema: Schema, {random, words}: ValueContext): string {
  const {
    pattern,
    format,
    minLength = 0,
    maxLength = 60,
  } = schema as {pattern?: string; format?: string; minLength?: number; maxLength?: number};
  if (pattern !== undefined) return String(schema.examples?.[0] ?? schema.default ?? 'x-1');
  if (format !== undefined && BY_FORMAT[format]) return pick(BY_FORMAT[format], random);
  const text = Array.from({length: 1 + Math.floor(random() * 3)}, () => pick(words, random)).join('-');
  return [...text.padEnd(minLength, 'x')].slice(0, maxLength).join('').trim() || 'x'.repeat(Math.max(1, minLength));
}
