import {
  getNullableType,
  isInputObjectType,
  isLeafType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import {getOwnValue} from '@paydocs/core/client';
import type {Json} from '../values/values';

/** Values that a reader sends about an object. The response repeats them. */
export interface SentValues {
  /** Values by the key of their field; see {@link getValueKey}. */
  values: Map<string, Json>;
  /** Values that are sent about nested objects, by field name. */
  inner: Map<string, SentValues>;
}

/** Returns the key of a value. An input and a field with the same name and type have the same key. */
export const getValueKey = (name: string, type: unknown): string => `${name}: ${String(type)}`;

/**
 * Collects the sent values that describe the returned object: arguments, and the fields of input objects. An input
 * object with the name of a field describes that field's object.
 *
 * @param args - coerced arguments of a root field
 * @param declared - definitions of the arguments
 * @param fieldNames - names of the fields of the returned object
 */
export function collectSentValues(
  args: Record<string, Json>,
  declared: readonly GraphQLArgument[],
  fieldNames: ReadonlySet<string>,
): SentValues {
  const sent: SentValues = {values: new Map(), inner: new Map()};
  for (const {name, type} of declared) {
    const fields = getInputFields(type, getOwnValue(args, name));
    if (!fields) addLeafValue(sent, name, type, getOwnValue(args, name));
    else if (fieldNames.has(name)) addNestedValues(sent, name, fields);
    else addFieldValues(sent, fields);
  }
  return sent;
}

function addFieldValues(sent: SentValues, {definitions, values}: InputFields): void {
  for (const {name, type} of definitions) {
    const fields = getInputFields(type, getOwnValue(values, name));
    if (fields) addNestedValues(sent, name, fields);
    else addLeafValue(sent, name, type, getOwnValue(values, name));
  }
}

function addNestedValues(sent: SentValues, name: string, fields: InputFields): void {
  const inner: SentValues = {values: new Map(), inner: new Map()};
  addFieldValues(inner, fields);
  sent.inner.set(name, inner);
}

function addLeafValue(sent: SentValues, name: string, type: GraphQLInputType, value: Json | undefined): void {
  const leaf = getNullableType(type);
  if (isLeafType(leaf) && value !== undefined && value !== null) sent.values.set(getValueKey(name, leaf), value);
}

/** The fields of an input object with their values. */
interface InputFields {
  definitions: readonly GraphQLInputField[];
  values: Record<string, Json>;
}

function getInputFields(type: GraphQLInputType, value: Json | undefined): InputFields | undefined {
  const input = getNullableType(type);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isInputObjectType(input) && isObject
    ? {definitions: Object.values(input.getFields()), values: value}
    : undefined;
}
