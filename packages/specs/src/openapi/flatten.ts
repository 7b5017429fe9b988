import {resolveRef, getSchemaName} from './document';
import type {Discriminator, Json, OpenApiDocument, Schema} from './document';
import {getOwnValue} from '@paydocs/core/client';
import {splitConditions} from './splitConditions';

/** Choice between alternative schemas, without `null`. */
export interface FlatChoice {
  rule: 'one' | 'any';
  schemas: Schema[];
  discriminator?: Discriminator;
  /** `true` if the alternatives extend this schema with `allOf`, and therefore include its fields. */
  inherited?: true;
}

/** Schema with its references resolved and its `allOf` merged. Nested schemas aren't flattened. */
export interface FlatSchema {
  schema: Schema;
  /** Name in `components.schemas`; undefined for inline schemas. */
  name?: string;
  /** Resolved references, for the detection of recursion. */
  refs: string[];
  nullable: boolean;
  choices: FlatChoice[];
  /** Schemas that contain only conditions, such as `not` and `if`. */
  conditions: Schema[];
}

const ANNOTATION_KEYWORDS = new Set([
  'title',
  'description',
  'deprecated',
  'readOnly',
  'writeOnly',
  'nullable',
  'default',
  'example',
  'examples',
  'externalDocs',
  'allOf',
  'oneOf',
  'anyOf',
  'type',
  '$ref',
  '$comment',
  'xml',
]);

const EMPTY_FLAT_SCHEMA: FlatSchema = {schema: {}, refs: [], nullable: false, choices: [], conditions: []};

/**
 * Flattens a schema: resolves its references, merges its `allOf`, and extracts its choices and conditions.
 *
 * @param doc - bundled document
 * @param schema - schema, which can be a boolean in OpenAPI 3.1
 * @returns the flattened schema
 * @throws Error if a referenced schema doesn't exist
 */
export function flattenSchema(doc: OpenApiDocument, schema: Schema | boolean): FlatSchema {
  if (typeof schema === 'boolean') return {...EMPTY_FLAT_SCHEMA, conditions: schema ? [] : [{not: true}]};
  return flattenSubschema(doc, schema, [], false);
}

function flattenSubschema(doc: OpenApiDocument, schema: Schema, refs: string[], isParent: boolean): FlatSchema {
  if (typeof schema.$ref === 'string') return flattenRef(doc, schema as Schema & {$ref: string}, refs, isParent);
  const {allOf, oneOf, anyOf, ...rest} = schema;
  const {own, conditions} = splitConditions(rest);
  let flat: FlatSchema =
    allOf && allOf.length > 0 ? flattenAllOfSchemas(doc, allOf, own, refs) : {...EMPTY_FLAT_SCHEMA, schema: {...own}};
  flat = {...flat, conditions: [...flat.conditions, ...conditions]};

  for (const [rule, list] of [
    ['one', oneOf],
    ['any', anyOf],
  ] as const) {
    if (list && list.length > 0) flat = addChoice(doc, flat, rule, list, own.discriminator, refs);
  }
  const {type} = flat.schema;
  if (Array.isArray(type) && type.includes('null')) {
    const nonNullTypes = type.filter((item) => item !== 'null');
    flat = {
      ...flat,
      nullable: true,
      schema: {...flat.schema, type: nonNullTypes.length === 1 ? nonNullTypes[0] : nonNullTypes},
    };
  }
  if (flat.schema.enum?.includes(null) && flat.schema.enum.length > 1) {
    flat = {
      ...flat,
      nullable: true,
      schema: {...flat.schema, enum: flat.schema.enum.filter((value) => value !== null)},
    };
  }
  if (own.nullable !== undefined) flat = {...flat, nullable: own.nullable};
  if (!isParent && flat.choices.length === 0 && own.discriminator)
    flat = addSubtypes(doc, flat, own.discriminator, refs);
  return flat;
}

function flattenRef(
  doc: OpenApiDocument,
  schema: Schema & {$ref: string},
  refs: string[],
  isParent: boolean,
): FlatSchema {
  const {$ref, ...siblings} = schema;
  if (refs.includes($ref)) return {...EMPTY_FLAT_SCHEMA, refs: [$ref], name: getSchemaName($ref)};
  const chain = [...refs, $ref];
  const target = flattenSubschema(doc, resolveSchemaRef(doc, $ref), chain, isParent);
  const name = getSchemaName($ref) ?? target.name;
  const flat = {...target, name, refs: [$ref, ...target.refs]};
  if (Object.keys(siblings).length === 0) return flat;
  const siblingPart = flattenSubschema(doc, siblings, chain, true);
  return {
    ...flat,
    schema: merge(flat.schema, siblingPart.schema),
    nullable: siblings.nullable ?? (flat.nullable || siblingPart.nullable),
    choices: [...flat.choices, ...siblingPart.choices],
    conditions: [...flat.conditions, ...siblingPart.conditions],
  };
}

