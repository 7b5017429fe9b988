import {at, componentOf, isObject, type OpenApiDocument, type Schema} from '@paydocs/contract/rest/document';

/** A schema, and what holds it in the words of a `Use`: a named schema with the fields below it. */
export interface Part {
  schema: Schema;
  owner: string;
}

/** What a schema says of a value, with what is joined to it. */
export interface View {
  /** All schemas that hold at once. */
  parts: Part[];
  /** Without it, nothing is said. */
  nullable?: boolean;
  /** Without it, any. */
  types?: Set<string>;
  /** As JSON; without it, any. */
  values?: Set<string>;
  /** The schema that lists the values. */
  lister?: string;
  isConst: boolean;
  properties: Map<string, Part[]>;
  /** Field → what holds the list. */
  required: Map<string, string>;
  /** Whether fields without a name are refused. */
  isClosed: boolean;
  additional?: Part;
  items: Part[];
  unions: {keyword: 'anyOf' | 'oneOf'; branches: Part[]; owner: string}[];
}

/** Keywords that say nothing of what is valid. */
const ANNOTATION = /^(?:\$ref|title|description|examples?|deprecated|externalDocs|xml|\$comment|x-.*)$/;

/** @returns the name of the component that a schema is, when nothing beside the reference holds */
export function bareComponent(schema: Schema): string | undefined {
  const name = componentOf(schema);
  return name !== undefined && Object.keys(schema).every((key) => ANNOTATION.test(key)) ? name : undefined;
}

/** Whether a schema takes `null` alone. */
function isNull(schema: Schema | boolean): boolean {
  if (!isObject(schema)) return false;
  const {type, const: only, enum: values} = schema as Schema;
  return type === 'null' || only === null || (values?.length === 1 && values[0] === null);
}

/** `anyOf: [A, {type: null}]` → A. */
function nullableOf(schema: Schema): Schema | undefined {
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const branches = schema[keyword];
    const others = branches?.filter((branch) => !isNull(branch));
    if (branches && others?.length === 1 && branches.length > 1 && isObject(others[0])) return others[0] as Schema;
  }
  return undefined;
}

/** @returns the schema without an alternative of `null` around it, and whether there is one */
export function unwrap(schema: Schema): {schema: Schema; isNullable: boolean} {
  const inner = nullableOf(schema);
  const isAlone = Object.keys(schema).every((key) => ANNOTATION.test(key) || /^(?:anyOf|oneOf)$/.test(key));
  if (inner && isAlone) return {schema: inner, isNullable: true};
  const [only, ...others] = schema.allOf ?? [];
  const isOne = Object.keys(schema).every((key) => ANNOTATION.test(key) || key === 'allOf');
  if (isOne && isObject(only) && others.length === 0) return unwrap(only as Schema);
  return {schema, isNullable: false};
}

/** @returns everything that the schema says, through references and `allOf` */
export function viewOf(document: OpenApiDocument, of: Part): View {
  const view: View = {
    parts: [],
    isConst: false,
    properties: new Map(),
    required: new Map(),
    isClosed: false,
    items: [],
    unions: [],
  };
  const seen = new Set<Schema>();
  const visit = ({schema, owner}: Part, isBelowNull: boolean): void => {
    if (seen.has(schema)) return;
    seen.add(schema);
    if (schema.$ref !== undefined) {
      const target = at(document, schema.$ref);
      if (isObject(target)) visit({schema: target as Schema, owner: componentOf(schema) ?? owner}, isBelowNull);
    }
    for (const part of schema.allOf ?? []) if (isObject(part)) visit({schema: part as Schema, owner}, isBelowNull);
    const inner = nullableOf(schema);
    if (inner) {
      setNullable(view, true, isBelowNull);
      visit({schema: inner, owner}, true);
    }
    addOwn(view, {schema, owner}, isBelowNull, inner !== undefined);
  };
  visit(of, false);
  return view;
}

function setNullable(view: View, isNullable: boolean, isBelowNull: boolean): void {
  if (!isBelowNull) view.nullable = (view.nullable ?? true) && isNullable;
}

function addOwn(view: View, {schema, owner}: Part, isBelowNull: boolean, isWrapper: boolean): void {
  view.parts.push({schema, owner});
  if (schema.type !== undefined) {
    const written = [schema.type].flat();
    setNullable(view, written.includes('null'), isBelowNull);
    const types = new Set(written.filter((type) => type !== 'null'));
    // What contradicts the rest is what counts last.
    const both = view.types && new Set([...types].filter((type) => view.types?.has(type)));
    view.types = both && both.size > 0 ? both : types;
  }
  const listed = schema.const === undefined ? schema.enum : [schema.const];
  if (listed) {
    const values = new Set(listed.filter((value) => value !== null).map((value) => JSON.stringify(value)));
    view.values = view.values ? new Set([...values].filter((value) => view.values?.has(value))) : values;
    view.lister = owner;
    view.isConst = schema.const !== undefined;
  }
  for (const [field, value] of Object.entries(schema.properties ?? {})) {
    const part = {schema: isObject(value) ? (value as Schema) : {}, owner: `${owner}.${field}`};
    view.properties.set(field, [...(view.properties.get(field) ?? []), part]);
  }
  for (const field of schema.required ?? []) view.required.set(field, owner);
  if (schema.additionalProperties === false || schema.unevaluatedProperties === false) view.isClosed = true;
  if (isObject(schema.additionalProperties))
    view.additional = {schema: schema.additionalProperties as Schema, owner: `${owner}.*`};
  if (isObject(schema.items)) view.items.push({schema: schema.items as Schema, owner: `${owner}[]`});
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const branches = (schema[keyword] ?? []).filter((branch) => !isNull(branch)).filter(isObject);
    if (branches.length > (isWrapper ? 1 : 0))
      view.unions.push({keyword, owner, branches: branches.map((branch) => ({schema: branch as Schema, owner}))});
  }
}
