import {ownValue} from '@paydocs/core/ownValue';
import type {Json, OpenApiDocument, Schema} from '@paydocs/specs/openapi/document';
import {examplesOf} from '../fields/examplesOf';
import {flatten} from '@paydocs/specs/openapi/flatten';
import type {FlatSchema} from '@paydocs/specs/openapi/flatten';
import {typesOf} from '@paydocs/specs/openapi/typeLabel';

const BY_FORMAT: Record<string, Json> = {
  'date-time': '2026-01-01T00:00:00Z',
  date: '2026-01-01',
  time: '12:00:00Z',
  email: 'customer@mail.example',
  uri: 'https://shop.example/',
  url: 'https://shop.example/',
  uuid: '3f1c9b52-7d0e-4a68-9c41-5b2e8f06d7aa',
  ipv4: '203.0.113.7',
  ipv6: '2001:db8::7',
  hostname: 'shop.example',
};

/** Keywords that allow any value. */
const NOTES = new Set([
  'title',
  'description',
  'deprecated',
  'readOnly',
  'writeOnly',
  'nullable',
  'default',
  'externalDocs',
  '$comment',
]);

const DEEPEST = 10;
/** From here on an example has only what is required, so that large schemas have readable examples. */
const ENOUGH = 120;
const DEEP = 5;

interface Walk {
  doc: OpenApiDocument;
  direction: Direction;
  count: number;
}

/** For which side an example is made: what the side may not send is left out. */
export type Direction = 'request' | 'response';

/**
 * Makes an example for a schema that has none.
 *
 * @param doc - the bundled document
 * @param schema - the schema
 * @param direction - requests leave read-only properties out, responses write-only ones
 * @returns its example if it has one, else one made of its parts
 */
export function sampleValue(doc: OpenApiDocument, schema: Schema | boolean, direction: Direction): Json {
  return sample({doc, direction, count: 0}, flatten(doc, schema), [], 0) ?? null;
}

function sample(walk: Walk, flat: FlatSchema, stack: string[], depth: number): Json | undefined {
  const {schema} = flat;
  walk.count += 1;
  const [example] = examplesOf(schema);
  if (example !== undefined) return example;
  if (schema.default !== undefined && schema.default !== null) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.[0] !== undefined) return schema.enum[0];
  if (depth > DEEPEST || flat.refs.some((ref) => stack.includes(ref))) return undefined;
  // Nothing is valid for `false`.
  const inside = (part: Schema | boolean, deeper = 1): Json | undefined =>
    part === false ? undefined : sample(walk, flatten(walk.doc, part), [...stack, ...flat.refs], depth + deeper);
  const chosen = flat.choices.map(({schemas}) => (schemas[0] ? inside(schemas[0], 0) : undefined));
  const type = typesOf(schema)[0];
  if (type === 'object' || schema.properties) {
    const optional = walk.count < ENOUGH && depth < DEEP;
    return {...sampleObject(walk, schema, inside, optional), ...Object.assign({}, ...chosen.filter(isObject))};
  }
  if (chosen[0] !== undefined) return chosen[0];
  if (type === 'array') {
    const parts = schema.prefixItems ?? (schema.items === undefined ? [] : [schema.items]);
    return parts.map((part) => inside(part)).filter((value) => value !== undefined);
  }
  return scalar(schema, type);
}

function sampleObject(
  {doc, direction}: Walk,
  schema: Schema,
  inside: (part: Schema | boolean) => Json | undefined,
  optional: boolean,
): Record<string, Json> {
  const fields: [name: string, value: Json][] = [];
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!optional && !schema.required?.includes(name)) continue;
    const flat = flatten(doc, property);
    if (direction === 'request' ? flat.schema.readOnly : flat.schema.writeOnly) continue;
    const item = inside(property);
    if (item !== undefined) fields.push([name, item]);
    else if (flat.nullable) fields.push([name, null]);
  }
  if (typeof schema.additionalProperties === 'object' && optional && fields.length === 0) {
    const item = inside(schema.additionalProperties);
    if (item !== undefined) fields.push(['key', item]);
  }
  return Object.fromEntries(fields);
}

function scalar(schema: Schema, type: string | undefined): Json {
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') {
    const {minimum, exclusiveMinimum} = schema;
    if (typeof exclusiveMinimum === 'number') return exclusiveMinimum + 1;
    return typeof minimum === 'number' ? (exclusiveMinimum === true ? minimum + 1 : minimum) : 0;
  }
  if (type === 'null' || Object.keys(schema).every((keyword) => NOTES.has(keyword))) return null;
  const known = ownValue(BY_FORMAT, schema.format ?? '');
  if (known !== undefined) return known;
  const least = typeof schema.minLength === 'number' ? schema.minLength : 0;
  return 'string'.padEnd(least, 'x');
}

function isObject(value: Json | undefined): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
