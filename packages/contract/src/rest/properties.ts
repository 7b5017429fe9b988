import {componentOf, isObject, resolve, type OpenApiDocument, type Schema} from './document';

/** A schema in place, with the name under which readers know it. */
export interface Named {
  schema: Schema;
  /** `Payment`, or `Payment.nextAction` for one without a name of its own. */
  name: string;
}

/** The keyword with which a schema that stands in no description says its name. */
export const NAMED = 'x-name';

/**
 * @param document - the description
 * @param of - a schema
 * @returns the schema and all that apply at the same place: targets of references, parts, alternatives
 */
export function inPlace(document: OpenApiDocument, of: Named): Named[] {
  const found: Named[] = [];
  const seen = new Set<Schema>();
  const visit = ({schema, name: at}: Named): void => {
    if (seen.has(schema)) return;
    const own = schema[NAMED];
    const name = typeof own === 'string' ? own : at;
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
  visit(of);
  return found;
}

/**
 * @param document - the description
 * @param of - a schema
 * @returns the fields that an object of the schema can have, each with every schema for its value
 */
export function propertiesOf(document: OpenApiDocument, of: Named): Map<string, Named[]> {
  const fields = new Map<string, Named[]>();
  for (const {schema, name} of inPlace(document, of)) {
    for (const [field, value] of Object.entries(schema.properties ?? {})) {
      const own: Named = {schema: isObject(value) ? value : {}, name: `${name}.${field}`};
      fields.set(field, [...(fields.get(field) ?? []), own]);
    }
  }
  return fields;
}

/** @returns whether an object may have fields that the schema doesn't name */
export function isOpen(document: OpenApiDocument, of: Named): boolean {
  const all = inPlace(document, of);
  const takesMore = all.some(
    ({schema}) => schema.additionalProperties !== undefined && schema.additionalProperties !== false,
  );
  const isFree = all.every(({schema}) => schema.properties === undefined);
  return takesMore || isFree;
}

/** @returns the schemas of a list's items */
export function itemsOf(document: OpenApiDocument, of: Named): Named[] {
  return inPlace(document, of).flatMap(({schema, name}) =>
    [schema.items, ...(schema.prefixItems ?? [])]
      .filter(isObject)
      .map((items) => ({schema: items as Schema, name: `${name}[]`})),
  );
}

/** @returns the values that a schema lists, with the schema that lists them; nothing where any value will do */
export function valuesOf(document: OpenApiDocument, of: Named): {values: Set<string>; name: string} | undefined {
  const values = new Set<string>();
  let lister = '';
  for (const {schema, name} of inPlace(document, of)) {
    const listed = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
    for (const value of listed) if (typeof value === 'string') values.add(value);
    if (listed.length > 0 && lister === '') lister = name;
  }
  return values.size > 0 ? {values, name: lister} : undefined;
}
