import {
  getNullableType,
  isInputObjectType,
  isLeafType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import type {Json} from './values';

/** What a reader sends about an object: the answer says the same. */
export interface Sent {
  /** By `keyOf` the field. */
  values: Map<string, Json>;
  /** What is sent about the objects inside, by the name of their field. */
  inner: Map<string, Sent>;
}

/** @returns a key that a value that is sent shares with a field of the same name and type */
export const keyOf = (name: string, type: unknown): string => `${name}: ${String(type)}`;

/**
 * @param args - the arguments of a root field, coerced
 * @param declared - their definitions
 * @returns what they say about the object that is returned: arguments themselves, and the fields of inputs
 */
export function sentIn(args: Record<string, Json>, declared: readonly GraphQLArgument[]): Sent {
  const sent: Sent = {values: new Map(), inner: new Map()};
  for (const {name, type} of declared) {
    const fields = fieldsOf(type, args[name]);
    if (fields) addAll(sent, fields.definitions, fields.values);
    else addLeaf(sent, name, type, args[name]);
  }
  return sent;
}

function addAll(sent: Sent, definitions: readonly GraphQLInputField[], values: Record<string, Json>): void {
  for (const {name, type} of definitions) {
    const fields = fieldsOf(type, values[name]);
    if (!fields) addLeaf(sent, name, type, values[name]);
    else {
      const inner: Sent = {values: new Map(), inner: new Map()};
      addAll(inner, fields.definitions, fields.values);
      sent.inner.set(name, inner);
    }
  }
}

function addLeaf(sent: Sent, name: string, type: GraphQLInputType, value: Json | undefined): void {
  const leaf = getNullableType(type);
  if (isLeafType(leaf) && value !== undefined && value !== null) sent.values.set(keyOf(name, leaf), value);
}

function fieldsOf(
  type: GraphQLInputType,
  value: Json | undefined,
): {definitions: readonly GraphQLInputField[]; values: Record<string, Json>} | undefined {
  const input = getNullableType(type);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isInputObjectType(input) && isObject ? {definitions: Object.values(input.getFields()), values: value} : undefined;
}
