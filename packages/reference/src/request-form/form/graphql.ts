/** Creates GraphQL operations from the reader's selection. */
import {getOwnValue} from '@paydocs/core/client';
import {createCallSamples} from '../../graphql/examples/calls';
import type {CallSample} from '../../graphql/examples/calls';
import type {Json} from '@paydocs/specs/client';
import type {RequestData, RequestState} from '../data';
import type {GraphqlFormData, OutputTypes, SelectedFields} from '../graphqlForm';
import {isObject} from './path';

/** Prefix of an inline fragment's key, before the name of the type. */
export const TYPE_CONDITION_PREFIX = '... on ';
const TYPENAME = '__typename';
/** Maximum number of leaf fields that are selected when a reader adds an object. */
const MAX_DEFAULT_FIELDS = 4;

/**
 * Returns the first leaf fields of a type. An operation that selects the type is invalid without fields.
 *
 * @param types - selectable fields by type
 * @param name - name of the type
 */
export function getDefaultFields(types: OutputTypes, name: string): SelectedFields {
  const values = Object.entries(getOwnValue(types, name)?.fields ?? {}).filter(([, type]) => type === '');
  const names = values.slice(0, MAX_DEFAULT_FIELDS).map(([field]) => field);
  return Object.fromEntries((names.length > 0 ? names : [TYPENAME]).map((field) => [field, true]));
}

/** Returns the selectable fields of a type, each with the name of its type, which is empty for leaf fields. */
export function listSelectableFields(types: OutputTypes, name: string): [field: string, type: string][] {
  const {fields = {}, members = []} = getOwnValue(types, name) ?? {};
  return [
    ...Object.entries(fields),
    [TYPENAME, ''],
    ...members.map((member): [string, string] => [`${TYPE_CONDITION_PREFIX}${member}`, member]),
  ];
}

/**
 * Checks whether a type has all selected fields. Each object must have a selection, and leaf fields can't have one.
 *
 * @param types - selectable fields by type
 * @param type - name of the type whose fields are selected
 * @param value - untrusted value from a link
 */
export function isValidSelection(
  types: OutputTypes,
  type: string,
  value: Json | undefined,
): value is SelectedFields & Json {
  const fieldTypes = new Map(listSelectableFields(types, type));
  return (
    isObject(value) &&
    Object.entries(value).every(([name, part]) => {
      const inner = fieldTypes.get(name);
      return inner === '' ? part === true : inner !== undefined && isValidSelection(types, inner, part);
    })
  );
}

/**
 * Creates the GraphQL operation of a request, and its variables.
 *
 * @param data - data of the operation's form
 * @param state - request that the reader edits
 * @throws Error for a REST operation
 */
export function createOperation(
  {graphql}: RequestData,
  {body}: RequestState,
): {operation: string; variables?: Record<string, Json>} {
  if (!graphql) throw new Error('This is a REST operation.');
  const {variables: givenVariables, fields} = isObject(body) ? body : {};
  const variables = isObject(givenVariables) ? givenVariables : {};
  const names = Object.keys(graphql.arguments).filter((name) => Object.hasOwn(variables, name));
  const title = graphql.field.charAt(0).toUpperCase() + graphql.field.slice(1);
  const declared = names.map((name) => `$${name}: ${graphql.arguments[name]}`).join(', ');
  const sent = names.map((name) => `${name}: $${name}`).join(', ');
  const head = `${graphql.kind} ${title}${declared && `(${declared})`} {`;
  const selection = isObject(fields)
    ? ` ${formatSelection(fields as SelectedFields, '  ', graphql.conflictingFields)}`
    : '';
  return {
    operation: `${head}\n  ${graphql.field}${sent && `(${sent})`}${selection}\n}`,
    ...(names.length > 0 && {variables: Object.fromEntries(names.map((name) => [name, variables[name] ?? null]))}),
  };
}

function formatSelection(
  fields: SelectedFields,
  indent: string,
  apart: GraphqlFormData['conflictingFields'],
  type = '',
): string {
  const entries = Object.entries(fields);
  const lines = (entries.length > 0 ? entries : [[TYPENAME, true] as const]).map(([name, inner]) => {
    const field = getOwnValue(apart, type)?.includes(name) ? `${name}Of${type}: ${name}` : name;
    const typeCondition = name.startsWith(TYPE_CONDITION_PREFIX) ? name.slice(TYPE_CONDITION_PREFIX.length) : '';
    return `${indent}  ${field}${inner === true ? '' : ` ${formatSelection(inner, `${indent}  `, apart, typeCondition)}`}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** Creates the programs that send the GraphQL operation of a request. */
export function createOperationSamples(data: RequestData, state: RequestState): CallSample[] {
  const {kind, calls} = data.graphql!;
  return createCallSamples(createOperation(data, state), kind, calls);
}
