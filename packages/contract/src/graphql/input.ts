import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import type {ObjectEntry, Value} from '../json/value';
import {formatSuggestion, formatList} from '@paydocs/core';
import type {CheckResult} from '../types';
import type {GraphqlOperation} from './operation';

/**
 * Checks the variables of an operation.
 *
 * @param schema - GraphQL schema
 * @param operation - operation that declares the variables
 * @param value - JSON object with the variables
 * @returns diagnostics and uses
 */
export function checkVariables(schema: GraphQLSchema, {definition}: GraphqlOperation, value: Value): CheckResult {
  const result: CheckResult = {diagnostics: [], uses: []};
  if (value.kind === 'unknown') return result;
  if (value.kind !== 'object') {
    result.diagnostics.push({
      id: 'contract/invalid-value',
      line: value.line,
      message: 'the variables must be a JSON object.',
    });
    return result;
  }
  const declared = new Map(
    (definition.variableDefinitions ?? []).map((variable) => [
      variable.variable.name.value,
      {
        type: typeFromAST(schema, variable.type as never) as GraphQLInputType | undefined,
        hasDefault: variable.defaultValue !== undefined,
      },
    ]),
  );
  for (const entry of value.entries) {
    const variable = declared.get(entry.name);
    if (!variable) {
      const hint = formatSuggestion(
        entry.name,
        declared.keys(),
        `Declared variables: ${formatList(declared.keys()) || 'none'}.`,
      );
      result.diagnostics.push({
        id: 'contract/unknown-field',
        line: entry.line,
        message: `the operation ${definition.name?.value ?? ''} has no variable "${entry.name}".${hint}`,
      });
    } else if (variable.type) checkInput(variable.type, entry.value, `$${entry.name}`, result, entry.line);
  }
  if (value.open) return result;
  for (const [name, {type, hasDefault}] of declared) {
    if (type && isNonNullType(type) && !hasDefault && !value.entries.some((entry) => entry.name === name)) {
      result.diagnostics.push({
        id: 'contract/missing-field',
        line: value.line,
        message: `the variable "${name}" is missing: the operation requires it.`,
      });
    }
  }
  return result;
}

/**
 * Checks a value of an input type.
 *
 * @param type - type of the value
 * @param value - value in a guide
 * @param subject - name of the value in messages, such as `$input`
 * @param result - result to extend
 * @param line - line number for diagnostics of the whole value
 * @returns `result` with the diagnostics and uses of the value
 */
export function checkInput(
  type: GraphQLInputType,
  value: Value,
  subject: string,
  result: CheckResult = {diagnostics: [], uses: []},
  line = value.line,
): CheckResult {
  const addDiagnostic = (message: string): void =>
    void result.diagnostics.push({id: 'contract/invalid-value', line, message: `${subject} ${message}`});
  if (value.kind === 'unknown') return result;
  if (isNonNullType(type)) {
    if (value.kind === 'plain' && value.value === null) addDiagnostic(`must not be null: its type is ${String(type)}.`);
    else checkInput(type.ofType, value, subject, result, line);
  } else if (value.kind === 'plain' && value.value === null) {
    return result;
  } else if (isListType(type)) {
    const items = value.kind === 'list' ? value.items : [value];
    for (const item of items) checkInput(type.ofType, item, subject, result, item.line);
  } else if (isInputObjectType(type)) {
    if (value.kind !== 'object') addDiagnostic(`must be an object of type ${type.name}.`);
    else {
      const fields = type.getFields();
      for (const entry of value.entries) {
        const field = fields[entry.name];
        if (field) {
          result.uses.push({line: entry.line, target: `graphql:${type.name}.${entry.name}`});
          checkInput(field.type, entry.value, `"${entry.name}"`, result, entry.line);
        } else reportUnknownField(entry, type.name, Object.keys(fields), result);
      }
      const missing = Object.values(fields).filter(
        (field) =>
          isNonNullType(field.type) &&
          field.defaultValue === undefined &&
          !value.entries.some(({name}) => name === field.name),
      );
      for (const field of value.open ? [] : missing)
        addDiagnostic(`is missing "${field.name}": ${type.name} requires it.`);
    }
  } else {
    checkLeaf(type, value, subject, result, line);
  }
  return result;
}

/**
 * Checks a value of a scalar or an enum. Adds diagnostics and uses to `result`.
 *
 * @param subject - name of the value in messages, such as `$input`
 */
export function checkLeaf(
  type: GraphQLInputType | GraphQLOutputType,
  value: Value,
  subject: string,
  result: CheckResult,
  line: number,
): void {
  const named = getNamedType(type);
  const addDiagnostic = (message: string): void =>
    void result.diagnostics.push({id: 'contract/invalid-value', line, message: `${subject} ${message}`});
  if (value.kind === 'unknown') return;
  if (isEnumType(named)) {
    const names = named.getValues().map(({name}) => name);
    const actual = value.kind === 'plain' ? value.value : undefined;
    if (typeof actual === 'string' && names.includes(actual))
      result.uses.push({line, target: `graphql:${named.name}=${actual}`});
    else
      addDiagnostic(
        `can't be ${JSON.stringify(actual ?? null)}: its type is ${named.name}.${formatSuggestion(String(actual), names, `Valid values: ${formatList(names, 12)}.`)}`,
      );
  } else if (isLeafType(named)) {
    // Custom scalars for objects accept any value.
    if (value.kind !== 'plain' || (typeof value.value === 'string' && value.value.includes('…'))) return;
    try {
      named.parseValue(value.value);
    } catch {
      addDiagnostic(
        `must be ${/^[AEIOU]/.test(named.name) ? 'an' : 'a'} ${named.name} (found ${JSON.stringify(value.value)}).`,
      );
    }
  }
}

function reportUnknownField(
  {name, line}: ObjectEntry,
  owner: string,
  knownFields: readonly string[],
  result: CheckResult,
): void {
  result.diagnostics.push({
    id: 'contract/unknown-field',
    line,
    message: `"${name}" isn't a field of ${owner}.${formatSuggestion(name, knownFields, `Valid fields: ${formatList(knownFields)}.`)}`,
  });
}
