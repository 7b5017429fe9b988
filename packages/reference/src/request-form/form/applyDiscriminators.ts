import {flattenSchema, getDiscriminatorValues, type OpenApiDocument, type Schema} from '@paydocs/specs/client';
import {isObject} from './path';

/**
 * Adds a condition to each alternative of a schema, which requires the discriminator values of the alternative. JSON
 * Schema ignores discriminators, so a validator would try all alternatives.
 *
 * @param doc - document with the form's schemas
 * @param schema - a schema, which isn't changed
 * @returns a copy of the schema
 */
export function applyDiscriminators(doc: OpenApiDocument, schema: Schema): Schema {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isObject(value)) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visit(item)])) as Schema;
    const {discriminator} = value as Schema;
    for (const rule of ['oneOf', 'anyOf'] as const) {
      const alternatives = (value as Schema)[rule];
      if (!Array.isArray(alternatives) || !isObject(discriminator)) continue;
      copy[rule] = alternatives.map((alternative, index) => {
        const values = getDiscriminatorValues(doc, discriminator, alternative, flattenSchema(doc, alternative));
        const rewritten = copy[rule]?.[index] ?? {};
        return values ? {allOf: [rewritten, {properties: {[discriminator.propertyName]: {enum: values}}}]} : rewritten;
      });
    }
    return copy;
  };
  return visit(schema) as Schema;
}
