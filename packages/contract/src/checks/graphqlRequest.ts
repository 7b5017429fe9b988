import {checkVariables} from '../graphql/input';
import {checkGraphql} from '../graphql/operation';
import type {CheckResult} from '../types';
import {addResult} from './addResult';
import type {ParsedRequest} from './requestTypes';
import type {CheckContext} from './context';
import {checkCommonHeaders} from './headers';

/**
 * Checks a request to the GraphQL API: its method, its headers, the operation in its body, and the variables.
 *
 * @returns diagnostics and uses
 */
export function checkGraphqlRequest(
  context: CheckContext,
  {method, methodLine, body, headers, line, isComplete}: ParsedRequest,
): CheckResult {
  const {graphql} = context;
  const result: CheckResult = {diagnostics: [], uses: []};
  if (method !== undefined && method !== 'POST')
    result.diagnostics.push({
      id: 'contract/graphql',
      line: methodLine ?? line,
      message: `the GraphQL API accepts only POST, not ${method}.`,
    });
  if (headers) result.diagnostics.push(...checkCommonHeaders(context, {headers, line}, 'the GraphQL API'));
  if (body?.kind !== 'object') {
    if (isComplete && body?.kind !== 'unknown')
      result.diagnostics.push({
        id: 'contract/graphql',
        line,
        message: 'the body of a GraphQL request must be an object that contains "query".',
      });
    return result;
  }
  const query = body.entries.find(({name}) => name === 'query');
  if (!query && !body.open)
    result.diagnostics.push({
      id: 'contract/graphql',
      line: body.line,
      message: 'the body of a GraphQL request must contain "query".',
    });
  if (query?.value.kind !== 'plain' || typeof query.value.value !== 'string') return result;
  const {operations, ...operationResult} = checkGraphql(graphql, query.value.value, query.value.line);
  // Line numbers within a JSON string aren't line numbers of the file.
  const isOneLine = !query.value.value.includes('\n');
  addResult(result, isOneLine ? moveToLine(operationResult, query.line) : operationResult);
  const variables = body.entries.find(({name}) => name === 'variables');
  const [operation] = operations;
  if (operation)
    addResult(
      result,
      checkVariables(
        graphql,
        operation,
        variables?.value ?? {kind: 'object', line: body.line, entries: [], open: body.open},
      ),
    );
  return result;
}

const moveToLine = ({diagnostics, uses}: CheckResult, line: number): CheckResult => ({
  diagnostics: diagnostics.map((diagnostic) => ({...diagnostic, line})),
  uses: uses.map((use) => ({...use, line})),
});
