import type {Json, OpenApiDocument, Schema} from './document';
import {examplesOf} from './facts';
import {flatten} from './flatten';
import type {FlatSchema} from './flatten';
import {typesOf} from './typeLabel';

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

const DEEPEST = 10;

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
  return sample(doc, flatten(doc, schema), direction, []) ?? null;
}

function sample(doc: OpenApiDocument, flat: FlatSchema, direction: Direction, stack: string[]): Json | undefined {
  const {schema} = flat;
  const [example] = examplesOf(schema);
  if (example !== undefined) return example;
  if (schema.default !== undefined && schema.default !== null) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.[0] !== undefined) return schema.enum[0];
  if (stack.length > DEEPEST || flat.refs.some((ref) => stack.includes(ref))) return undefined;
  const inner = [...stack, ...flat.refs];
  const chosen = flat.choices.map(({schemas}) => (schemas[0] ? sample(doc, flatten(doc, schemas[0]), direction, inner) : undefined));
  const type = typesOf(schema)[0];
  if (type === 'object' || schema.properties) return {...sampleObject(doc, schema, direction, inner), ...Object.assign({}, ...chosen.filter(isObject))};
  if (chosen[0] !== undefined) return chosen[0];
  if (type === 'array') {
    const parts = schema.prefixItems ?? (schema.items === undefined ? [] : [schema.items]);
    return parts.map((part) => sample(doc, flatten(doc, part), direction, inner)).filter((value) => value !== undefined);
  }
  return scalar(schema, type);
}

function sampleObject(doc: OpenApiDocument, schema: Schema, direction: Direction, stack: string[]): Record<string, Json> {
  const value: Record<string, Json> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const flat = flatten(doc, property);
    if (direction === 'request' ? flat.schema.readOnly : flat.schema.writeOnly) continue;
    const item = sample(doc, flat, direction, stack);
    if (item !== undefined) value[name] = item;
    else if (flat.nullable) value[name] = null;
  }
  if (typeof schema.additionalProperties === 'object' && Object.keys(value).length === 0) {
    const item = sample(doc, flatten(doc, schema.additionalProperties), direction, stack);
    if (item !== undefined) value.key = item;
  }
  return value;
}

function scalar(schema: Schema, type: string | undefined): Json {
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') {
    const {minimum, exclusiveMinimum} = schema;
    if (typeof exclusiveMinimum === 'number') return exclusiveMinimum + 1;
    return typeof minimum === 'number' ? (exclusiveMinimum === true ? minimum + 1 : minimum) : 0;
  }
  if (type === 'null') return null;
  const known = BY_FORMAT[schema.format ?? ''];
  if (known !== undefined) return known;
  const least = typeof schema.minLength === 'number' ? schema.minLength : 0;
  return 'string'.padEnd(least, 'x');
}

function isObject(value: Json | undefined): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
