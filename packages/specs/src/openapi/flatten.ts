import {resolveRef, schemaName} from './document';
import type {Discriminator, Json, OpenApiDocument, Schema} from './document';
import {ownValue} from '@paydocs/core/ownValue';
import {splitConditions} from './splitConditions';

/** A choice between schemas, without the alternative "null". */
export interface FlatChoice {
  rule: 'one' | 'any';
  schemas: Schema[];
  discriminator?: Discriminator;
  /** The alternatives extend this schema (by `allOf`), so that its fields are theirs too. */
  inherited?: true;
}

/** A schema with its references followed and its `allOf` merged. Nested schemas are left as they are. */
export interface FlatSchema {
  schema: Schema;
  /** The named schema that this is. */
  name?: string;
  /** The references that led here, to notice recursion. */
  refs: string[];
  nullable: boolean;
  choices: FlatChoice[];
  /** `not`, `if` and their like: each a schema with nothing but these keywords. */
  conditions: Schema[];
}

const ANNOTATIONS = new Set([
  'title', 'description', 'deprecated', 'readOnly', 'writeOnly', 'nullable', 'default', 'example', 'examples',
  'externalDocs', 'allOf', 'oneOf', 'anyOf', 'type', '$ref', '$comment', 'xml',
]);

const EMPTY: FlatSchema = {schema: {}, refs: [], nullable: false, choices: [], conditions: []};

/**
 * @param doc - the bundled document
 * @param schema - a schema; `true` and `false` of 3.1 are allowed
 * @returns the schema as readers see it
 */
export function flatten(doc: OpenApiDocument, schema: Schema | boolean): FlatSchema {
  if (typeof schema === 'boolean') return {...EMPTY, conditions: schema ? [] : [{not: true}]};
  return flattenPart(doc, schema, [], false);
}

function flattenPart(doc: OpenApiDocument, schema: Schema, refs: string[], asParent: boolean): FlatSchema {
  if (typeof schema.$ref === 'string') return flattenRef(doc, schema as Schema & {$ref: string}, refs, asParent);
  const {allOf, oneOf, anyOf, ...rest} = schema;
  const {own, conditions} = splitConditions(rest);
  let flat: FlatSchema = allOf && allOf.length > 0 ? flattenAll(doc, allOf, own, refs) : {...EMPTY, schema: {...own}};
  flat = {...flat, conditions: [...flat.conditions, ...conditions]};

  for (const [rule, list] of [['one', oneOf], ['any', anyOf]] as const) {
    if (list && list.length > 0) flat = addChoice(doc, flat, rule, list, own.discriminator, refs);
  }
  const {type} = flat.schema;
  if (Array.isArray(type) && type.includes('null')) {
    const rest = type.filter((item) => item !== 'null');
    flat = {...flat, nullable: true, schema: {...flat.schema, type: rest.length === 1 ? rest[0] : rest}};
  }
  if (flat.schema.enum?.includes(null) && flat.schema.enum.length > 1) {
    flat = {...flat, nullable: true, schema: {...flat.schema, enum: flat.schema.enum.filter((value) => value !== null)}};
  }
  if (own.nullable !== undefined) flat = {...flat, nullable: own.nullable};
  if (!asParent && flat.choices.length === 0 && own.discriminator) flat = addSubtypes(doc, flat, own.discriminator, refs);
  return flat;
}

function flattenRef(doc: OpenApiDocument, schema: Schema & {$ref: string}, refs: string[], asParent: boolean): FlatSchema {
  const {$ref, ...siblings} = schema;
  if (refs.includes($ref)) return {...EMPTY, refs: [$ref], name: schemaName($ref)};
  const chain = [...refs, $ref];
  const target = flattenPart(doc, oneStep(doc, $ref), chain, asParent);
  const name = schemaName($ref) ?? target.name;
  const flat = {...target, name, refs: [$ref, ...target.refs]};
  if (Object.keys(siblings).length === 0) return flat;
  const beside = flattenPart(doc, siblings, chain, true);
  return {
    ...flat,
    schema: merge(flat.schema, beside.schema),
    nullable: siblings.nullable ?? (flat.nullable || beside.nullable),
    choices: [...flat.choices, ...beside.choices],
    conditions: [...flat.conditions, ...beside.conditions],
  };
}

function flattenAll(doc: OpenApiDocument, allOf: Schema[], own: Schema, refs: string[]): FlatSchema {
  const only = allOf.length === 1 && isAnnotation(own);
  const parts = allOf.map((part) => flattenPart(doc, part, refs, !only));
  const first = parts[0];
  if (only && first) {
    return {...first, schema: merge(first.schema, own), nullable: own.nullable ?? first.nullable};
  }
  // What an inline part says about itself fits better than what it inherits.
  const ordered = [...parts.filter((part) => part.name !== undefined).reverse(), ...parts.filter((part) => part.name === undefined)];
  const notes = Object.assign({}, ...ordered.map(({schema}) => pick(schema, ['title', 'description']))) as Schema;
  if (parts.some((part) => part.name !== undefined)) delete notes.title;
  const merged = parts.reduce<Schema>((sum, part) => merge(sum, without(part.schema, ['example', 'examples', 'discriminator'])), {});
  return {
    schema: merge({...merged, ...notes}, own),
    refs: [],
    nullable: parts.every((part) => part.nullable),
    choices: parts.flatMap((part) => part.choices),
    conditions: parts.flatMap((part) => part.conditions),
  };
}

