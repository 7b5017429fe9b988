import {ownValue} from '@paydocs/core/ownValue';
import {sampleValue} from '@paydocs/reference/rest/samples/sampleValue';
import {examplesOf} from '@paydocs/reference/rest/fields/examplesOf';
import type {Json, OpenApiDocument, Schema} from '@paydocs/specs/openapi/document';
import {isObject} from './path';
import {shapeOf} from './shape';
import type {Shape} from './shape';

const DEEPEST = 8;

/**
 * @param doc - the schemas of the form
 * @param schema - of the part that a reader adds
 * @param depth - how far inside of it this is
 * @returns what it begins with: what is required, with the values that the description shows
 */
export function startValue(doc: OpenApiDocument, schema: Schema | boolean, depth = 0): Json {
  return startOf(doc, shapeOf(doc, schema, undefined), depth);
}

/**
 * @param doc - the schemas of the form
 * @param shape - of a part whose alternative was chosen anew
 * @param before - what was filled in
 * @returns what is right in the new alternative: fields that it has, too, stay
 */
export function carriedOver(doc: OpenApiDocument, shape: Shape, before: Json | undefined): Json {
  const start = startOf(doc, shape, 0);
  if (!isObject(start) || !isObject(before)) return start;
  const {properties = {}} = shape.schema;
  const kept = Object.entries(before).filter(([name]) => {
    const property = ownValue(properties, name);
    return property && property.const === undefined && !property.enum;
  });
  return {...start, ...Object.fromEntries(kept)};
}

function startOf(doc: OpenApiDocument, {kind, schema, choices}: Shape, depth: number): Json {
  switch (kind) {
    case 'const':
      return schema.const ?? null;
    case 'enum':
      return (
        [schema.default, ...examplesOf(schema)].find((value) => value !== undefined && schema.enum?.includes(value)) ??
        schema.enum?.[0] ??
        null
      );
    case 'object':
      return objectStart(doc, schema, choices, depth);
    case 'array': {
      const parts = schema.prefixItems ?? (schema.items === undefined || schema.items === false ? [] : [schema.items]);
      return depth > DEEPEST
        ? []
        : parts.slice(0, schema.prefixItems?.length ?? 1).map((part) => startValue(doc, part, depth + 1));
    }
    case 'boolean':
      return typeof schema.default === 'boolean' ? schema.default : true;
    case 'file':
      return '';
    case 'any':
      return examplesOf(schema)[0] ?? schema.default ?? '';
    default:
      return sampleValue(doc, schema, 'request');
  }
}

function objectStart(doc: OpenApiDocument, schema: Schema, choices: Shape['choices'], depth: number): Json {
  if (depth > DEEPEST) return {};
  const told = choices.flatMap(({by, options, chosen}) => {
    const value = options[chosen]?.values?.[0];
    return by === undefined || value === undefined ? [] : [[by, value] as const];
  });
  const required = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name));
  return {
    ...Object.fromEntries(required.map(([name, part]) => [name, startValue(doc, part, depth + 1)])),
    ...Object.fromEntries(told),
  };
}
