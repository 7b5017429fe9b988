import {componentOf, isObject, resolve, type OpenApiDocument, type Schema} from './document';

/** A schema with the name that readers know. */
export interface Named {
  schema: Schema;
  /** `Payment`, or `Payment.nextAction` for a schema without a name. */
  name: string;
}

/** Keyword for the name of a schema that isn't part of a description. */
export const NAMED = 'x-name';

/**
 * Collects all schemas that apply to the same value: targets of references, parts, and alternatives.
 *
 * @param document - OpenAPI description
 * @param root - schema to expand
 * @returns the schema itself and all others
 */
export function inPlace(document: OpenApiDocument, root: Named): Named[] {
  const found: Named[] = [];
  const seen = new Set<Schema>();
  const visit = ({schema, name: parentName}: Named): void => {
    if (seen.has(schema)) return;
    const ownName = schema[NAMED];
    const name = typeof ownName === 'string' ? ownName : parentName;
    seen.add(schema);
    const component = componentOf(schema);
    if (schema.$ref !== undefined) {
      const target = resolve(document, {$ref: schema.$ref} as Schema);
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
export function propertiesOf(document: OpenApiDocument, named: Named): Map<string, Named[]> {
  const fields = new Map<string, Named[]>();
  for (const {schema, name} of inPlace(document, named)) {
    for (const [field, value] of Object.entries(schema.properties ?? {})) {
      const property: Named = {schema: isObject(value) ? value : {}, name: `${name}.${field}`};
      fields.set(field, [...(fields.get(field) ?? []), property]);
    }
  }
  return fields;
}

/** Checks whether an object may have fields that the schema doesn't name. */
export function isOpen(document: OpenApiDocument, named: Named): boolean {
  const all = inPlace(document, named);
  const allowsMore = all.some(
    ({schema}) => schema.additionalProperties !== undefined && schema.additionalProperties !== false,
  );
  const hasNoProperties = all.every(({schema}) => schema.properties === undefined);
  return allowsMore || hasNoProperties;
}

/** Returns the schemas of a list's items. */
export function itemsOf(document: OpenApiDocument, named: Named): Named[] {
  return inPlace(document, named).flatMap(({schema, name}) =>
    [schema.items, ...(schema.prefixItems ?? [])]
      .filter(isObject)
      .map((items) => ({schema: items as Schema, name: `${name}[]`})),
  );
}

/**
 * Returns the enum values of a schema, with the name of the schema that lists them; `undefined` if any value is valid.
 */
export function valuesOf(document: OpenApiDocument, named: Named): {values: Set<string>; name: string} | undefined {
  const values = new Set<string>();
  let owner = '';
  for (const {schema, name} of inPlace(document, named)) {
    const listed = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
    for (const value of listed) if (typeof value === 'string') values.add(value);
    if (listed.length > 0 && owner === '') owner = name;
  }
  return values.size > 0 ? {values, name: owner} : undefined;
}