function addChoice(
  doc: OpenApiDocument, flat: FlatSchema, rule: 'one' | 'any', list: Schema[], discriminator: Discriminator | undefined, refs: string[],
): FlatSchema {
  const real = list.filter((item) => !isNull(item));
  const nullable = flat.nullable || real.length < list.length;
  if (real.length === 1 && real[0]) {
    const single = flattenPart(doc, real[0], refs, false);
    const named = isAnnotation(flat.schema) && flat.choices.length === 0;
    return {
      schema: merge(single.schema, flat.schema),
      name: named ? single.name : undefined,
      refs: single.refs,
      nullable: nullable || single.nullable,
      choices: [...flat.choices, ...single.choices],
      conditions: [...flat.conditions, ...single.conditions],
    };
  }
  const values = real.map((item) => constantOf(item));
  if (real.length > 0 && values.every((value) => value !== undefined)) {
    const notes = Object.fromEntries(real.map((item, index) => [String(values[index]), item.description ?? item.title ?? '']));
    const schema: Schema = {...flat.schema, enum: values as Json[], 'x-enumDescriptions': notes};
    return {...flat, nullable, schema};
  }
  // Of null alone, there is nothing to choose.
  if (real.length === 0) return {...flat, schema: {type: 'null', ...flat.schema}};
  const choice: FlatChoice = {rule, schemas: real, ...(discriminator && {discriminator})};
  return {...flat, nullable, choices: [...flat.choices, choice]};
}

/** A discriminator without `oneOf`: the schemas that extend this one are the alternatives. */
function addSubtypes(doc: OpenApiDocument, flat: FlatSchema, discriminator: Discriminator, refs: string[]): FlatSchema {
  const self = refs.at(-1);
  const mapped = Object.values(discriminator.mapping ?? {}).map(mappingRef);
  const found = Object.entries(doc.components?.schemas ?? {})
    .filter(([, schema]) => self !== undefined && schema.allOf?.some((part) => part.$ref === self))
    .map(([name]) => mappingRef(name));
  const targets = [...new Set([...mapped, ...found])].filter((ref) => ref !== self);
  if (targets.length === 0) return flat;
  const schemas = targets.map(($ref) => ({$ref}));
  return {...flat, choices: [{rule: 'one', schemas, discriminator, inherited: true}]};
}

/** @returns the reference that an entry of a discriminator's mapping means: a name or a reference */
export function mappingRef(target: string): string {
  return target.includes('/') ? target : `#/components/schemas/${target.replace(/~/g, '~0')}`;
}

function merge(base: Schema, over: Schema): Schema {
  const merged: Schema = {...base, ...over};
  for (const key of ['properties', 'patternProperties'] as const) {
    if (base[key] && over[key]) merged[key] = mergeProperties(base[key], over[key]);
  }
  if (base.required || over.required) merged.required = [...new Set([...(base.required ?? []), ...(over.required ?? [])])];
  if (base.enum && over.enum) {
    const both = over.enum.filter((value) => base.enum?.includes(value));
    merged.enum = both.length > 0 ? both : over.enum;
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
  const both: [string, Schema][] = [];
  for (const name of Object.keys(b)) {
    const [first, second] = [ownValue(a, name), ownValue(b, name)];
    if (first && second && first !== second) both.push([name, {allOf: [first, second]}]);
  }
  return {...a, ...b, ...Object.fromEntries(both)};
}

function oneStep(doc: OpenApiDocument, ref: string): Schema {
  const name = schemaName(ref);
  const direct = name === undefined ? undefined : ownValue(doc.components?.schemas ?? {}, name);
  return direct ?? resolveRef<Schema>(doc, ref);
}

function isAnnotation(schema: Schema): boolean {
  return Object.keys(schema).every((key) => ANNOTATIONS.has(key) || key.startsWith('x-'));
}

function isNull(schema: Schema): boolean {
  return schema.type === 'null' || schema.const === null || (schema.enum?.length === 1 && schema.enum[0] === null);
}

function constantOf(schema: Schema): Json | undefined {
  if (schema.$ref !== undefined || schema.properties) return undefined;
  return schema.const;
}

function pick(schema: Schema, keys: string[]): Schema {
  return Object.fromEntries(keys.filter((key) => schema[key] !== undefined).map((key) => [key, schema[key]]));
}

function without(schema: Schema, keys: string[]): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.includes(key)));
}
