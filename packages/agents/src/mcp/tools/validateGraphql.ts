/** Validates an operation of the GraphQL API. */
import {parse} from 'graphql';
import {z} from 'zod';
import {checkVariables, checkGraphql, type GraphqlOperation} from '@paydocs/contract';
import {toContractValue} from '../checks/value';
import {limitDiagnostics} from '../docs/limits';
import {ToolError} from '../toolError';
import {nameSchema, jsonObjectSchema} from './inputs';
import {defineTool} from './tool';

/** Maximum number of tokens. Validation compares pairs of fields, so its time grows quadratically. */
const MAX_GRAPHQL_TOKENS = 2000;

export const validateGraphql = defineTool({
  name: 'validate_graphql',
  title: 'Validate a GraphQL operation',
  description:
    'Checks a GraphQL document and its variables against the schema, without sending them. Reports each problem and its line.',
  input: z.strictObject({
    document: z.string().min(1).max(30_000).describe('Operations and fragments in GraphQL.'),
    variables: jsonObjectSchema.optional().describe('The variables of the operation, keyed by name.'),
    operationName: nameSchema.optional().describe('The name of the operation to send, if the document has several.'),
  }),
  run({specifications: {schema}}, {document, variables, operationName}) {
    checkTokenCount(document);
    const {diagnostics, operations} = checkGraphql(schema, document, 1);
    const problems = diagnostics.map(({line, message}) => `line ${line}: ${message}`);
    if (problems.length === 0) {
      const operation = chooseOperation(operations, operationName);
      if (typeof operation === 'string') problems.push(operation);
      else
        problems.push(
          ...checkVariables(schema, operation, toContractValue(variables ?? {})).diagnostics.map(
            ({message}) => message,
          ),
        );
    }
    const listed = limitDiagnostics(problems);
    const data = {valid: listed.length === 0, problems: listed};
    if (listed.length === 0) return {text: 'The operation is valid: it matches the schema.', data};
    return {text: ["The operation isn't valid:", ...listed.map((problem) => `- ${problem}`)].join('\n'), data};
  },
});

function checkTokenCount(document: string): void {
  try {
    parse(document, {maxTokens: MAX_GRAPHQL_TOKENS, noLocation: true});
  } catch (error) {
    if (error instanceof Error && /more tha[nt] \d+ tokens/.test(error.message))
      throw new ToolError(
        `The document is too long: the limit is ${MAX_GRAPHQL_TOKENS} tokens. Send one operation at a time.`,
      );
    if (error instanceof RangeError) throw error;
    // `checkGraphql` reports other errors with their lines.
  }
}

/** Returns the operation to validate variables for, or a message if it can't be determined. */
function chooseOperation(
  operations: readonly GraphqlOperation[],
  operationName: string | undefined,
): GraphqlOperation | string {
  const names = operations.map(({definition}) => definition.name?.value ?? '');
  const [only] = operations;
  if (only === undefined) return 'the document has no operation. Add a query, a mutation, or a subscription.';
  if (operationName === undefined)
    return operations.length === 1
      ? only
      : `the document has ${operations.length} operations. Set operationName to one of these names: ${names.join(', ')}.`;
  return (
    operations[names.indexOf(operationName)] ??
    `the document has no operation "${operationName}". Its operations: ${names.join(', ')}.`
  );
}
