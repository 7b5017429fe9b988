import {
  getNullableType,
  isInputObjectType,
  isLeafType,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import {ownValue} from '@paydocs/core/ownValue';
import type {Json} from '../values/values';

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
 * @param inside - names of the fields of the object that is returned
 * @returns what they say about that object: arguments themselves, and the fields of inputs; an input that has
 *   the name of a field says it about that field's object
 */
export function sentIn(
  args: Record<string, Json>,
  declared: readonly GraphQLArgument[],
  inside: ReadonlySet<string>,
): Sent {
  const sent: Sent = {values: new Map(), inner: new Map()};
  for (const {name, type} of declared) {
    const fields = fieldsOf(type, ownValue(args, name));
    if (!fields) addLeaf(sent, name, type, ownValue(args, name));
    else if (inside.has(name)) addInner(sent, name, fields);
    else addAll(sent, fields);
  }
  return sent;
}

function addAll(sent: Sent, {definitions, values}: Fields): void {
  for (const {name, type} of definitions) {
    const fields = fieldsOf(type, ownValue(values, name));
    if (fields) addInner(sent, name, fields);
    else addLeaf(sent, name, type, ownValue(values, name));
  }
}

function addInner(sent: Sent, name: string, fields: Fields): void {
  const inner: Sent = {values: new Map(), inner: new Map()};
  addAll(inner, fields);
  sent.inner.set(name, inner);
}

function addLeaf(sent: Sent, name: string, type: GraphQLInputType, value: Json | undefined): void {
  const leaf = getNullableType(type);
  if (isLeafType(leaf) && value !== undefined && value !== null) sent.values.set(keyOf(name, leaf), value);
}

/** An input with its values. */
interface Fields {
  definitions: readonly GraphQLInputField[];
  values: Record<string, Json>;
}

function fieldsOf(type: GraphQLInputType, value: Json | undefined): Fields | undefined {
  const input = getNullableType(type);
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isInputObjectType(input) && isObject
    ? {definitions: Object.values(input.getFields()), values: value}
    : undefined;
}
