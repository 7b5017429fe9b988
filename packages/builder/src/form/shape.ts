/** What a part of a form looks like: a schema with its references followed and its choices made. */
import {ownValue} from '@paydocs/core/ownValue';
import {flatten} from '@paydocs/specs/openapi/flatten';
import type {FlatChoice, FlatSchema} from '@paydocs/specs/openapi/flatten';
import {schemaName} from '@paydocs/specs/openapi/document';
import type {Discriminator, Json, OpenApiDocument, Schema} from '@paydocs/specs/openapi/document';
import {typesOf} from '@paydocs/specs/openapi/typeLabel';
import {isObject} from './path';

/** What a value is entered with. */
export type Kind = 'object' | 'array' | 'enum' | 'const' | 'boolean' | 'number' | 'integer' | 'string' | 'file' | 'any';

/** A choice between schemas, and what is chosen. */
export interface Choice {
  /** The property that tells which alternative it is. */
  by?: string;
  options: {label: string; schema: Schema; values?: string[]}[];
  chosen: number;
}

export interface Shape {
  kind: Kind;
  schema: Schema;
  nullable: boolean;
  choices: Choice[];
}

/** Alternatives inside of alternatives end here. */
const DEEPEST = 6;

/**
 * @param doc - the schemas of the form
 * @param schema - of the part
 * @param value - what is filled in, which tells the alternatives that are meant
 * @param picked - which alternatives the reader chose, the outer ones first
 * @returns the part's shape
 */
export function shapeOf(
  doc: OpenApiDocument,
  schema: Schema | boolean,
  value: Json | undefined,
  picked: readonly (number | undefined)[] = [],
): Shape {
  let flat = flatten(doc, schema);
  const {nullable} = flat;
  const choices: Choice[] = [];
  while (flat.choices.length > 0 && choices.length < DEEPEST) {
    const [first, ...others] = flat.choices as [FlatChoice, ...FlatChoice[]];
    const choice = choiceOf(doc, first, value, picked[choices.length]);
    choices.push(choice);
    const chosen = choice.options[choice.chosen];
    if (!chosen) break;
    flat = together(doc, flat, chosen.schema, others);
  }
  const kind = kindOf(flat.schema);
  const whole = kind === 'object' ? withRequired(flat.schema) : flat.schema;
  return {kind, schema: withoutDiscriminator(whole, choices), nullable, choices};
}

/** The schema and the alternative of it that was chosen, as one. */
function together(doc: OpenApiDocument, flat: FlatSchema, chosen: Schema, others: FlatChoice[]): FlatSchema {
  const alternative = flatten(doc, chosen);
  const notes = {...flat.schema};
  delete notes.title;
  // An alternative that extends the schema has it as its choice once more.
  const inner = alternative.choices.filter(({inherited}) => !inherited);
  const isPlain = Object.keys(flat.schema).length === 0;
  const merged = isPlain
    ? alternative.schema
    : flatten(doc, {allOf: [withoutName(notes), withoutName(alternative.schema)]}).schema;
  return {...flat, schema: {...merged, ...pick(flat.schema, 'description')}, choices: [...inner, ...others]};
}

const withoutName = ({discriminator: _, ...schema}: Schema): Schema => schema;
const pick = (schema: Schema, name: string): Schema => (schema[name] === undefined ? {} : {[name]: schema[name]});

function choiceOf(
  doc: OpenApiDocument,
  {schemas, discriminator}: FlatChoice,
  value: Json | undefined,
  picked: number | undefined,
): Choice {
  const options = schemas.map((schema, index) => {
    const flat = flatten(doc, schema);
    const values = discriminator && valuesOf(discriminator, schema, flat);
    return {
      schema,
      label: String(flat.schema.title ?? schemaName(schema.$ref) ?? values?.[0] ?? labelOf(flat.schema, index)),
      ...(values && {values}),
    };
  });
  const by = discriminator?.propertyName;
  const scores = options.map((option) => scoreOf(doc, option, by, value));
  const best = scores.indexOf(Math.max(...scores));
  return {
    ...(by !== undefined && {by}),
    options,
    chosen: picked !== undefined && picked < options.length ? picked : best,
  };
}

