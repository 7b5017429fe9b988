import {OPEN, UNKNOWN} from '../json/value';
import {isObject, type OpenApiDocument, type Schema} from './document';
import {inPlace, type Named} from './properties';

/** Keywords about the characters of a text: they say nothing of one that is shortened with `…`. */
const ABOUT_CHARACTERS = ['pattern', 'format', 'minLength', 'maxLength', 'contentMediaType', 'contentEncoding'];

/** Where the rewritten components are. */
export const componentId = (name: string): string => `components:${encodeURIComponent(name)}`;

/**
 * Rewrites schemas for the contract: a field that no schema names is an error, and what a guide leaves out
 * or can't know is not.
 *
 * @param document - the description
 * @param isWhole - whether values are as they are sent, so that nothing is left out or unknown
 * @returns the rewriters for a whole value, and for a component
 */
export function closing(
  document: OpenApiDocument,
  isWhole = false,
): {
  value: (schema: Schema | boolean) => unknown;
  component: (schema: Schema) => unknown;
} {
  const marked = (properties: unknown): unknown => (isWhole ? properties : withMarker(properties));
  /** A schema of a value: everything at its place together must name the fields. */
  const value = (schema: Schema | boolean): unknown => {
    if (!isObject(schema)) return schema;
    const known = schema as Schema;
    const closed = namesFields(document, known) && known.unevaluatedProperties === undefined;
    const inner = component(known) as Record<string, unknown>;
    const all = closed ? {...inner, unevaluatedProperties: false, properties: marked(inner.properties)} : inner;
    return isWhole ? all : {if: {const: UNKNOWN}, then: true, else: all};
  };
  /** A schema among others at the same place. */
  const component = (schema: Schema): unknown => {
    const result: Record<string, unknown> = {};
    const extra: unknown[] = [];
    const aboutCharacters: Record<string, unknown> = {};
    for (const [keyword, content] of Object.entries(schema)) {
      if (keyword === '$ref' && typeof content === 'string') {
        const name = /^#\/components\/schemas\/(.+)$/.exec(content)?.[1];
        result.$ref = name === undefined ? content : componentId(name);
      } else if (keyword === 'properties' || keyword === 'patternProperties') {
        result[keyword] = Object.fromEntries(
          Object.entries(content as object).map(([name, each]) => [name, value(each as Schema)]),
        );
      } else if (keyword === 'items' || keyword === 'additionalProperties') {
        result[keyword] = value(content as Schema);
      } else if (keyword === 'allOf' || keyword === 'anyOf' || keyword === 'oneOf') {
        result[keyword] = (content as (Schema | boolean)[]).map((part) =>
          isObject(part) ? component(part as Schema) : part,
        );
      } else if (keyword === 'if' || keyword === 'then' || keyword === 'else' || keyword === 'not') {
        result[keyword] = isObject(content) ? component(content as Schema) : content;
      } else if (keyword === 'prefixItems') {
        result[keyword] = (content as Schema[]).map(value);
      } else if (isWhole && (keyword === 'required' || ABOUT_CHARACTERS.includes(keyword))) {
        result[keyword] = content;
      } else if (keyword === 'required') {
        extra.push({if: {type: 'object', required: [OPEN]}, then: true, else: {required: content}});
      } else if (ABOUT_CHARACTERS.includes(keyword)) {
        aboutCharacters[keyword] = content;
      } else if (KEPT.has(keyword)) {
        result[keyword] = content;
      }
    }
    if (result.additionalProperties !== undefined) result.properties = marked(result.properties);
    if (Object.keys(aboutCharacters).length > 0)
      extra.push({if: {type: 'string', pattern: '…'}, then: true, else: aboutCharacters});
    if (extra.length > 0) result.allOf = [...((result.allOf as unknown[]) ?? []), ...extra];
    return result;
  };
  return {value, component};
}

/** Further keywords that decide what is valid. */
const KEPT = new Set(
  'type enum const minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems uniqueItems contains minProperties maxProperties propertyNames dependentRequired unevaluatedProperties unevaluatedItems title'.split(
    ' ',
  ),
);

/** The marker for fields that are left out is no field. */
function withMarker(properties: unknown): object {
  return {...(properties as object), [OPEN]: true};
}

function namesFields(document: OpenApiDocument, schema: Schema): boolean {
  return inPlace(document, {schema, name: ''} satisfies Named).some((each) => each.schema.properties !== undefined);
}
