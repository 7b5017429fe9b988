import {getNamedType, isInputObjectType, isInputType, typeFromAST, type GraphQLSchema} from 'graphql';
import {checkInput, checkVariables} from '../graphql/input';
import {checkGraphql} from '../graphql/operation';
import {walk, type Expression} from '../programs/languages/expression';
import {textOf, unwrap, valueOf, type Scope} from '../programs/flow/scope';
import type {Findings} from '../types';

/** What an operation of GraphQL in a program begins with. A fragment has no operation, and needs none. */
const OPERATION = /^\s*(?:query|mutation|subscription)\b[^{]*\{/;

/**
 * @param schema - the GraphQL API
 * @param root - a program
 * @param scope - what its names stand for
 * @returns what is wrong with the operations in its texts, and with what its functions are called with beside them
 */
export function checkQueries(schema: GraphQLSchema, root: Expression, scope: Scope): Findings {
  const findings: Findings = {problems: [], uses: []};
  const add = (found: Findings): void => {
    findings.problems.push(...found.problems);
    findings.uses.push(...found.uses);
  };
  walk(root, (each) => {
    if (each.kind === 'text' && each.parts.length === 1) {
      const [text] = each.parts;
      if (typeof text === 'string' && OPERATION.test(text)) add(checkGraphql(schema, text, each.line));
    }
    if (each.kind === 'call') add(argumentFindings(schema, each, scope));
  });
  return findings;
}

/** `ask(QUERY, {filter: …})`, or `ask(QUERY, {name: …})` where the function makes variables of its input. */
function argumentFindings(schema: GraphQLSchema, call: Extract<Expression, {kind: 'call'}>, scope: Scope): Findings {
  const none: Findings = {problems: [], uses: []};
  const texts = call.args.map(({value}) => textOf(value, scope));
  const query = texts.find((text) => text !== undefined && OPERATION.test(text));
  const passed = call.args.map(({value}) => unwrap(value, scope)).find((value) => value?.kind === 'object');
  if (query === undefined || !passed) return none;
  const {operations, problems} = checkGraphql(schema, query, 1);
  const [operation] = operations;
  if (!operation || problems.length > 0) return none;
  const value = valueOf(passed, scope);
  const asVariables = checkVariables(schema, operation, value);
  const [variable, ...others] = operation.definition.variableDefinitions ?? [];
  const type = variable && others.length === 0 ? typeFromAST(schema, variable.type as never) : undefined;
  const asInput =
    type && isInputType(type) && isInputObjectType(getNamedType(type))
      ? checkInput(type, value, 'the input')
      : undefined;
  return asInput && asInput.problems.length < asVariables.problems.length ? asInput : asVariables;
}
