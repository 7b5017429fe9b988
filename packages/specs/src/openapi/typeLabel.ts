import type {FlatSchema} from './flatten';
import {flattenSchema} from './flatten';
import type {OpenApiDocument, Schema} from './document';

const MAX_DEPTH = 6;

/**
 * Returns the label of a schema's type.
 *
 * @param doc - bundled document
 * @param flat - flattened schema
 * @param depth - number of types that contain this one; deeper labels are shortened
 * @returns a label such as `integer (int64)`, `array of object`, `map of string`, or `string (enum)`
 */
export function getTypeLabel(doc: OpenApiDocument, flat: FlatSchema, depth = 0): string {
  const types = getTypes(flat.schema);
  if (types.length === 0) return getChoiceLabel(doc, flat, depth);
  return types.map((type) => getSingleTypeLabel(doc, flat.schema, type, depth)).join(' or ');
}

/** Returns the types that a schema allows, inferred from other keywords if it has no `type`; empty if it allows any. */
export function getTypes(schema: Schema): string[] {
  if (Array.isArray(schema.type)) return schema.type;
  if (schema.type) return [schema.type];
  if (schema.properties || schema.additionalProperties !== undefined || schema.patternProperties) return ['object'];
  if (schema.items !== undefined || schema.prefixItems) return ['array'];
  const values = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (values.length > 0)
    return [
      ...new Set(values.map((value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value))),
    ];
  if (schema.pattern !== undefined || schema.minLength !== undefined || schema.maxLength !== undefined)
    return ['string'];
  if (schema.minimum !== undefined || schema.maximum !== undefined || schema.multipleOf !== undefined)
    return ['number'];
  if (schema.format !== undefined) return ['string'];
  return [];
}

/** Checks whether a schema is an object with arbitrary keys and no named properties. */
export function isMapType(schema: Schema): boolean {
  return (
    getTypes(schema).includes('object') &&
    Object.keys(schema.properties ?? {}).length === 0 &&
    schema.additionalProperties !== undefined &&
    schema.additionalProperties !== false
  );
}

function getSingleTypeLabel(doc: OpenApiDocument, schema: Schema, type: string, depth: number): string {
  if (type === 'array') {
    if (schema.items === undefined || depth >= MAX_DEPTH) return 'array';
    return `array of ${getTypeLabel(doc, flattenSchema(doc, schema.items), depth + 1)}`;
  }
  if (type === 'object' && isMapType(schema)) {
    const values = schema.additionalProperties;
    if (values === true || values === undefined || depth >= MAX_DEPTH) return 'map of any';
    return `map of ${getTypeLabel(doc, flattenSchema(doc, values), depth + 1)}`;
  }
  const notes = [schema.format, schema.enum ? 'enum' : undefined].filter((note) => note !== undefined);
  return notes.length > 0 && type !== 'object' ? `${type} (${notes.join(', ')})` : type;
}

function getChoiceLabel(doc: OpenApiDocument, flat: FlatSchema, depth: number): string {
  if (depth >= MAX_DEPTH) return 'any';
  const labels = flat.choices.flatMap((choice) =>
    choice.schemas.map((schema) => getAlternativeLabel(doc, schema, depth + 1)),
  );
  return labels.length > 0 ? [...new Set(labels)].join(' or ') : 'any';
}

/**
 * Cached labels of alternatives by depth. A dozen schemas that refer to each other in choices have millions of paths.
 */
const labelCache = new WeakMap<Schema, string[]>();

function getAlternativeLabel(doc: OpenApiDocument, schema: Schema | boolean, depth: number): string {
  if (typeof schema === 'boolean') return getTypeLabel(doc, flattenSchema(doc, schema), depth);
  const labels = labelCache.get(schema) ?? [];
  labelCache.set(schema, labels);
  return (labels[depth] ??= getTypeLabel(doc, flattenSchema(doc, schema), depth));
}
