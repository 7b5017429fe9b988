/** Resolves the shape of a form's field: its schema with references resolved and alternatives selected. */
import {getOwnValue} from '@paydocs/core/client';
import {
  flattenSchema,
  getDiscriminatorValues,
  type FlatChoice,
  type FlatSchema,
  getSchemaName,
  type Json,
  type OpenApiDocument,
  type Schema,
  getTypes,
} from '@paydocs/specs/client';
import {isObject} from './path';

/** Kind of control for a value. */
export type ControlKind =
  | 'object'
  | 'array'
  | 'enum'
  | 'const'
  | 'boolean'
  | 'number'
  | 'integer'
  | 'string'
  | 'file'
  | 'any';

/** Choice between schemas, and the index of the selected one. */
export interface Choice {
  /** Name of the discriminator property. */
  propertyName?: string;
  options: {label: string; schema: Schema; values?: string[]}[];
  chosen: number;
}

export interface Shape {
  kind: ControlKind;
  schema: Schema;
  nullable: boolean;
  choices: Choice[];
}

/** Maximum number of nested choices. */
const MAX_CHOICE_DEPTH = 6;

/**
 * Determines the shape of a field: its kind, its schema, and the selected alternatives.
 *
 * @param doc - document with the form's schemas
 * @param schema - schema of the field
 * @param value - current value, from which the intended alternatives are inferred
 * @param selected - indexes of the reader's selected alternatives, outermost first
 */
export function resolveShape(
  doc: OpenApiDocument,
  schema: Schema | boolean,
  value: Json | undefined,
  selected: readonly (number | undefined)[] = [],
): Shape {
  let flat = flattenSchema(doc, schema);
  const {nullable} = flat;
  const choices: Choice[] = [];
  while (flat.choices.length > 0 && choices.length < MAX_CHOICE_DEPTH) {
    const [first, ...others] = flat.choices as [FlatChoice, ...FlatChoice[]];
    const choice = createChoice(doc, first, value, selected[choices.length]);
    choices.push(choice);
    const chosen = choice.options[choice.chosen];
    if (!chosen) break;
    flat = mergeAlternative(doc, flat, chosen.schema, others);
  }
  const kind = getControlKind(flat.schema);
  const complete = kind === 'object' ? addRequiredProperties(flat.schema) : flat.schema;
  return {kind, schema: narrowDiscriminators(complete, choices), nullable, choices};
}

/** Merges a schema and its selected alternative. */
function mergeAlternative(doc: OpenApiDocument, flat: FlatSchema, chosen: Schema, others: FlatChoice[]): FlatSchema {
  const alternative = flattenSchema(doc, chosen);
  const annotations = {...flat.schema};
  delete annotations.title;
  // An alternative that extends the schema inherits the same choice.
  const inner = alternative.choices.filter(({inherited}) => !inherited);
  const isPlain = Object.keys(flat.schema).length === 0;
  const merged = isPlain
    ? alternative.schema
    : flattenSchema(doc, {allOf: [omitDiscriminator(annotations), omitDiscriminator(alternative.schema)]}).schema;
  return {...flat, schema: {...merged, ...pickKeyword(flat.schema, 'description')}, choices: [...inner, ...others]};
}

const omitDiscriminator = ({discriminator: _, ...schema}: Schema): Schema => schema;
const pickKeyword = (schema: Schema, name: string): Schema =>
  schema[name] === undefined ? {} : {[name]: schema[name]};

function createChoice(
  doc: OpenApiDocument,
  {schemas, discriminator}: FlatChoice,
  value: Json | undefined,
  selected: number | undefined,
): Choice {
  const options = schemas.map((schema, index) => {
    const flat = flattenSchema(doc, schema);
    const values = discriminator && getDiscriminatorValues(doc, discriminator, schema, flat);
    return {
      schema,
      label: String(
        flat.schema.title ?? getSchemaName(schema.$ref) ?? values?.[0] ?? getFallbackLabel(flat.schema, index),
      ),
      ...(values && {values}),
    };
  });
  const by = discriminator?.propertyName;
  const scores = options.map((option) => scoreAlternative(doc, option, by, value));
  const best = scores.indexOf(Math.max(...scores));
  return {
    ...(by !== undefined && {propertyName: by}),
    options,
    chosen: selected !== undefined && selected < options.length ? selected : best,
  };
}

function getFallbackLabel(schema: Schema, index: number): string {
  const consts = Object.values(schema.properties ?? {}).flatMap((part) =>
    part.const === undefined ? [] : [part.const],
  );
  const names = consts.length > 0 ? consts : (schema.required ?? getTypes(schema));
  return names.length > 0 ? names.join(', ') : String(index + 1);
}

/** Returns a score that is higher the better an alternative matches the current value. */
function scoreAlternative(
  doc: OpenApiDocument,
  {schema, values}: Choice['options'][number],
  by: string | undefined,
  value: Json | undefined,
): number {
  if (value === undefined) return 0;
  const flat = flattenSchema(doc, schema);
  const types = getTypes(flat.schema);
  const hasMatchingType = types.length === 0 || types.some((type) => isOfType(value, type));
  if (!hasMatchingType) return -100;
  if (!isObject(value)) return isAllowed(flat.schema, value) ? 1 : -10;
  const discriminatorValue = by === undefined ? undefined : getOwnValue(value, by);
  if (discriminatorValue !== undefined && values) return values.includes(String(discriminatorValue)) ? 1000 : -1000;
  const {properties = {}, required = []} = flat.schema;
  const known = Object.entries(properties);
  const presentProperties = known.filter(([name]) => Object.hasOwn(value, name));
  const invalid = presentProperties.filter(([name, part]) => !isAllowed(flattenSchema(doc, part).schema, value[name]!));
  const missing = required.filter((name) => !Object.hasOwn(value, name));
  return presentProperties.length - 10 * missing.length - 50 * invalid.length;
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

function getControlKind(schema: Schema): ControlKind {
  if (schema.const !== undefined) return 'const';
  if (schema.enum) return 'enum';
  const types = getTypes(schema).filter((type) => type !== 'null');
  // A value that can be an object or something else is edited as an object.
  if (types.includes('object') && schema.properties) return 'object';
  if (types.length !== 1) return 'any';
  if (schema.format === 'binary' || schema.contentMediaType === 'application/octet-stream') return 'file';
  const [type = ''] = types;
  const known: ControlKind[] = ['object', 'array', 'boolean', 'number', 'integer', 'string'];
  return known.find((kind) => kind === type) ?? 'any';
}

/** Adds properties that are required but have no schema of their own. */
function addRequiredProperties(schema: Schema): Schema {
  const unnamed = (schema.required ?? []).filter(
    (name) => !getOwnValue(schema.properties, name) && !schema.patternProperties,
  );
  if (unnamed.length === 0) return schema;
  const propertySchema = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  return {
    ...schema,
    properties: {...schema.properties, ...Object.fromEntries(unnamed.map((name) => [name, propertySchema]))},
  };
}

/** Narrows each discriminator property to the values that the selected alternative allows. */
function narrowDiscriminators(schema: Schema, choices: readonly Choice[]): Schema {
  let properties = {...schema.properties};
  for (const {propertyName: by, options, chosen} of choices) {
    const values = options[chosen]?.values;
    if (by === undefined || !values) continue;
    const property = getOwnValue(properties, by);
    if (!property) continue;
    properties = {...properties, [by]: values.length === 1 ? {const: values[0]!} : {...property, enum: values}};
  }
  return schema.properties ? {...schema, properties} : schema;
}
