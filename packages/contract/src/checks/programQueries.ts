import {getNamedType, isInputObjectType, isInputType, typeFromAST, type GraphQLSchema} from 'graphql';
import {checkInput, checkVariables} from '../graphql/input';
import {checkGraphql} from '../graphql/operation';
import {evaluateConstant, evaluateString, resolveExpression, type Scope} from '../programs/flow/scope';
import {getStringLiteral, walk, type Expression, type ExpressionOfKind} from '../programs/languages/expression';
import type {CheckResult} from '../types';
import {addResult} from './addResult';

/** Matches the start of a GraphQL operation in a program. Fragments contain no operation, so they don't match. */
const OPERATION = /^\s*(?:query|mutation|subscription)\b[^{]*\{/;

/**
 * Checks GraphQL operations in a program.
 *
 * @param schema - GraphQL schema
 * @param root - root of the program
 * @param scope - bindings of the program's names
 * @returns result for the operations in its strings, and for the variables passed to functions along with them
 */
export function checkGraphqlQueries(schema: GraphQLSchema, root: Expression, scope: Scope): CheckResult {
  const result: CheckResult = {diagnostics: [], uses: []};
  walk(root, (expression) => {
    const text = getStringLiteral(expression);
    if (text !== undefined && OPERATION.test(text)) addResult(result, checkGraphql(schema, text, expression.line));
    if (expression.kind === 'call') addResult(result, checkArguments(schema, expression, scope));
  });
  return result;
}

/**
 * Checks the variables in a call such as `request(QUERY, {filter: …})`, or the input in `request(QUERY, {name: …})` if
 * the function wraps it in variables.
 */
function checkArguments(schema: GraphQLSchema, call: ExpressionOfKind<'call'>, scope: Scope): CheckResult {
  const empty: CheckResult = {diagnostics: [], uses: []};
  const texts = call.args.map(({value}) => evaluateString(value, scope));
  const query = texts.find((text) => text !== undefined && OPERATION.test(text));
  const passed = call.args.map(({value}) => resolveExpression(value, scope)).find((value) => value?.kind === 'object');
  if (query === undefined || !passed) return empty;
  const {operations, diagnostics} = checkGraphql(schema, query, 1);
  const [operation] = operations;
  if (!operation || diagnostics.length > 0) return empty;
  const value = evaluateConstant(passed, scope);
  const asVariables = checkVariables(schema, operation, value);
  const [variable, ...others] = operation.definition.variableDefinitions ?? [];
  const type = variable && others.length === 0 ? typeFromAST(schema, variable.type as never) : undefined;
  const asInput =
    type && isInputType(type) && isInputObjectType(getNamedType(type))
      ? checkInput(type, value, 'the input')
      : undefined;
  return asInput && asInput.diagnostics.length < asVariables.diagnostics.length ? asInput : asVariables;
}
