/** Converts the schemas of requests for browsers: each named schema once, in OpenAPI 3.1, with short descriptions. */
import {getOwnValue} from '@paydocs/core/client';
import {
  getSchemaName,
  resolveRef,
  type Json,
  type OpenApiDocument,
  type Schema,
  flattenSchema,
  toMappingRef,
} from '@paydocs/specs/client';
import {getFirstSentence} from '@paydocs/core/html';

/** Collector of the schemas that other schemas refer to. */
export interface SchemaCollector {
  /** Converts a schema for browsers. Its references point to `schemas`, to which the referenced schemas are added. */
  add(schema: Schema): Schema;
  schemas: Record<string, Schema>;
}

/** Keywords whose value is a schema. */
const SCHEMA_KEYWORDS = [
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
/** Keywords whose value is a list of schemas. */
const SCHEMA_LIST_KEYWORDS = ['allOf', 'oneOf', 'anyOf', 'prefixItems'];
/** Keywords whose value is a map of schemas. */
const SCHEMA_MAP_KEYWORDS = ['patternProperties', 'dependentSchemas'];
/** Keywords whose values are copied unchanged. */
const COPIED_KEYWORDS = [
  ...['type', 'format', 'title', 'deprecated', 'writeOnly', 'default', 'const', 'enum', 'contentMediaType'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength'],
  ...['minItems', 'maxItems', 'uniqueItems', 'minContains', 'maxContains', 'minProperties', 'maxProperties'],
  'dependentRequired',
];
/** Names that the validator would treat as keywords in a map of schemas. */
const RESERVED_NAMES = new Set([
  ...SCHEMA_KEYWORDS,
  ...SCHEMA_LIST_KEYWORDS,
  ...SCHEMA_MAP_KEYWORDS,
  ...COPIED_KEYWORDS,
  'id',
  'properties',
  'pattern',
  'required',
  'definitions',
]);
/** Maximum length of an example in characters. Longer ones don't help readers fill in a form. */
const MAX_EXAMPLE_LENGTH = 300;

/**
 * Creates a collector for the schemas of one operation.
 *
 * @param doc - the bundled document
 */
export function createSchemaCollector(doc: OpenApiDocument): SchemaCollector {
  const schemas: Record<string, Schema> = {};
  const names = new Map<string, string>();
  const add = (schema: Schema): Schema => rewriteSchema(doc, schema, toLocalRef);
  return {add, schemas};

  function toLocalRef(ref: string): string {
    const known = names.get(ref);
    if (known !== undefined) return known;
    const originalName = getSchemaName(ref) ?? ref.slice(ref.lastIndexOf('/') + 1);
    let name =
      RESERVED_NAMES.has(originalName) || Object.hasOwn(Object.prototype, originalName) || originalName.startsWith('$')
        ? `_${originalName}`
        : originalName;
    while (Object.hasOwn(schemas, name)) name += '_';
    const localRef = `#/components/schemas/${encodeURI(name.replace(/~/g, '~0').replace(/\//g, '~1')).replace(/#/g, '%23')}`;
    names.set(ref, localRef);
    schemas[name] = {};
    const rewritten = add(resolveSchema(doc, ref));
    schemas[name] = rewritten;
    // Schemas that extend this one are alternatives that a reader can select.
    if (rewritten.discriminator) {
      for (const [other, {allOf}] of Object.entries(doc.components?.schemas ?? {}))
        if (allOf?.some((part) => part.$ref === ref)) toLocalRef(toMappingRef(other));
    }
    return localRef;
  }
}

function resolveSchema(doc: OpenApiDocument, ref: string): Schema {
  const name = getSchemaName(ref);
  return (name === undefined ? undefined : getOwnValue(doc.components?.schemas, name)) ?? resolveRef<Schema>(doc, ref);
}

function rewriteSchema(doc: OpenApiDocument, schema: Schema, toLocalRef: (ref: string) => string): Schema {
  const rewritePart = (part: unknown): Schema | boolean =>
    typeof part === 'object' && part !== null ? rewriteSchema(doc, part as Schema, toLocalRef) : part !== false;
  const rewriteMap = (parts: unknown): Record<string, Schema> =>
    Object.fromEntries(Object.entries(parts as object).map(([name, part]) => [name, rewritePart(part) as Schema]));
  const result: Schema = {};
  if (typeof schema.$ref === 'string') result.$ref = toLocalRef(schema.$ref);
  for (const keyword of COPIED_KEYWORDS) if (schema[keyword] !== undefined) result[keyword] = schema[keyword];
  for (const keyword of SCHEMA_KEYWORDS)
    if (schema[keyword] !== undefined) result[keyword] = rewritePart(schema[keyword]);
  for (const keyword of SCHEMA_LIST_KEYWORDS)
    if (Array.isArray(schema[keyword])) result[keyword] = (schema[keyword] as unknown[]).map(rewritePart);
  for (const keyword of SCHEMA_MAP_KEYWORDS)
    if (schema[keyword] !== undefined) result[keyword] = rewriteMap(schema[keyword]);
  if (typeof schema.pattern === 'string' && isValidPattern(schema.pattern)) result.pattern = schema.pattern;
  const description = getFirstSentence(schema.description);
  if (description) result.description = description;
  const [example] = [schema.example, ...(Array.isArray(schema.examples) ? schema.examples : [])].filter(isShortExample);
  if (example !== undefined) result.examples = [example];
  addProperties(doc, schema, result, rewriteMap);
  if (schema.discriminator) {
    const {propertyName, mapping} = schema.discriminator;
    const entries = Object.entries(mapping ?? {}).map(([value, target]) => [value, toLocalRef(toMappingRef(target))]);
    result.discriminator = {propertyName, ...(mapping && {mapping: Object.fromEntries(entries)})};
  }
  if (result.patternProperties && !Object.keys(result.patternProperties).every(isValidPattern))
    delete result.patternProperties;
  return convertNullable(convertExclusiveLimits(result), schema);
}

/** Adds `properties` and `required` to `result`, without properties that only the API sends. */
function addProperties(
  doc: OpenApiDocument,
  schema: Schema,
  result: Schema,
  rewriteMap: (parts: unknown) => Record<string, Schema>,
): void {
  const all = Object.entries(schema.properties ?? {});
  const readOnly = all.filter(([, part]) => flattenSchema(doc, part).schema.readOnly === true).map(([name]) => name);
  if (schema.properties)
    result.properties = rewriteMap(Object.fromEntries(all.filter(([name]) => !readOnly.includes(name))));
  const required = schema.required?.filter((name) => !readOnly.includes(name)) ?? [];
  if (required.length > 0) result.required = required;
}

/** Converts OpenAPI 3.0's boolean `exclusiveMinimum` and `exclusiveMaximum` to numbers, in place. */
function convertExclusiveLimits(schema: Schema): Schema {
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

/** Converts OpenAPI 3.0's `nullable` to the type `null`. */
function convertNullable(schema: Schema, {nullable, type}: Schema): Schema {
  if (nullable !== true) return schema;
  if (type !== undefined) schema.type = [...new Set([type, 'null'].flat())];
  if (schema.enum && !schema.enum.includes(null)) schema.enum = [...schema.enum, null];
  if (type !== undefined) return schema;
  const {title, description, deprecated, examples, default: defaultValue, ...rest} = schema;
  const annotations = {title, description, deprecated, examples, default: defaultValue};
  const definedAnnotations = Object.fromEntries(Object.entries(annotations).filter(([, value]) => value !== undefined));
  return Object.keys(rest).length === 0 ? definedAnnotations : {...definedAnnotations, anyOf: [rest, {type: 'null'}]};
}

function isValidPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

const isShortExample = (value: unknown): value is Json =>
  value !== undefined && JSON.stringify(value).length <= MAX_EXAMPLE_LENGTH;