function flattenAllOfSchemas(doc: OpenApiDocument, allOf: Schema[], own: Schema, refs: string[]): FlatSchema {
  const isOnlyPart = allOf.length === 1 && hasOnlyAnnotations(own);
  const parts = allOf.map((part) => flattenSubschema(doc, part, refs, !isOnlyPart));
  const first = parts[0];
  if (isOnlyPart && first) {
    return {...first, schema: merge(first.schema, own), nullable: own.nullable ?? first.nullable};
  }
  // Title and description of an inline part are more specific than inherited ones.
  const ordered = [
    ...parts.filter((part) => part.name !== undefined).reverse(),
    ...parts.filter((part) => part.name === undefined),
  ];
  const notes = Object.assign({}, ...ordered.map(({schema}) => pick(schema, ['title', 'description']))) as Schema;
  if (parts.some((part) => part.name !== undefined)) delete notes.title;
  const merged = parts.reduce<Schema>(
    (sum, part) => merge(sum, omit(part.schema, ['example', 'examples', 'discriminator'])),
    {},
  );
  return {
    schema: merge({...merged, ...notes}, own),
    refs: [],
    nullable: parts.every((part) => part.nullable),
    choices: parts.flatMap((part) => part.choices),
    conditions: parts.flatMap((part) => part.conditions),
  };
}

function addChoice(
  doc: OpenApiDocument,
  flat: FlatSchema,
  rule: 'one' | 'any',
  list: Schema[],
  discriminator: Discriminator | undefined,
  refs: string[],
): FlatSchema {
  const nonNullSchemas = list.filter((item) => !isNull(item));
  const nullable = flat.nullable || nonNullSchemas.length < list.length;
  if (nonNullSchemas.length === 1 && nonNullSchemas[0]) {
    const onlySchema = flattenSubschema(doc, nonNullSchemas[0], refs, false);
    const keepsName = hasOnlyAnnotations(flat.schema) && flat.choices.length === 0;
    return {
      schema: merge(onlySchema.schema, flat.schema),
      name: keepsName ? onlySchema.name : undefined,
      refs: onlySchema.refs,
      nullable: nullable || onlySchema.nullable,
      choices: [...flat.choices, ...onlySchema.choices],
      conditions: [...flat.conditions, ...onlySchema.conditions],
    };
  }
  const values = nonNullSchemas.map((item) => getConstant(item));
  if (nonNullSchemas.length > 0 && values.every((value) => value !== undefined)) {
    const notes = Object.fromEntries(
      nonNullSchemas.map((item, index) => [String(values[index]), item.description ?? item.title ?? '']),
    );
    const schema: Schema = {...flat.schema, enum: values as Json[], 'x-enumDescriptions': notes};
    return {...flat, nullable, schema};
  }
  // If `null` is the only alternative, there is no choice.
  if (nonNullSchemas.length === 0) return {...flat, schema: {type: 'null', ...flat.schema}};
  const choice: FlatChoice = {rule, schemas: nonNullSchemas, ...(discriminator && {discriminator})};
  return {...flat, nullable, choices: [...flat.choices, choice]};
}

/**
 * Adds the choice of a discriminator without `oneOf`, between the schemas in its mapping and those that extend this
 * one.
 */
function addSubtypes(doc: OpenApiDocument, flat: FlatSchema, discriminator: Discriminator, refs: string[]): FlatSchema {
  const self = refs.at(-1);
  const mappedRefs = Object.values(discriminator.mapping ?? {}).map(toMappingRef);
  const subtypeRefs = Object.entries(doc.components?.schemas ?? {})
    .filter(([, schema]) => self !== undefined && schema.allOf?.some((part) => part.$ref === self))
    .map(([name]) => toMappingRef(name));
  const targets = [...new Set([...mappedRefs, ...subtypeRefs])].filter((ref) => ref !== self);
  if (targets.length === 0) return flat;
  const schemas = targets.map(($ref) => ({$ref}));
  return {...flat, choices: [{rule: 'one', schemas, discriminator, inherited: true}]};
}

