import {getComponentName, isObject, resolveReference, type OpenApiDocument, type Schema} from './document';

/** A schema with its name for messages and targets. */
export interface NamedSchema {
  schema: Schema;
  /** Name, such as `Payment`, or `Payment.nextAction` for the inline schema of a field. */
  name: string;
}

/** Keyword for the name of a schema that isn't part of a description. */
export const NAME_KEYWORD = 'x-name';

/**
 * Collects all schemas that apply to the same value: targets of references, parts, and alternatives.
 *
 * @param document - OpenAPI description
 * @param root - schema to expand
 * @returns the schema itself and all others, each with its name
 */
export function expandSchema(document: OpenApiDocument, root: NamedSchema): NamedSchema[] {
  const found: NamedSchema[] = [];
  const seen = new Set<Schema>();
  const visit = ({schema, name: parentName}: NamedSchema): void => {
    if (seen.has(schema)) return;
    const ownName = schema[NAME_KEYWORD];
    const name = typeof ownName === 'string' ? ownName : parentName;
    seen.add(schema);
    const component = getComponentName(schema);
    if (schema.$ref !== undefined) {
      const target = resolveReference(document, {$ref: schema.$ref} as Schema);
      if (target) visit({schema: target, name: component ?? name});
    }
    found.push({schema, name});
    const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), schema.then, schema.else];
    for (const part of parts) if (isObject(part)) visit({schema: part, name});
  };
  visit(root);
  return found;
}

/**
 * Collects the fields of an object schema.
 *
 * @param document - OpenAPI description
 * @param named - schema of the object
 * @returns all possible fields, each with every schema of its value
 */
export function getProperties(document: OpenApiDocument, named: NamedSchema): Map<string, NamedSchema[]> {
  const fields = new Map<string, NamedSchema[]>();
  for (const {schema, name} of expandSchema(document, named)) {
    for (const [field, value] of Object.entries(schema.properties ?? {})) {
      const property: NamedSchema = {schema: isObject(value) ? value : {}, name: `${name}.${field}`};
      fields.set(field, [...(fields.get(field) ?? []), property]);
    }
  }
  return fields;
}

/** Checks whether an object may have fields that the schema doesn't name. */
export function isOpenSchema(document: OpenApiDocument, named: NamedSchema): boolean {
  const all = expandSchema(document, named);
  const allowsMore = all.some(
    ({schema}) => schema.additionalProperties !== undefined && schema.additionalProperties !== false,
  );
  const hasNoProperties = all.every(({schema}) => schema.properties === undefined);
  return allowsMore || hasNoProperties;
}

/** Returns the schemas of a list's items, from `items` and `prefixItems`. */
export function getItemSchemas(document: OpenApiDocument, named: NamedSchema): NamedSchema[] {
  return expandSchema(document, named).flatMap(({schema, name}) =>
    [schema.items, ...(schema.prefixItems ?? [])]
      .filter(isObject)
      .map((items) => ({schema: items as Schema, name: `${name}[]`})),
  );
}

/**
 * Returns the enum values of a schema, with the name of the schema that lists them; `undefined` if any value is valid.
 */
export function getEnumValues(
  document: OpenApiDocument,
  named: NamedSchema,
): {values: Set<string>; name: string} | undefined {
  const values = new Set<string>();
  let owner = '';
  for (const {schema, name} of expandSchema(document, named)) {
    const listed = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
    for (const value of listed) if (typeof value === 'string') values.add(value);
    if (listed.length > 0 && owner === '') owner = name;
  }
  return values.size > 0 ? {values, name: owner} : undefined;
}
