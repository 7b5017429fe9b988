/** Values that a reader could fill in, made by chance: each choice of the form, with texts that are hard to quote. */
import {getParameterKey} from '@paydocs/reference/rest/samples/fill';
import type {Json, OpenApiDocument, Schema} from '@paydocs/specs/openapi/document';
import type {FormParameter, RequestData, RequestState} from '../../src/data';
import {toDocument} from '../../src/form/request';
import {resolveShape} from '../../src/form/shape';

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
const DEEPEST = 5;

/**
 * @param data - of an operation
 * @param random - gives numbers from 0 to 1
 * @returns a request, which may break a rule that looks at several values at once
 */
export function randomState(data: RequestData, random: Random): RequestState {
  const doc = toDocument(data);
  const sent = data.parameters.filter(({required}) => required || random() < 0.5);
  const media = data.body && pick(data.body.media, random);
  const isSent = media !== undefined && (data.body?.required === true || random() < 0.8);
  return {
    parameters: Object.fromEntries(
      sent.map((parameter) => [getParameterKey(parameter), parameterValue(doc, parameter, random)]),
    ),
    ...(media && {media: media.type}),
    ...(isSent && {body: bodyValue(doc, media, random)}),
  };
}

function bodyValue(doc: OpenApiDocument, {type, schema = {}}: {type: string; schema?: Schema}, random: Random): Json {
  // Programs write the line breaks of multipart forms each in its own way: RFC 7578 doesn't say how.
  const words = type.startsWith('multipart/') ? WORDS : [...WORDS, ...LINES];
  return valueOf(doc, schema, {random, words, depth: 0});
}

function parameterValue(doc: OpenApiDocument, {in: place, schema}: FormParameter, random: Random): Json {
  const words = place === 'header' || place === 'cookie' ? PLAIN : WORDS;
  const value = valueOf(doc, schema, {random, words, depth: 0});
  if (value === null || (value === '' && place !== 'query')) return 'x';
  return value;
}

/** @returns a value of a schema, made by chance */
export const randomValue = (doc: OpenApiDocument, schema: Schema, random: Random): Json =>
  valueOf(doc, schema, {random, words: [...WORDS, ...LINES], depth: 0});

interface Making {
  random: Random;
  words: readonly string[];
  depth: number;
}

const pick = <Item>(items: readonly Item[], random: Random): Item => items[Math.floor(random() * items.length)]!;

function valueOf(doc: OpenApiDocument, of: Schema | boolean, making: Making): Json {
  const {random, depth} = making;
  const picked = [0, 1, 2].map(() => Math.floor(random() * 4));
  const {kind, schema, nullable, choices} = resolveShape(doc, of, undefined, picked);
  const inner = {...making, depth: depth + 1};
  if (nullable && random() < (depth > DEEPEST ? 1 : 0.15)) return null;
  switch (kind) {
    case 'const':
      return schema.const ?? null;
    case 'enum':
      return pick(schema.enum ?? [], random);
    case 'boolean':
      return random() < 0.5;
    case 'integer':
    case 'number':
      return numberOf(schema, kind === 'integer', random);
    case 'file':
      return '';
    case 'array': {
      const least = Number(schema.minItems ?? 0);
      const most = Math.min(Number(schema.maxItems ?? 3), depth > DEEPEST ? least : least + 3);
      const fixed = schema.prefixItems ?? [];
      const count = schema.items === false ? fixed.length : least + Math.floor(random() * (most - least + 1));
      return Array.from({length: count}, (_, index) =>
        valueOf(doc, fixed[index] ?? schema.items ?? {type: 'string'}, inner),
      );
    }
    case 'object':
      return objectOf(doc, schema, choices, inner);
    case 'string':
      return textOf(schema, making);
    case 'any':
      return schema.type === undefined
        ? pick<Json>(['text', 7, true, [1], {a: 'b'}], random)
        : (schema.examples?.[0] ?? 5);
  }
}

function objectOf(
  doc: OpenApiDocument,
  schema: Schema,
  choices: ReturnType<typeof resolveShape>['choices'],
  making: Making,
): Json {
  const {random, depth, words} = making;
  const {properties = {}, required = [], additionalProperties} = schema;
  const given = Object.entries(properties).filter(
    ([name, part]) =>
      required.includes(name) || ((part as unknown) !== false && random() < (depth > DEEPEST ? 0 : 0.4)),
  );
  const told = choices.flatMap(({propertyName, options, chosen}) => {
    const value = options[chosen]?.values?.[0];
    return propertyName === undefined || value === undefined || given.some(([name]) => name === propertyName)
      ? []
      : [[propertyName, value] as const];
  });
  const isMap = typeof additionalProperties === 'object' || (additionalProperties === true && given.length === 0);
  const names = isMap ? Array.from({length: Math.floor(random() * 3)}, () => pick(words, random)) : [];
  return {
    ...Object.fromEntries(names.map((name) => [name, valueOf(doc, additionalProperties ?? true, making)])),
    ...Object.fromEntries(given.map(([name, part]) => [name, valueOf(doc, part, making)])),
    ...Object.fromEntries(told),
  };
}

function numberOf(schema: Schema, isWhole: boolean, random: Random): number {
  const least = Number(schema.minimum ?? Number(schema.exclusiveMinimum ?? -1000) + 1);
  const most = Math.max(least, Number(schema.maximum ?? Number(schema.exclusiveMaximum ?? 2_000_000_000) - 1));
  const value = least + random() * (most - least);
  const step = Number(schema.multipleOf ?? (isWhole ? 1 : 0.01));
  const rounded = Math.ceil(value / step) * step;
  return isWhole ? Math.min(Math.round(rounded), most) : Math.min(Number(rounded.toFixed(2)), most);
}

function textOf(schema: Schema, {random, words}: Making): string {
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
