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
import type {Entry, Value} from '../json/value';
import {didYouMean, some} from '@paydocs/core/nearest';
import type {Findings} from '../types';
import type {GraphqlOperation} from './operation';

/** @returns what is wrong with the variables that an operation is sent with */
export function checkVariables(schema: GraphQLSchema, {definition}: GraphqlOperation, value: Value): Findings {
  const findings: Findings = {problems: [], uses: []};
  if (value.kind === 'unknown') return findings;
  if (value.kind !== 'object') {
    findings.problems.push({line: value.line, message: 'variables must be an object.'});
    return findings;
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
      const cure = didYouMean(entry.name, declared.keys(), `Declared variables: ${some(declared.keys()) || 'none'}.`);
      findings.problems.push({
        line: entry.line,
        message: `the operation ${definition.name?.value ?? ''} has no variable "${entry.name}".${cure}`,
      });
    } else if (variable.type) checkInput(variable.type, entry.value, `$${entry.name}`, findings, entry.line);
  }
  if (value.open) return findings;
  for (const [name, {type, hasDefault}] of declared) {
    if (type && isNonNullType(type) && !hasDefault && !value.entries.some((entry) => entry.name === name)) {
      findings.problems.push({
        line: value.line,
        message: `the variable "${name}" is missing: the operation requires it.`,
      });
    }
  }
  return findings;
}

/** @returns what is wrong with a value of an input type */
export function checkInput(
  type: GraphQLInputType,
  value: Value,
  what: string,
  findings: Findings = {problems: [], uses: []},
  line = value.line,
): Findings {
  const fail = (message: string): void => void findings.problems.push({line, message: `${what} ${message}`});
  if (value.kind === 'unknown') return findings;
  if (isNonNullType(type)) {
    if (value.kind === 'plain' && value.value === null) fail(`must not be null: its type is ${String(type)}.`);
    else checkInput(type.ofType, value, what, findings, line);
  } else if (value.kind === 'plain' && value.value === null) {
    return findings;
  } else if (isListType(type)) {
    const items = value.kind === 'list' ? value.items : [value];
    for (const item of items) checkInput(type.ofType, item, what, findings, item.line);
  } else if (isInputObjectType(type)) {
    if (value.kind !== 'object') fail(`must be an object of type ${type.name}.`);
    else {
      const fields = type.getFields();
      for (const entry of value.entries) {
        const field = fields[entry.name];
        if (field) {
          findings.uses.push({line: entry.line, target: `graphql:${type.name}.${entry.name}`});
          checkInput(field.type, entry.value, `"${entry.name}"`, findings, entry.line);
        } else addUnknownField(entry, type.name, Object.keys(fields), findings);
      }
      const missing = Object.values(fields).filter(
        (field) =>
          isNonNullType(field.type) &&
          field.defaultValue === undefined &&
          !value.entries.some(({name}) => name === field.name),
      );
      for (const field of value.open ? [] : missing) fail(`is missing "${field.name}": ${type.name} requires it.`);
    }
  } else {
    checkLeaf(type, value, what, findings, line);
  }
  return findings;
}

/** Adds what is wrong with a value of a scalar or an enum. */
export function checkLeaf(
  type: GraphQLInputType | GraphQLOutputType,
  value: Value,
  what: string,
  findings: Findings,
  line: number,
): void {
  const named = getNamedType(type);
  const fail = (message: string): void => void findings.problems.push({line, message: `${what} ${message}`});
  if (value.kind === 'unknown') return;
  if (isEnumType(named)) {
    const names = named.getValues().map(({name}) => name);
    const given = value.kind === 'plain' ? value.value : undefined;
    if (typeof given === 'string' && names.includes(given))
      findings.uses.push({line, target: `graphql:${named.name}=${given}`});
    else
      fail(
        `can't be ${JSON.stringify(given ?? null)}: its type is ${named.name}.${didYouMean(String(given), names, `Valid values: ${some(names, 12)}.`)}`,
      );
  } else if (isLeafType(named)) {
    // Scalars of our own that hold objects take any value.
    if (value.kind !== 'plain' || (typeof value.value === 'string' && value.value.includes('…'))) return;
    try {
      named.parseValue(value.value);
    } catch {
      fail(`must be ${/^[AEIOU]/.test(named.name) ? 'an' : 'a'} ${named.name} (found ${JSON.stringify(value.value)}).`);
    }
  }
}

function addUnknownField({name, line}: Entry, owner: string, known: readonly string[], findings: Findings): void {
  findings.problems.push({
    line,
    message: `"${name}" isn't a field of ${owner}.${didYouMean(name, known, `Valid fields: ${some(known)}.`)}`,
  });
}
