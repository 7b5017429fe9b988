/** The schemas of requests, as browsers get them: named ones once, in the form of OpenAPI 3.1, with few words. */
import {ownValue} from '@paydocs/core/ownValue';
import {schemaName, resolveRef} from '@paydocs/specs/openapi/document';
import type {Json, OpenApiDocument, Schema} from '@paydocs/specs/openapi/document';
import {flatten, mappingRef} from '@paydocs/specs/openapi/flatten';
import {firstSentence} from '@paydocs/core/markdown/markdown';

/** Collects what schemas refer to. */
export interface SchemaCollector {
  /** @returns a schema for browsers, whose references lead to {@link schemas} */
  add(schema: Schema): Schema;
  schemas: Record<string, Schema>;
}

/** Keywords with a schema, with a list of schemas, and with schemas by name. */
const ONE = [
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contains',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
];
const LISTS = ['allOf', 'oneOf', 'anyOf', 'prefixItems'];
const MAPS = ['patternProperties', 'dependentSchemas'];
/** Keywords whose values are taken as they are. */
const PLAIN = [
  ...['type', 'format', 'title', 'deprecated', 'writeOnly', 'default', 'const', 'enum', 'contentMediaType'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minContains', 'maxContains', 'minProperties', 'maxProperties'],
  'dependentRequired',
];
/** Names that the validator would take for keywords in a list of schemas. */
const KEYWORDS = new Set([
  ...ONE,
  ...LISTS,
  ...MAPS,
  ...PLAIN,
  'id',
  'properties',
  'pattern',
  'required',
  'definitions',
]);
/** An example that is longer helps nobody who fills in a form. */
const LONGEST_EXAMPLE = 300;

/**
 * @param doc - the bundled document
 * @returns a collector of the schemas of one operation
 */
export function schemaCollector(doc: OpenApiDocument): SchemaCollector {
  const schemas: Record<string, Schema> = {};
  const names = new Map<string, string>();
  const add = (schema: Schema): Schema => rewritten(doc, schema, refTo);
  return {add, schemas};

  function refTo(ref: string): string {
    const known = names.get(ref);
    if (known !== undefined) return known;
    const wanted = schemaName(ref) ?? ref.slice(ref.lastIndexOf('/') + 1);
    let name =
      KEYWORDS.has(wanted) || Object.hasOwn(Object.prototype, wanted) || wanted.startsWith('$') ? `_${wanted}` : wanted;
    while (Object.hasOwn(schemas, name)) name += '_';
    const own = `#/components/schemas/${encodeURI(name.replace(/~/g, '~0').replace(/\//g, '~1')).replace(/#/g, '%23')}`;
    names.set(ref, own);
    schemas[name] = {};
    const made = add(stepTo(doc, ref));
    schemas[name] = made;
    // Schemas that extend this one are alternatives that a reader can choose.
    if (made.discriminator) {
      for (const [other, {allOf}] of Object.entries(doc.components?.schemas ?? {}))
        if (allOf?.some((part) => part.$ref === ref)) refTo(mappingRef(other));
    }
    return own;
  }
}

function stepTo(doc: OpenApiDocument, ref: string): Schema {
  const name = schemaName(ref);
  return (name === undefined ? undefined : ownValue(doc.components?.schemas, name)) ?? resolveRef<Schema>(doc, ref);
}

function rewritten(doc: OpenApiDocument, schema: Schema, refTo: (ref: string) => string): Schema {
  const inner = (part: unknown): Schema | boolean =>
    typeof part === 'object' && part !== null ? rewritten(doc, part as Schema, refTo) : part !== false;
  const byName = (parts: unknown): Record<string, Schema> =>
    Object.fromEntries(Object.entries(parts as object).map(([name, part]) => [name, inner(part) as Schema]));
  const result: Schema = {};
  if (typeof schema.$ref === 'string') result.$ref = refTo(schema.$ref);
  for (const keyword of PLAIN) if (schema[keyword] !== undefined) result[keyword] = schema[keyword];
  for (const keyword of ONE) if (schema[keyword] !== undefined) result[keyword] = inner(schema[keyword]);
  for (const keyword of LISTS)
    if (Array.isArray(schema[keyword])) result[keyword] = (schema[keyword] as unknown[]).map(inner);
  for (const keyword of MAPS) if (schema[keyword] !== undefined) result[keyword] = byName(schema[keyword]);
  if (typeof schema.pattern === 'string' && isPattern(schema.pattern)) result.pattern = schema.pattern;
  const description = firstSentence(schema.description);
  if (description) result.description = description;
  const [example] = [schema.example, ...(Array.isArray(schema.examples) ? schema.examples : [])].filter(isShort);
  if (example !== undefined) result.examples = [example];
  withProperties(doc, schema, result, byName);
  if (schema.discriminator) {
    const {propertyName, mapping} = schema.discriminator;
    const entries = Object.entries(mapping ?? {}).map(([value, target]) => [value, refTo(mappingRef(target))]);
    result.discriminator = {propertyName, ...(mapping && {mapping: Object.fromEntries(entries)})};
  }
  if (result.patternProperties && !Object.keys(result.patternProperties).every(isPattern))
    delete result.patternProperties;
  return withNull(withLimits(result), schema);
}

/** What the API alone sends is left out. */
function withProperties(
  doc: OpenApiDocument,
  schema: Schema,
  result: Schema,
  byName: (parts: unknown) => Record<string, Schema>,
): void {
  const all = Object.entries(schema.properties ?? {});
  const readOnly = all.filter(([, part]) => flatten(doc, part).schema.readOnly === true).map(([name]) => name);
  if (schema.properties)
    result.properties = byName(Object.fromEntries(all.filter(([name]) => !readOnly.includes(name))));
  const required = schema.required?.filter((name) => !readOnly.includes(name)) ?? [];
  if (required.length > 0) result.required = required;
}

/** In 3.0, `exclusiveMinimum` says of `minimum` that it is excluded. */
function withLimits(schema: Schema): Schema {
  for (const [limit, exclusive] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    if (schema[exclusive] === true) {
      schema[exclusive] = schema[limit];
      delete schema[limit];
    } else if (schema[exclusive] === false) delete schema[exclusive];
  }
  return schema;
}

/** In 3.0, `nullable` allows `null` beside the type. */
function withNull(schema: Schema, {nullable, type}: Schema): Schema {
  if (nullable !== true) return schema;
  if (type !== undefined) schema.type = [...new Set([type, 'null'].flat())];
  if (schema.enum && !schema.enum.includes(null)) schema.enum = [...schema.enum, null];
  if (type !== undefined) return schema;
  const {title, description, deprecated, examples, default: usual, ...rest} = schema;
  const notes = {title, description, deprecated, examples, default: usual};
  const said = Object.fromEntries(Object.entries(notes).filter(([, value]) => value !== undefined));
  return Object.keys(rest).length === 0 ? said : {...said, anyOf: [rest, {type: 'null'}]};
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

const isShort = (value: unknown): value is Json =>
  value !== undefined && JSON.stringify(value).length <= LONGEST_EXAMPLE;