/** Converts a target in a discriminator's mapping, which is a name or a reference, to a reference. */
export function toMappingRef(target: string): string {
  return target.includes('/') ? target : `#/components/schemas/${target.replace(/~/g, '~0')}`;
}

/**
 * Returns the discriminator values that select an alternative.
 *
 * @param doc - bundled document
 * @param discriminator - discriminator of the choice
 * @param alternative - schema of the alternative, usually a reference
 * @param flat - the same schema, flattened
 * @returns the values; undefined if there are none
 */
export function getDiscriminatorValues(
  doc: OpenApiDocument,
  {propertyName, mapping}: Discriminator,
  alternative: Schema,
  {schema, name}: FlatSchema,
): string[] | undefined {
  const mappedValues = Object.entries(mapping ?? {})
    .filter(([, target]) => {
      const ref = toMappingRef(target);
      return ref === alternative.$ref || (name !== undefined && getSchemaName(ref) === name);
    })
    .map(([value]) => value);
  if (mappedValues.length > 0) return mappedValues;
  const property = getOwnValue(schema.properties, propertyName);
  const {const: constant, enum: list} = property ? flattenSchema(doc, property).schema : {};
  if (constant !== undefined) return [String(constant)];
  // If alternatives share an enum of all their names, each is selected by its own.
  const isShared = !declaresProperty(doc, alternative, propertyName);
  if (list && !(isShared && name !== undefined && list.includes(name))) return list.map(String);
  return name === undefined ? undefined : [name];
}

/** Checks whether a schema itself declares a property, and doesn't inherit it or refer to another schema for it. */
function declaresProperty(doc: OpenApiDocument, schema: Schema, name: string): boolean {
  const target = schema.$ref === undefined ? schema : resolveRef<Schema>(doc, schema.$ref);
  return [target, ...(target.allOf ?? [])].some((part) => {
    const property = getOwnValue(part.properties, name);
    return property !== undefined && property.$ref === undefined;
  });
}

function merge(base: Schema, over: Schema): Schema {
  const merged: Schema = {...base, ...over};
  for (const key of ['properties', 'patternProperties'] as const) {
    if (base[key] && over[key]) merged[key] = mergeProperties(base[key], over[key]);
  }
  if (base.required || over.required)
    merged.required = [...new Set([...(base.required ?? []), ...(over.required ?? [])])];
  if (base.enum && over.enum) {
    const commonValues = over.enum.filter((value) => base.enum?.includes(value));
    merged.enum = commonValues.length > 0 ? commonValues : over.enum;
  }
  if (base['x-enumDescriptions'] && over['x-enumDescriptions']) {
    merged['x-enumDescriptions'] = {...base['x-enumDescriptions'], ...over['x-enumDescriptions']};
  }
  for (const key of ['items', 'additionalProperties'] as const) {
    const [a, b] = [base[key], over[key]];
    if (typeof a === 'object' && typeof b === 'object') merged[key] = {allOf: [a, b]};
  }
  return merged;
}

function mergeProperties(a: Record<string, Schema>, b: Record<string, Schema>): Record<string, Schema> {
  const mergedEntries: [string, Schema][] = [];
  for (const name of Object.keys(b)) {
    const [first, second] = [getOwnValue(a, name), getOwnValue(b, name)];
    if (first && second && first !== second) mergedEntries.push([name, {allOf: [first, second]}]);
  }
  return {...a, ...b, ...Object.fromEntries(mergedEntries)};
}

function resolveSchemaRef(doc: OpenApiDocument, ref: string): Schema {
  const name = getSchemaName(ref);
  const direct = name === undefined ? undefined : getOwnValue(doc.components?.schemas ?? {}, name);
  return direct ?? resolveRef<Schema>(doc, ref);
}

function hasOnlyAnnotations(schema: Schema): boolean {
  return Object.keys(schema).every((key) => ANNOTATION_KEYWORDS.has(key) || key.startsWith('x-'));
}

function isNull(schema: Schema): boolean {
  return schema.type === 'null' || schema.const === null || (schema.enum?.length === 1 && schema.enum[0] === null);
}

function getConstant(schema: Schema): Json | undefined {
  if (schema.$ref !== undefined || schema.properties) return undefined;
  return schema.const;
}

function pick(schema: Schema, keys: string[]): Schema {
  return Object.fromEntries(keys.filter((key) => schema[key] !== undefined).map((key) => [key, schema[key]]));
}

function omit(schema: Schema, keys: string[]): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key)));
}
