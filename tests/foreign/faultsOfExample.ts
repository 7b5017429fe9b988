/** A runner of examples that shares nothing with what makes them. */
import {
  execute,
  getVariableValues,
  Kind,
  parse,
  responsePathAsArray,
  validate,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/** What a page shows of an operation. */
export interface ShownExample {
  operation: string;
  variables?: Record<string, unknown>;
  data: Record<string, unknown> | null;
  errors?: {message: string; path: (string | number)[]}[];
}

/**
 * @param schema - the schema that the example is for
 * @param example - an operation with what is sent and what is answered
 * @returns what a server of the schema would object to; whether the answer has what is asked for, no more and no less,
 *   and `null` where a server would leave it after an error
 */
export function faultsOfExample(
  schema: GraphQLSchema,
  {operation, variables = {}, data, errors: failed = []}: ShownExample,
): string[] {
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
    fieldResolver(source: Record<string, unknown> | undefined, _args, _context, {path}) {
      const place = responsePathAsArray(path).join();
      const error = failed.find((one) => one.path.join() === place);
      if (error) throw new Error(error.message);
      return source?.[path.key];
    },
    // An operation may tell types apart by their fields alone.
    typeResolver: ({__typename: name, ...fields}: Record<string, unknown>, _context, _info, type) =>
      typeof name === 'string'
        ? name
        : schema.getPossibleTypes(type).find((each) => Object.keys(fields).every((field) => each.getFields()[field]))
            ?.name,
  }) as ExecutionResult;
  const wanted = new Set(failed.map(({message}) => message));
  const unwanted = (result.errors ?? []).filter(({message}) => !wanted.has(message));
  const faults = [...validate(schema, document), ...errors, ...unwanted].map(({message}) => message);
  if ((result.errors ?? []).length !== failed.length) faults.push(`tells of ${failed.length} errors`);
  const answered = JSON.stringify(result.data);
  return answered === JSON.stringify(data) ? faults : [...faults, `answers ${JSON.stringify(data)}, not ${answered}`];
}
