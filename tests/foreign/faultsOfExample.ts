/** A runner of examples that shares nothing with what makes them. */
import {
  execute,
  getVariableValues,
  Kind,
  parse,
  validate,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/** What a page shows of an operation. */
export interface ShownExample {
  operation: string;
  variables?: Record<string, unknown>;
  data: Record<string, unknown>;
}

/**
 * @param schema - the schema that the example is for
 * @param example - an operation with what is sent and what is answered
 * @returns what a server of the schema would object to; whether the answer has what is asked for, no more and no less
 */
export function faultsOfExample(schema: GraphQLSchema, {operation, variables = {}, data}: ShownExample): string[] {
  const document = parse(operation);
  const [definition] = document.definitions.filter(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  const {errors = []} = getVariableValues(schema, definition?.variableDefinitions ?? [], variables);
  const result = execute({
    schema,
    document,
    rootValue: data,
    variableValues: variables,
    fieldResolver: (source: Record<string, unknown>, _args, _context, {path}) => source[path.key],
    typeResolver: ({__typename: name}: Record<string, unknown>) => name as string,
  }) as ExecutionResult;
  const faults = [...validate(schema, document), ...errors, ...(result.errors ?? [])].map(({message}) => message);
  const answered = JSON.stringify(result.data);
  return answered === JSON.stringify(data) ? faults : [...faults, `answers ${JSON.stringify(data)}, not ${answered}`];
}
