/** Operations of GraphQL that readers put together. */
import {ownValue} from '@paydocs/core/ownValue';
import {callSamples} from '@paydocs/reference/graphql/examples/calls';
import type {CallSample} from '@paydocs/reference/graphql/examples/calls';
import type {Json} from '@paydocs/specs/openapi/document';
import type {RequestData, RequestState} from '../data';
import type {GraphqlForm, OutputTypes, SelectedFields} from '../graphqlForm';
import {isObject} from './path';

/** Before the name of a type, what depends on the type of an object. */
export const ON = '... on ';
const TYPENAME = '__typename';
/** So many values of an object are asked for when a reader adds it. */
const FIRST = 4;

/**
 * @param types - what can be selected
 * @param name - of the type of a field that a reader adds
 * @returns its first values, so that the operation stays valid
 */
export function firstFields(types: OutputTypes, name: string): SelectedFields {
  const values = Object.entries(ownValue(types, name)?.fields ?? {}).filter(([, type]) => type === '');
  const names = values.slice(0, FIRST).map(([field]) => field);
  return Object.fromEntries((names.length > 0 ? names : [TYPENAME]).map((field) => [field, true]));
}

/** @returns names of what can be selected of a type, with the type that each holds */
export function selectable(types: OutputTypes, name: string): [field: string, type: string][] {
  const {fields = {}, members = []} = ownValue(types, name) ?? {};
  return [
    ...Object.entries(fields),
    [TYPENAME, ''],
    ...members.map((member): [string, string] => [`${ON}${member}`, member]),
  ];
}

/**
 * @param types - what can be selected
 * @param type - the type whose fields are selected
 * @param value - of a link, which anybody may have written
 * @returns whether the type has all that is selected: objects with fields of theirs, and values without any
 */
export function isSelection(types: OutputTypes, type: string, value: Json | undefined): value is SelectedFields & Json {
  const known = new Map(selectable(types, type));
  return (
    isObject(value) &&
    Object.entries(value).every(([name, part]) => {
      const inner = known.get(name);
      return inner === '' ? part === true : inner !== undefined && isSelection(types, inner, part);
    })
  );
}

/**
 * @param data - of an operation
 * @param state - what a reader filled in
 * @returns the operation in GraphQL, and its variables
 */
export function operationOf(
  {graphql}: RequestData,
  {body}: RequestState,
): {operation: string; variables?: Record<string, Json>} {
  if (!graphql) throw new Error('This is a REST operation.');
  const {variables: given, fields} = isObject(body) ? body : {};
  const variables = isObject(given) ? given : {};
  const names = Object.keys(graphql.arguments).filter((name) => Object.hasOwn(variables, name));
  const title = graphql.field.charAt(0).toUpperCase() + graphql.field.slice(1);
  const declared = names.map((name) => `$${name}: ${graphql.arguments[name]}`).join(', ');
  const sent = names.map((name) => `${name}: $${name}`).join(', ');
  const head = `${graphql.kind} ${title}${declared && `(${declared})`} {`;
  const selection = isObject(fields) ? ` ${selectionOf(fields as SelectedFields, '  ', graphql.apart)}` : '';
  return {
    operation: `${head}\n  ${graphql.field}${sent && `(${sent})`}${selection}\n}`,
    ...(names.length > 0 && {variables: Object.fromEntries(names.map((name) => [name, variables[name] ?? null]))}),
  };
}

function selectionOf(fields: SelectedFields, indent: string, apart: GraphqlForm['apart'], type = ''): string {
  const entries = Object.entries(fields);
  const lines = (entries.length > 0 ? entries : [[TYPENAME, true] as const]).map(([name, inner]) => {
    const own = ownValue(apart, type)?.includes(name) ? `${name}Of${type}: ${name}` : name;
    const on = name.startsWith(ON) ? name.slice(ON.length) : '';
    return `${indent}  ${own}${inner === true ? '' : ` ${selectionOf(inner, `${indent}  `, apart, on)}`}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** @returns the programs that send the operation */
export function callsOf(data: RequestData, state: RequestState): CallSample[] {
  const {kind, calls} = data.graphql!;
  return callSamples(operationOf(data, state), kind, calls);
}
