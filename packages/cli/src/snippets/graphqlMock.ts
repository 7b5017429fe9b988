import fs from 'node:fs';
import {buildSchema, execute, parse, validate, type ExecutionResult} from 'graphql';
import {withoutPrototypes} from '@paydocs/core/withoutPrototypes';
import {exampleSchema} from '@paydocs/sandbox/graphql/examples';

/** Answers of the mocked GraphQL API. */
export interface GraphqlMock {
  /** @returns the answer to the body of a request, and what is wrong with the request */
  answer(body: string): Promise<{result: ExecutionResult; problems: string[]}>;
}

/**
 * @param file - the joined schema (SDL)
 * @returns a server of the schema with made-up values
 */
export function graphqlMock(file: string): GraphqlMock {
  const schema = buildSchema(fs.readFileSync(file, 'utf8'));
  const server = exampleSchema(schema);
  const refuse = (message: string): {result: ExecutionResult; problems: string[]} => ({
    result: {errors: [{message}] as unknown as ExecutionResult['errors']} as ExecutionResult,
    problems: [message],
  });
  return {
    async answer(body) {
      let request: {query?: unknown; variables?: Record<string, unknown> | null; operationName?: string | null};
      try {
        request = JSON.parse(body) as typeof request;
      } catch {
        return refuse("the body of the GraphQL request isn't JSON.");
      }
      if (typeof request.query !== 'string') return refuse('the body of the GraphQL request doesn\'t contain "query".');
      try {
        const document = parse(request.query);
        const errors = validate(schema, document);
        if (errors.length > 0) return {result: {errors}, problems: errors.map(({message}) => message)};
        const result = await execute({
          schema: server,
          document,
          variableValues: withoutPrototypes(request.variables ?? {}),
          operationName: request.operationName,
        });
        return {result, problems: (result.errors ?? []).map(({message}) => message)};
      } catch (error) {
        return refuse(error instanceof Error ? error.message : String(error));
      }
    },
  };
}
