import fs from 'node:fs';
import {addMocksToSchema} from '@graphql-tools/mock';
import {
  buildSchema,
  execute,
  isScalarType,
  isSpecifiedScalarType,
  parse,
  validate,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';

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
  const server = mocked(schema);
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
      if (typeof request.query !== 'string') return refuse('the body of the GraphQL request has no "query".');
      try {
        const document = parse(request.query);
        const errors = validate(schema, document);
        if (errors.length > 0) return {result: {errors}, problems: errors.map(({message}) => message)};
        const result = await execute({
          schema: server,
          document,
          variableValues: request.variables ?? {},
          operationName: request.operationName,
        });
        return {result, problems: (result.errors ?? []).map(({message}) => message)};
      } catch (error) {
        return refuse(error instanceof Error ? error.message : String(error));
      }
    },
  };
}

function mocked(schema: GraphQLSchema): GraphQLSchema {
  const scalars = Object.values(schema.getTypeMap()).filter(
    (type) => isScalarType(type) && !isSpecifiedScalarType(type),
  );
  return addMocksToSchema({
    schema,
    mocks: {
      ...Object.fromEntries(scalars.map(({name}) => [name, () => (name === 'Timestamp' ? 1767225600 : 'text')])),
      // Programs that read page after page come to an end.
      Boolean: () => false,
      Int: () => 1500,
      Float: () => 1.5,
      String: () => 'text',
      ID: () => 'pay_8fJ2kQ9sLm3XvT0a',
    },
  });
}
