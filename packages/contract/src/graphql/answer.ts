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
import type {Entry, Value} from '../json/value';
import {didYouMean} from '@paydocs/core/nearest';
import type {Findings} from '../types';
import {fragmentOf} from './fragment';
import {checkLeaf} from './input';
import type {GraphqlOperation} from './operation';

/**
 * @param schema - the GraphQL API
 * @param operation - what was asked
 * @param value - the answer's `data`, or the whole answer
 * @returns where the answer differs from what was asked
 */
export function checkAnswer(schema: GraphQLSchema, operation: GraphqlOperation, value: Value): Findings {
  const findings: Findings = {problems: [], uses: []};
  if (value.kind !== 'object') {
    findings.problems.push({line: value.line, message: 'a response must be an object that contains "data".'});
    return findings;
  }
  const data = value.entries.find(({name}) => name === 'data');
  if (!data && !value.entries.some(({name}) => name === 'errors')) {
    findings.problems.push({
      line: value.line,
      message: 'a response must contain "data" or "errors". Put the fields in "data".',
    });
    return findings;
  }
  const root = schema.getRootType(operation.definition.operation);
  if (data && root && data.value.kind === 'object')
    checkSelection(schema, operation, root, operation.definition.selectionSet, data.value, findings);
  return findings;
}

interface Asked {
  name: string;
  owner: string;
  type: GraphQLOutputType;
  selections: SelectionSetNode[];
  optional: boolean;
}

function checkSelection(
  schema: GraphQLSchema,
  operation: GraphqlOperation,
  type: GraphQLOutputType,
  selections: SelectionSetNode | SelectionSetNode[],
  value: Extract<Value, {kind: 'object'}>,
  findings: Findings,
): void {
  const asked = new Map<string, Asked>();
  for (const set of [selections].flat()) collect(schema, operation, type, set, asked, false);
  for (const entry of value.entries) {
    const field = asked.get(entry.name);
    if (!field) {
      const cure = didYouMean(entry.name, asked.keys(), 'Delete the field, or request it in the query.');
      findings.problems.push({
        line: entry.line,
        message: `the response contains "${entry.name}", but the query doesn't request it.${cure}`,
      });
    } else {
      findings.uses.push({line: entry.line, target: `graphql:${field.owner}.${field.name}`});
      checkOutput(schema, operation, field, field.type, entry.value, entry, findings);
    }
  }
  if (value.open) return;
  for (const [name, {optional}] of asked) {
    if (!optional && !value.entries.some((entry) => entry.name === name)) {
      findings.problems.push({
        line: value.line,
        message: `the response is missing "${name}", which the query requests. Add it, or write … for the fields that you omit.`,
      });
    }
  }
}

function checkOutput(
  schema: GraphQLSchema,
  operation: GraphqlOperation,
  field: Asked,
  type: GraphQLOutputType,
  value: Value,
  entry: Entry,
  findings: Findings,
): void {
  if (value.kind === 'unknown') return;
  if (isNonNullType(type)) {
    if (value.kind === 'plain' && value.value === null) {
      findings.problems.push({
        line: entry.line,
        message: `"${entry.name}" can't be null: its type is ${String(type)}.`,
      });
    } else checkOutput(schema, operation, field, type.ofType, value, entry, findings);
  } else if (value.kind === 'plain' && value.value === null) {
    return;
  } else if (isListType(type)) {
    if (value.kind !== 'list') findings.problems.push({line: entry.line, message: `"${entry.name}" must be a list.`});
    else
      for (const item of value.items)
        checkOutput(schema, operation, field, type.ofType, item, {...entry, line: item.line}, findings);
  } else if (isLeafType(type)) {
    checkLeaf(type, value, `"${entry.name}"`, findings, entry.line);
  } else if (value.kind === 'object') {
    checkSelection(schema, operation, type, field.selections, value, findings);
  } else {
    findings.problems.push({line: entry.line, message: `"${entry.name}" must be an object of type ${String(type)}.`});
  }
}

/** The fields that a selection asks for, by the name that they have in the answer. */
function collect(
  schema: GraphQLSchema,
  operation: GraphqlOperation,
  type: GraphQLOutputType,
  set: SelectionSetNode,
  asked: Map<string, Asked>,
  optional: boolean,
): void {
  const named = getNamedType(type);
  for (const selection of set.selections) {
    const isConditional = optional || (selection.directives ?? []).length > 0;
    if (selection.kind === Kind.FIELD) {
      const name = selection.name.value;
      if (name.startsWith('__') || !('getFields' in named)) continue;
      const definition = named.getFields()[name];
      if (!definition) continue;
      const key = selection.alias?.value ?? name;
      const before = asked.get(key);
      const selections = [...(before?.selections ?? []), ...(selection.selectionSet ? [selection.selectionSet] : [])];
      asked.set(key, {
        name,
        owner: named.name,
        type: definition.type as GraphQLOutputType,
        selections,
        optional: isConditional && (before?.optional ?? true),
      });
    } else {
      const fragment = fragmentOf(schema, operation, selection, named);
      if (!fragment) continue;
      const isNarrower = isAbstractType(named) && fragment.type !== named;
      collect(schema, operation, fragment.type, fragment.set, asked, isConditional || isNarrower);
    }
  }
}