/** @returns the values of the property that tells alternatives apart which choose this one */
export function valuesOf(
  {propertyName, mapping}: Discriminator,
  {$ref}: Schema,
  {schema}: FlatSchema,
): string[] | undefined {
  const mapped = Object.entries(mapping ?? {}).filter(([, target]) => target === $ref);
  if (mapped.length > 0) return mapped.map(([name]) => name);
  const property = ownValue(schema.properties, propertyName);
  if (property?.const !== undefined) return [String(property.const)];
  if (property?.enum) return property.enum.map(String);
  const name = schemaName($ref);
  return name === undefined ? undefined : [name];
}

function labelOf(schema: Schema, index: number): string {
  const consts = Object.values(schema.properties ?? {}).flatMap((part) =>
    part.const === undefined ? [] : [part.const],
  );
  const names = consts.length > 0 ? consts : (schema.required ?? typesOf(schema));
  return names.length > 0 ? names.join(', ') : String(index + 1);
}

/** How well an alternative fits what is filled in. */
function scoreOf(
  doc: OpenApiDocument,
  {schema, values}: Choice['options'][number],
  by: string | undefined,
  value: Json | undefined,
): number {
  if (value === undefined) return 0;
  const flat = flatten(doc, schema);
  const types = typesOf(flat.schema);
  const fits = types.length === 0 || types.some((type) => isOfType(value, type));
  if (!fits) return -100;
  if (!isObject(value)) return isAllowed(flat.schema, value) ? 1 : -10;
  const told = by === undefined ? undefined : ownValue(value, by);
  if (told !== undefined && values) return values.includes(String(told)) ? 1000 : -1000;
  const {properties = {}, required = []} = flat.schema;
  const known = Object.entries(properties);
  const given = known.filter(([name]) => Object.hasOwn(value, name));
  const wrong = given.filter(([name, part]) => !isAllowed(flatten(doc, part).schema, value[name]!));
  const missing = required.filter((name) => !Object.hasOwn(value, name));
  return given.length - 10 * missing.length - 50 * wrong.length;
}

const isAllowed = ({const: fixed, enum: list}: Schema, value: Json): boolean =>
  fixed === undefined
    ? !list || list.some((each) => JSON.stringify(each) === JSON.stringify(value))
    : JSON.stringify(fixed) === JSON.stringify(value);

function isOfType(value: Json, type: string): boolean {
  if (type === 'object') return isObject(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'null') return value === null;
  return typeof value === (type === 'integer' ? 'number' : type);
}

function kindOf(schema: Schema): Kind {
  if (schema.const !== undefined) return 'const';
  if (schema.enum) return 'enum';
  const types = typesOf(schema).filter((type) => type !== 'null');
  // What may also be something else is entered as what has fields.
  if (types.includes('object') && schema.properties) return 'object';
  if (types.length !== 1) return 'any';
  if (schema.format === 'binary' || schema.contentMediaType === 'application/octet-stream') return 'file';
  const [type = ''] = types;
  const known: Kind[] = ['object', 'array', 'boolean', 'number', 'integer', 'string'];
  return known.find((kind) => kind === type) ?? 'any';
}

/** What is required may have no schema of its own. */
function withRequired(schema: Schema): Schema {
  const unnamed = (schema.required ?? []).filter(
    (name) => !ownValue(schema.properties, name) && !schema.patternProperties,
  );
  if (unnamed.length === 0) return schema;
  const of = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  return {...schema, properties: {...schema.properties, ...Object.fromEntries(unnamed.map((name) => [name, of]))}};
}

/** A property that one value of is possible follows from the choice. */
function withoutDiscriminator(schema: Schema, choices: readonly Choice[]): Schema {
  let properties = {...schema.properties};
  for (const {by, options, chosen} of choices) {
    const values = options[chosen]?.values;
    if (by === undefined || !values) continue;
    const property = ownValue(properties, by);
    if (!property) continue;
    properties = {...properties, [by]: values.length === 1 ? {const: values[0]!} : {...property, enum: values}};
  }
  return schema.properties ? {...schema, properties} : schema;
}
