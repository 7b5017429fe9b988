import type {FlatSchema} from './flatten';
import {flatten} from './flatten';
import type {OpenApiDocument, Schema} from './document';

const DEEPEST = 6;

/**
 * @param doc - the bundled document
 * @param flat - a schema
 * @returns its type in words: `integer (int64)`, `array of object`, `map of string`, `string (enum)`
 */
export function typeLabel(doc: OpenApiDocument, flat: FlatSchema, depth = 0): string {
  const types = typesOf(flat.schema);
  if (types.length === 0) return choiceLabel(doc, flat, depth);
  return types.map((type) => oneType(doc, flat.schema, type, depth)).join(' or ');
}

/** @returns the types that a schema allows, derived from its other keywords if it has no `type` */
export function typesOf(schema: Schema): string[] {
  if (Array.isArray(schema.type)) return schema.type;
  if (schema.type) return [schema.type];
  if (schema.properties || schema.additionalProperties !== undefined || schema.patternProperties) return ['object'];
  if (schema.items !== undefined || schema.prefixItems) return ['array'];
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (values.length > 0) return [...new Set(values.map((value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value)))];
  if (schema.pattern !== undefined || schema.minLength !== undefined || schema.maxLength !== undefined) return ['string'];
  if (schema.minimum !== undefined || schema.maximum !== undefined || schema.multipleOf !== undefined) return ['number'];
  if (schema.format !== undefined) return ['string'];
  return [];
}

/** @returns true if the schema is an object whose keys are not known beforehand */
export function isMap(schema: Schema): boolean {
  return (
    typesOf(schema).includes('object') &&
    Object.keys(schema.properties ?? {}).length === 0 &&
    schema.additionalProperties !== undefined &&
    schema.additionalProperties !== false
  );
}

function oneType(doc: OpenApiDocument, schema: Schema, type: string, depth: number): string {
  if (type === 'array') {
    if (schema.items === undefined || depth >= DEEPEST) return 'array';
    return `array of ${typeLabel(doc, flatten(doc, schema.items), depth + 1)}`;
  }
  if (type === 'object' && isMap(schema)) {
    const values = schema.additionalProperties;
    if (values === true || values === undefined || depth >= DEEPEST) return 'map of any';
    return `map of ${typeLabel(doc, flatten(doc, values), depth + 1)}`;
  }
  const notes = [schema.format, schema.enum ? 'enum' : undefined].filter((note) => note !== undefined);
  return notes.length > 0 && type !== 'object' ? `${type} (${notes.join(', ')})` : type;
}

function choiceLabel(doc: OpenApiDocument, flat: FlatSchema, depth: number): string {
  if (depth >= DEEPEST) return 'any';
  const labels = flat.choices.flatMap((choice) => choice.schemas.map((schema) => alternativeLabel(doc, schema, depth + 1)));
  return labels.length > 0 ? [...new Set(labels)].join(' or ') : 'any';
}

/** The label of each alternative at each depth: a dozen schemas that choose each other have millions of ways to the deepest. */
const known = new WeakMap<Schema, string[]>();

function alternativeLabel(doc: OpenApiDocument, schema: Schema | boolean, depth: number): string {
  if (typeof schema === 'boolean') return typeLabel(doc, flatten(doc, schema), depth);
  const labels = known.get(schema) ?? [];
  known.set(schema, labels);
  return (labels[depth] ??= typeLabel(doc, flatten(doc, schema), depth));
}
