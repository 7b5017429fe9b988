import {flatten} from '@paydocs/specs/openapi/flatten';
import type {OpenApiDocument, Schema} from '@paydocs/specs/openapi/document';
import {isObject} from './path';
import {valuesOf} from './shape';

/**
 * A discriminator says which alternative counts, where JSON Schema tries them all: here each alternative asks for the
 * values that choose it.
 *
 * @param doc - the schemas of the form
 * @param schema - which isn't changed
 * @returns the schema for a validator that knows no discriminators
 */
export function toldApart(doc: OpenApiDocument, schema: Schema): Schema {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (!isObject(value)) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visit(item)])) as Schema;
    const {discriminator} = value as Schema;
    for (const rule of ['oneOf', 'anyOf'] as const) {
      const alternatives = (value as Schema)[rule];
      if (!Array.isArray(alternatives) || !isObject(discriminator)) continue;
      copy[rule] = alternatives.map((alternative, index) => {
        const values = valuesOf(discriminator, alternative, flatten(doc, alternative));
        const own = copy[rule]?.[index] ?? {};
        return values ? {allOf: [own, {properties: {[discriminator.propertyName]: {enum: values}}}]} : own;
      });
    }
    return copy;
  };
  return visit(schema) as Schema;
}
