/** Checks an operation of the GraphQL API. */
import {parse} from 'graphql';
import {z} from 'zod';
import {checkVariables} from '@paydocs/contract/graphql/input';
import {checkGraphql, type GraphqlOperation} from '@paydocs/contract/graphql/operation';
import {valueOf} from '../checks/value';
import {fewer} from '../docs/limits';
import {ToolError} from '../toolError';
import {name, object} from './inputs';
import {tool} from './tool';

/** Validation compares fields with one another, so that its time grows with the square of their number. */
const MOST_TOKENS = 2000;

export const validateGraphql = tool({
  name: 'validate_graphql',
  title: 'Validate a GraphQL operation',
  description:
    'Checks a GraphQL document and its variables against the schema, without sending them. Reports each problem and its line.',
  input: z.strictObject({
    document: z.string().min(1).max(30_000).describe('Operations and fragments in GraphQL.'),
    variables: object.optional().describe('Variables of the operation, by name.'),
    operationName: name.optional().describe('Which operation to send, if the document has several.'),
  }),
  answer({specifications: {schema}}, {document, variables, operationName}) {
    countTokens(document);
    const {problems: found, operations} = checkGraphql(schema, document, 1);
    const problems = found.map(({line, message}) => `line ${line}: ${message}`);
    if (problems.length === 0) {
      const sent = chosen(operations, operationName);
      if (typeof sent === 'string') problems.push(sent);
      else
        problems.push(...checkVariables(schema, sent, valueOf(variables ?? {})).problems.map(({message}) => message));
    }
    const told = fewer(problems);
    const data = {valid: told.length === 0, problems: told};
    if (told.length === 0) return {text: 'The operation is valid: it matches the schema.', data};
    return {text: ["The operation isn't valid:", ...told.map((problem) => `- ${problem}`)].join('\n'), data};
  },
});

function countTokens(document: string): void {
  try {
    parse(document, {maxTokens: MOST_TOKENS, noLocation: true});
  } catch (error) {
    if (error instanceof Error && /more tha[nt] \d+ tokens/.test(error.message))
      throw new ToolError(
        `The document is too long: the limit is ${MOST_TOKENS} tokens. Send one operation at a time.`,
      );
    if (error instanceof RangeError) throw error;
    // What else is wrong is told with its line below.
  }
}

/** The operation that is sent, or why nobody knows which. */
function chosen(operations: readonly GraphqlOperation[], operationName: string | undefined): GraphqlOperation | string {
  const names = operations.map(({definition}) => definition.name?.value ?? '');
  const [only] = operations;
  if (only === undefined) return 'the document has no operation. Add a query, a mutation, or a subscription.';
  if (operationName === undefined)
    return operations.length === 1
      ? only
      : `the document has ${operations.length} operations. Set operationName to the one to send: ${names.join(', ')}.`;
  return (
    operations[names.indexOf(operationName)] ??
    `the document has no operation "${operationName}". Its operations: ${names.join(', ')}.`
  );
}
