import {getOwnValue} from '@paydocs/core/client';
import {
  type Json,
  type OpenApiDocument,
  type Schema,
  flattenSchema,
  type FlatSchema,
  getTypes,
} from '@paydocs/specs/client';
import {getExamples} from '../fields/getExamples';

const VALUES_BY_FORMAT: Record<string, Json> = {
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

/** Keywords that don't restrict the value. */
const ANNOTATION_KEYWORDS = new Set([
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

const MAX_DEPTH = 10;
/** Number of values after which an example has only required properties, so that it stays readable. */
const MAX_OPTIONAL_VALUES = 120;
const MAX_OPTIONAL_DEPTH = 5;

interface WalkState {
  doc: OpenApiDocument;
  direction: Direction;
  count: number;
}

/** Direction of an example, which excludes properties that are never sent in it. */
export type Direction = 'request' | 'response';

/**
 * Creates an example of a schema.
 *
 * @param doc - bundled document
 * @param schema - schema of the value
 * @param direction - requests exclude read-only properties, responses write-only ones
 * @returns the schema's own example if it has one, otherwise one generated from its parts
 */
export function createSampleValue(doc: OpenApiDocument, schema: Schema | boolean, direction: Direction): Json {
  return createValue({doc, direction, count: 0}, flattenSchema(doc, schema), [], 0) ?? null;
}

function createValue(walk: WalkState, flat: FlatSchema, stack: string[], depth: number): Json | undefined {
  const {schema} = flat;
  walk.count += 1;
  const [example] = getExamples(schema);
  if (example !== undefined) return example;
  if (schema.default !== undefined && schema.default !== null) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.[0] !== undefined) return schema.enum[0];
  if (depth > MAX_DEPTH || flat.refs.some((ref) => stack.includes(ref))) return undefined;
  // No value is valid for `false`.
  const createPart = (part: Schema | boolean, levels = 1): Json | undefined =>
    part === false
      ? undefined
      : createValue(walk, flattenSchema(walk.doc, part), [...stack, ...flat.refs], depth + levels);
  const choiceValues = flat.choices.map(({schemas}) => (schemas[0] ? createPart(schemas[0], 0) : undefined));
  const type = getTypes(schema)[0];
  if (type === 'object' || schema.properties) {
    const includeOptional = walk.count < MAX_OPTIONAL_VALUES && depth < MAX_OPTIONAL_DEPTH;
    return {
      ...createObject(walk, schema, createPart, includeOptional),
      ...Object.assign({}, ...choiceValues.filter(isObject)),
    };
  }
  if (choiceValues[0] !== undefined) return choiceValues[0];
  if (type === 'array') {
    const parts = schema.prefixItems ?? (schema.items === undefined ? [] : [schema.items]);
    return parts.map((part) => createPart(part)).filter((value) => value !== undefined);
  }
  return createScalar(schema, type);
}

function createObject(
  {doc, direction}: WalkState,
  schema: Schema,
  createPart: (part: Schema | boolean) => Json | undefined,
  includeOptional: boolean,
): Record<string, Json> {
  const fields: [name: string, value: Json][] = [];
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (!includeOptional && !schema.required?.includes(name)) continue;
    const flat = flattenSchema(doc, property);
    if (direction === 'request' ? flat.schema.readOnly : flat.schema.writeOnly) continue;
    const item = createPart(property);
    if (item !== undefined) fields.push([name, item]);
    else if (flat.nullable) fields.push([name, null]);
  }
  if (typeof schema.additionalProperties === 'object' && includeOptional && fields.length === 0) {
    const item = createPart(schema.additionalProperties);
    if (item !== undefined) fields.push(['key', item]);
  }
  return Object.fromEntries(fields);
}

function createScalar(schema: Schema, type: string | undefined): Json {
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') {
    const {minimum, exclusiveMinimum} = schema;
    if (typeof exclusiveMinimum === 'number') return exclusiveMinimum + 1;
    return typeof minimum === 'number' ? (exclusiveMinimum === true ? minimum + 1 : minimum) : 0;
  }
  if (type === 'null' || Object.keys(schema).every((keyword) => ANNOTATION_KEYWORDS.has(keyword))) return null;
  const sampleForFormat = getOwnValue(VALUES_BY_FORMAT, schema.format ?? '');
  if (sampleForFormat !== undefined) return sampleForFormat;
  const minLength = typeof schema.minLength === 'number' ? schema.minLength : 0;
  return 'string'.padEnd(minLength, 'x');
}

function isObject(value: Json | undefined): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
