import {getOwnValue} from '@paydocs/core/client';
import {createSampleValue} from '../../rest/samples/sampleValue';
import {getExamples} from '../../rest/fields/getExamples';
import type {Json, OpenApiDocument, Schema} from '@paydocs/specs/client';
import {isObject} from './path';
import {resolveShape} from './shape';
import type {Shape} from './shape';

const MAX_DEPTH = 8;

/**
 * Creates the initial value of a field that a reader adds. It contains the required fields, with examples from the
 * specification as values.
 *
 * @param doc - document with the form's schemas
 * @param schema - schema of the field
 * @param depth - current depth inside the field
 */
export function createInitialValue(doc: OpenApiDocument, schema: Schema | boolean, depth = 0): Json {
  return createValueFromShape(doc, resolveShape(doc, schema, undefined), depth);
}

/**
 * Creates the value of a field after its alternative has changed. Nested fields that both alternatives have keep their
 * values, except constants and enums.
 *
 * @param doc - document with the form's schemas
 * @param shape - shape of the field with the new alternative
 * @param previousValue - value with the old alternative
 */
export function keepMatchingFields(doc: OpenApiDocument, shape: Shape, previousValue: Json | undefined): Json {
  const initialValue = createValueFromShape(doc, shape, 0);
  if (!isObject(initialValue) || !isObject(previousValue)) return initialValue;
  const {properties = {}} = shape.schema;
  const keptFields = Object.entries(previousValue).filter(([name]) => {
    const property = getOwnValue(properties, name);
    return property && property.const === undefined && !property.enum;
  });
  return {...initialValue, ...Object.fromEntries(keptFields)};
}

function createValueFromShape(doc: OpenApiDocument, {kind, schema, choices}: Shape, depth: number): Json {
  switch (kind) {
    case 'const':
      return schema.const ?? null;
    case 'enum':
      return (
        [schema.default, ...getExamples(schema)].find((value) => value !== undefined && schema.enum?.includes(value)) ??
        schema.enum?.[0] ??
        null
      );
    case 'object':
      return createObject(doc, schema, choices, depth);
    case 'array': {
      const parts = schema.prefixItems ?? (schema.items === undefined || schema.items === false ? [] : [schema.items]);
      return depth > MAX_DEPTH
        ? []
        : parts.slice(0, schema.prefixItems?.length ?? 1).map((part) => createInitialValue(doc, part, depth + 1));
    }
    case 'boolean':
      return typeof schema.default === 'boolean' ? schema.default : true;
    case 'file':
      return '';
    case 'any':
      return getExamples(schema)[0] ?? schema.default ?? '';
    default:
      return createSampleValue(doc, schema, 'request');
  }
}

function createObject(doc: OpenApiDocument, schema: Schema, choices: Shape['choices'], depth: number): Json {
  if (depth > MAX_DEPTH) return {};
  const discriminators = choices.flatMap(({propertyName, options, chosen}) => {
    const value = options[chosen]?.values?.[0];
    return propertyName === undefined || value === undefined ? [] : [[propertyName, value] as const];
  });
  const required = Object.entries(schema.properties ?? {}).filter(([name]) => schema.required?.includes(name));
  return {
    ...Object.fromEntries(required.map(([name, part]) => [name, createInitialValue(doc, part, depth + 1)])),
    ...Object.fromEntries(discriminators),
  };
}
