import fs from 'node:fs';
import {buildSchema, execute, parse, validate, type ExecutionResult} from 'graphql';
import {removePrototypes} from '@paydocs/core';
import {addExampleResolvers} from './exampleSchema';

interface GraphqlResponse {
  result: ExecutionResult;
  /** Errors of the request. */
  errors: string[];
}

interface GraphqlMock {
  /** Responds to a JSON body, and reports an invalid request as an error. */
  respond(body: string): Promise<GraphqlResponse>;
}

/**
 * Creates a mock of the GraphQL API that responds with example values.
 *
 * @param file - path of the merged schema in SDL
 */
export function createGraphqlMock(file: string): GraphqlMock {
  const schema = buildSchema(fs.readFileSync(file, 'utf8'));
  const server = addExampleResolvers(schema);
  const reject = (message: string): GraphqlResponse => ({
    result: {errors: [{message}] as unknown as ExecutionResult['errors']} as ExecutionResult,
    errors: [message],
  });
  return {
    async respond(body) {
      let request: {query?: unknown; variables?: Record<string, unknown> | null; operationName?: string | null};
      try {
        request = JSON.parse(body) as typeof request;
      } catch {
        return reject("the body of the GraphQL request isn't JSON.");
      }
      if (typeof request.query !== 'string') return reject('the body of the GraphQL request doesn\'t contain "query".');
      try {
        const document = parse(request.query);
        const errors = validate(schema, document);
        if (errors.length > 0) return {result: {errors}, errors: errors.map(({message}) => message)};
        const result = await execute({
          schema: server,
          document,
          variableValues: removePrototypes(request.variables ?? {}),
          operationName: request.operationName,
        });
        return {result, errors: (result.errors ?? []).map(({message}) => message)};
      } catch (error) {
        return reject(error instanceof Error ? error.message : String(error));
      }
    },
  };
}
