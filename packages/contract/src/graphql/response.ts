import {
  getNamedType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type {ObjectEntry, Value} from '../json/value';
import {formatSuggestion} from '@paydocs/core';
import type {CheckResult} from '../types';
import {resolveFragment} from './fragment';
import {checkLeaf} from './input';
import type {GraphqlOperation} from './operation';

/**
 * Checks a response against its operation.
 *
 * @param schema - GraphQL schema
 * @param operation - requested operation
 * @param value - the whole response body
 * @returns a diagnostic for each difference from the request, and uses
 */
export function checkGraphqlResponse(schema: GraphQLSchema, operation: GraphqlOperation, value: Value): CheckResult {
  const result: CheckResult = {diagnostics: [], uses: []};
  if (value.kind !== 'object') {
    result.diagnostics.push({
      id: 'contract/invalid-value',
      line: value.line,
      message: 'a response must be an object that contains "data".',
    });
    return result;
  }
  const data = value.entries.find(({name}) => name === 'data');
  if (!data && !value.entries.some(({name}) => name === 'errors')) {
    result.diagnostics.push({
      id: 'contract/missing-field',
      line: value.line,
      message: 'a response must contain "data" or "errors". Put the fields in "data".',
    });
    return result;
  }
  const root = schema.getRootType(operation.definition.operation);
  if (data && root && data.value.kind === 'object')
    checkSelection(schema, operation, root, operation.definition.selectionSet, data.value, result);
  return result;
}

interface RequestedField {
  name: string;
  owner: string;
  type: GraphQLOutputType;
  selections: SelectionSetNode[];
  isOptional: boolean;
}

function checkSelection(
  schema: GraphQLSchema,
  operation: GraphqlOperation,
  type: GraphQLOutputType,
  selections: SelectionSetNode | SelectionSetNode[],
  value: Extract<Value, {kind: 'object'}>,
  result: CheckResult,
): void {
  const requestedFields = new Map<string, RequestedField>();
  for (const selectionSet of [selections].flat())
    collectFields(schema, operation, type, selectionSet, requestedFields, false);
  for (const entry of value.entries) {
    const field = requestedFields.get(entry.name);
    if (!field) {
      const hint = formatSuggestion(
        entry.name,
        requestedFields.keys(),
        'Delete the field, or request it in the operation.',
      );
      result.diagnostics.push({
        id: 'contract/unknown-field',
        line: entry.line,
        message: `the response contains "${entry.name}", but the operation doesn't request it.${hint}`,
      });
    } else {
      result.uses.push({line: entry.line, target: `graphql:${field.owner}.${field.name}`});
      checkOutput(schema, operation, field, field.type, entry.value, entry, result);
    }
  }
  if (value.open) return;
  for (const [name, {isOptional}] of requestedFields) {
    if (!isOptional && !value.entries.some((entry) => entry.name === name)) {
      result.diagnostics.push({
        id: 'contract/missing-field',
        line: value.line,
        message: `the response is missing "${name}", which the operation requests. Add it, or write … for the fields that you omit.`,
      });
    }
  }
}

function checkOutput(
  schema: GraphQLSchema,
  operation: GraphqlOperation,
  field: RequestedField,
  type: GraphQLOutputType,
  value: Value,
  entry: ObjectEntry,
  result: CheckResult,
): void {
  if (value.kind === 'unknown') return;
  if (isNonNullType(type)) {
    if (value.kind === 'plain' && value.value === null) {
      result.diagnostics.push({
        id: 'contract/invalid-value',
        line: entry.line,
        message: `"${entry.name}" can't be null: its type is ${String(type)}.`,
      });
    } else checkOutput(schema, operation, field, type.ofType, value, entry, result);
  } else if (value.kind === 'plain' && value.value === null) {
    return;
  } else if (isListType(type)) {
    if (value.kind !== 'list')
      result.diagnostics.push({
        id: 'contract/invalid-value',
        line: entry.line,
        message: `"${entry.name}" must be a list.`,
      });
    else
      for (const item of value.items)
        checkOutput(schema, operation, field, type.ofType, item, {...entry, line: item.line}, result);
  } else if (isLeafType(type)) {
    checkLeaf(type, value, `"${entry.name}"`, result, entry.line);
  } else if (value.kind === 'object') {
    checkSelection(schema, operation, type, field.selections, value, result);
  } else {
    result.diagnostics.push({
      id: 'contract/invalid-value',
      line: entry.line,
      message: `"${entry.name}" must be an object of type ${String(type)}.`,
    });
  }
}

/** Collects the requested fields of a selection by their names in the response. */
function collectFields(
  schema: GraphQLSchema,
  operation: GraphqlOperation,
  type: GraphQLOutputType,
  selectionSet: SelectionSetNode,
  requestedFields: Map<string, RequestedField>,
  isOptional: boolean,
): void {
  const named = getNamedType(type);
  for (const selection of selectionSet.selections) {
    const isConditional = isOptional || (selection.directives ?? []).length > 0;
    if (selection.kind === Kind.FIELD) {
      const name = selection.name.value;
      if (name.startsWith('__') || !('getFields' in named)) continue;
      const definition = named.getFields()[name];
      if (!definition) continue;
      const key = selection.alias?.value ?? name;
      const previous = requestedFields.get(key);
      const selections = [...(previous?.selections ?? []), ...(selection.selectionSet ? [selection.selectionSet] : [])];
      requestedFields.set(key, {
        name,
        owner: named.name,
        type: definition.type as GraphQLOutputType,
        selections,
        isOptional: isConditional && (previous?.isOptional ?? true),
      });
    } else {
      const fragment = resolveFragment(schema, operation, selection, named);
      if (!fragment) continue;
      const isNarrower = isAbstractType(named) && fragment.type !== named;
      collectFields(schema, operation, fragment.type, fragment.set, requestedFields, isConditional || isNarrower);
    }
  }
}
