import {OPEN_MARKER, UNKNOWN_VALUE} from '../json/value';
import {isObject, type OpenApiDocument, type Schema} from './document';
import {expandSchema, type NamedSchema} from './properties';

/** Keywords about the characters of a string, which don't apply to strings shortened with `…`. */
const STRING_KEYWORDS = ['pattern', 'format', 'minLength', 'maxLength', 'contentMediaType', 'contentEncoding'];

/** Returns the ID under which the rewritten schema of a component is registered. */
export const getComponentId = (name: string): string => `components:${encodeURIComponent(name)}`;

/**
 * Creates functions that rewrite schemas for the check of guides. With rewritten schemas, fields that no schema names
 * are errors, and omitted or unknown parts aren't.
 *
 * @param document - OpenAPI description
 * @param isComplete - whether values are complete, as sent over the network: nothing is omitted or unknown
 * @returns `value` for the schema of a value, and `component` for one of several schemas that apply to a value
 */
export function createSchemaRewriters(
  document: OpenApiDocument,
  isComplete = false,
): {
  value: (schema: Schema | boolean) => unknown;
  component: (schema: Schema) => unknown;
} {
  const markOpen = (properties: unknown): unknown => (isComplete ? properties : addOpenMarker(properties));
  /** Rewrites the schema of a value. Any of the schemas that apply to the value may name its fields. */
  const rewriteValue = (schema: Schema | boolean): unknown => {
    if (!isObject(schema)) return schema;
    const typed = schema as Schema;
    const isClosed = definesProperties(document, typed) && typed.unevaluatedProperties === undefined;
    const rewritten = rewriteComponent(typed) as Record<string, unknown>;
    const all = isClosed
      ? {...rewritten, unevaluatedProperties: false, properties: markOpen(rewritten.properties)}
      : rewritten;
    return isComplete ? all : {if: {const: UNKNOWN_VALUE}, then: true, else: all};
  };
  /** Rewrites one of several schemas that apply to the same value. */
  const rewriteComponent = (schema: Schema): unknown => {
    const result: Record<string, unknown> = {};
    const extra: unknown[] = [];
    const stringKeywords: Record<string, unknown> = {};
    for (const [keyword, content] of Object.entries(schema)) {
      if (keyword === '$ref' && typeof content === 'string') {
        const name = /^#\/components\/schemas\/(.+)$/.exec(content)?.[1];
        result.$ref = name === undefined ? content : getComponentId(name);
      } else if (keyword === 'properties' || keyword === 'patternProperties') {
        result[keyword] = Object.fromEntries(
          Object.entries(content as object).map(([name, each]) => [name, rewriteValue(each as Schema)]),
        );
      } else if (keyword === 'items' || keyword === 'additionalProperties') {
        result[keyword] = rewriteValue(content as Schema);
      } else if (keyword === 'allOf' || keyword === 'anyOf' || keyword === 'oneOf') {
        result[keyword] = (content as (Schema | boolean)[]).map((part) =>
          isObject(part) ? rewriteComponent(part as Schema) : part,
        );
      } else if (keyword === 'if' || keyword === 'then' || keyword === 'else' || keyword === 'not') {
        result[keyword] = isObject(content) ? rewriteComponent(content as Schema) : content;
      } else if (keyword === 'prefixItems') {
        result[keyword] = (content as Schema[]).map(rewriteValue);
      } else if (isComplete && (keyword === 'required' || STRING_KEYWORDS.includes(keyword))) {
        result[keyword] = content;
      } else if (keyword === 'required') {
        extra.push({if: {type: 'object', required: [OPEN_MARKER]}, then: true, else: {required: content}});
      } else if (STRING_KEYWORDS.includes(keyword)) {
        stringKeywords[keyword] = content;
      } else if (COPIED_KEYWORDS.has(keyword)) {
        result[keyword] = content;
      }
    }
    if (result.additionalProperties !== undefined) result.properties = markOpen(result.properties);
    if (Object.keys(stringKeywords).length > 0)
      extra.push({if: {type: 'string', pattern: '…'}, then: true, else: stringKeywords});
    if (extra.length > 0) result.allOf = [...((result.allOf as unknown[]) ?? []), ...extra];
    return result;
  };
  return {value: rewriteValue, component: rewriteComponent};
}

/** Other keywords to copy unchanged. */
const COPIED_KEYWORDS = new Set(
  'type enum const minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems uniqueItems contains minProperties maxProperties propertyNames dependentRequired unevaluatedProperties unevaluatedItems title'.split(
    ' ',
  ),
);

/** Adds the marker of omitted fields to properties, so that it isn't reported as an unknown field. */
function addOpenMarker(properties: unknown): object {
  return {...(properties as object), [OPEN_MARKER]: true};
}

function definesProperties(document: OpenApiDocument, schema: Schema): boolean {
  return expandSchema(document, {schema, name: ''} satisfies NamedSchema).some(
    (each) => each.schema.properties !== undefined,
  );
}
