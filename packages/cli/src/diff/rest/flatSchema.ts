import {
  resolvePointer,
  getComponentName,
  isObject,
  type OpenApiDocument,
  type Schema,
} from '@paydocs/contract/document';

/** A schema and its owner in the notation of a `SpecUse`: a named schema, followed by the path of fields. */
export interface OwnedSchema {
  schema: Schema;
  owner: string;
}

/** All constraints of a schema, including those of the schemas that it is combined with. */
export interface FlatSchema {
  /** Schemas that all apply to the value. */
  schemas: OwnedSchema[];
  /** True if the value can be `null`; undefined if no schema specifies it. */
  isNullable?: boolean;
  /** Valid types; undefined if any type is valid. */
  types?: Set<string>;
  /** Valid values as JSON; undefined if any value is valid. */
  values?: Set<string>;
  /** Owner of the schema that lists the values. */
  enumOwner?: string;
  isConst: boolean;
  properties: Map<string, OwnedSchema[]>;
  /** Owners of the schemas that require fields, by field. */
  required: Map<string, string>;
  /** True if the schema rejects unlisted fields. */
  isClosed: boolean;
  additionalProperties?: OwnedSchema;
  items: OwnedSchema[];
  unions: {keyword: 'anyOf' | 'oneOf'; branches: OwnedSchema[]; owner: string}[];
}

/** Matches keywords that don't constrain values. */
const ANNOTATION = /^(?:\$ref|title|description|examples?|deprecated|externalDocs|xml|\$comment|x-.*)$/;

/**
 * Returns the name of the component that a schema refers to; `undefined` if it refers to none or has other constraints.
 */
export function getBareReferenceName(schema: Schema): string | undefined {
  const name = getComponentName(schema);
  return name !== undefined && Object.keys(schema).every((key) => ANNOTATION.test(key)) ? name : undefined;
}

/** Checks whether a schema accepts only `null`. */
function isNullSchema(schema: Schema | boolean): boolean {
  if (!isObject(schema)) return false;
  const {type, const: only, enum: values} = schema as Schema;
  return type === 'null' || only === null || (values?.length === 1 && values[0] === null);
}

/** Returns the only alternative to `null`, such as `A` for `anyOf: [A, {type: null}]`; otherwise, `undefined`. */
function getNonNullAlternative(schema: Schema): Schema | undefined {
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const branches = schema[keyword];
    const others = branches?.filter((branch) => !isNullSchema(branch));
    if (branches && others?.length === 1 && branches.length > 1 && isObject(others[0])) return others[0] as Schema;
  }
  return undefined;
}

/** Unwraps the only alternative to `null`, or the only schema in an `allOf`. Returns any other schema unchanged. */
export function unwrapSchema(schema: Schema): {schema: Schema; isNullable: boolean} {
  const inner = getNonNullAlternative(schema);
  const isAlone = Object.keys(schema).every((key) => ANNOTATION.test(key) || /^(?:anyOf|oneOf)$/.test(key));
  if (inner && isAlone) return {schema: inner, isNullable: true};
  const [only, ...others] = schema.allOf ?? [];
  const isOne = Object.keys(schema).every((key) => ANNOTATION.test(key) || key === 'allOf');
  if (isOne && isObject(only) && others.length === 0) return unwrapSchema(only as Schema);
  return {schema, isNullable: false};
}

/** Collects all constraints of a schema, including those of references, `allOf`, and the only alternative to `null`. */
export function flattenSchema(document: OpenApiDocument, of: OwnedSchema): FlatSchema {
  const view: FlatSchema = {
    schemas: [],
    isConst: false,
    properties: new Map(),
    required: new Map(),
    isClosed: false,
    items: [],
    unions: [],
  };
  const seen = new Set<Schema>();
  const visit = ({schema, owner}: OwnedSchema, isInsideNullable: boolean): void => {
    if (seen.has(schema)) return;
    seen.add(schema);
    if (schema.$ref !== undefined) {
      const target = resolvePointer(document, schema.$ref);
      if (isObject(target))
        visit({schema: target as Schema, owner: getComponentName(schema) ?? owner}, isInsideNullable);
    }
    for (const part of schema.allOf ?? []) if (isObject(part)) visit({schema: part as Schema, owner}, isInsideNullable);
    const inner = getNonNullAlternative(schema);
    if (inner) {
      setNullable(view, true, isInsideNullable);
      visit({schema: inner, owner}, true);
    }
    addConstraints(view, {schema, owner}, isInsideNullable, inner !== undefined);
  };
  visit(of, false);
  return view;
}

function setNullable(view: FlatSchema, isNullable: boolean, isInsideNullable: boolean): void {
  if (!isInsideNullable) view.isNullable = (view.isNullable ?? true) && isNullable;
}

function addConstraints(
  view: FlatSchema,
  {schema, owner}: OwnedSchema,
  isInsideNullable: boolean,
  isWrapper: boolean,
): void {
  view.schemas.push({schema, owner});
  if (schema.type !== undefined) {
    const listedTypes = [schema.type].flat();
    setNullable(view, listedTypes.includes('null'), isInsideNullable);
    const types = new Set(listedTypes.filter((type) => type !== 'null'));
    // If the types of combined schemas contradict each other, the last ones count.
    const commonTypes = view.types && new Set([...types].filter((type) => view.types?.has(type)));
    view.types = commonTypes && commonTypes.size > 0 ? commonTypes : types;
  }
  const listedValues = schema.const === undefined ? schema.enum : [schema.const];
  if (listedValues) {
    const values = new Set(listedValues.filter((value) => value !== null).map((value) => JSON.stringify(value)));
    view.values = view.values ? new Set([...values].filter((value) => view.values?.has(value))) : values;
    view.enumOwner = owner;
    view.isConst = schema.const !== undefined;
  }
  for (const [field, value] of Object.entries(schema.properties ?? {})) {
    const part = {schema: isObject(value) ? (value as Schema) : {}, owner: `${owner}.${field}`};
    view.properties.set(field, [...(view.properties.get(field) ?? []), part]);
  }
  for (const field of schema.required ?? []) view.required.set(field, owner);
  if (schema.additionalProperties === false || schema.unevaluatedProperties === false) view.isClosed = true;
  if (isObject(schema.additionalProperties))
    view.additionalProperties = {schema: schema.additionalProperties as Schema, owner: `${owner}.*`};
  if (isObject(schema.items)) view.items.push({schema: schema.items as Schema, owner: `${owner}[]`});
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const branches = (schema[keyword] ?? []).filter((branch) => !isNullSchema(branch)).filter(isObject);
    if (branches.length > (isWrapper ? 1 : 0))
      view.unions.push({keyword, owner, branches: branches.map((branch) => ({schema: branch as Schema, owner}))});
  }
}
