import {checkVariables} from '../graphql/input';
import {checkGraphql} from '../graphql/operation';
import type {Findings} from '../types';
import type {Request} from './call';
import type {Context} from './context';
import {anyHeaderProblems} from './headers';

/** @returns what is wrong with a request to the GraphQL API: the operation in its body, and its variables */
export function graphqlRequest(context: Context, {method, methodLine, body, headers, line, whole}: Request): Findings {
  const {graphql} = context;
  const findings: Findings = {problems: [], uses: []};
  if (method !== undefined && method !== 'POST')
    findings.problems.push({line: methodLine ?? line, message: `the GraphQL API accepts only POST, not ${method}.`});
  if (headers) findings.problems.push(...anyHeaderProblems(context, {headers, line}, 'the GraphQL API'));
  if (body?.kind !== 'object') {
    if (whole && body?.kind !== 'unknown')
      findings.problems.push({line, message: 'the body of a GraphQL request must be an object that contains "query".'});
    return findings;
  }
  const query = body.entries.find(({name}) => name === 'query');
  if (!query && !body.open)
    findings.problems.push({line: body.line, message: 'the body of a GraphQL request must contain "query".'});
  if (query?.value.kind !== 'plain' || typeof query.value.value !== 'string') return findings;
  const {operations, ...found} = checkGraphql(graphql, query.value.value, query.value.line);
  // The lines of a text in JSON are not lines of the file.
  const onOneLine = !query.value.value.includes('\n');
  add(findings, onOneLine ? at(found, query.line) : found);
  const variables = body.entries.find(({name}) => name === 'variables');
  const [operation] = operations;
  if (operation)
    add(
      findings,
      checkVariables(
        graphql,
        operation,
        variables?.value ?? {kind: 'object', line: body.line, entries: [], open: body.open},
      ),
    );
  return findings;
}

const at = ({problems, uses}: Findings, line: number): Findings => ({
  problems: problems.map((problem) => ({...problem, line})),
  uses: uses.map((use) => ({...use, line})),
});

function add(to: Findings, from: Findings): void {
  to.problems.push(...from.problems);
  to.uses.push(...from.uses);
}
