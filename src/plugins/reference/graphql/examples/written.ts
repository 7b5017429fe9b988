import fs from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {
  execute,
  getVariableValues,
  GraphQLError,
  Kind,
  parse,
  Source,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import {InputError, type InputProblem} from '../../../../lib/inputError';
import {listFiles} from '../../shared/fingerprint';
import {displayPath, readSource} from '../../shared/readSource';
import type {OperationExample} from './example';
import {responseTo} from './response';
import type {KnownIds} from './ids';
import type {Json} from './values';

type Values = Record<string, Json>;

/**
 * Reads the examples that somebody wrote: `<field>.graphql` with one operation, beside it
 * `<field>.variables.json` if it takes variables, and `<field>.response.json` with the answer's `data` if
 * the one that is made would mislead.
 *
 * @param folder - absolute path; may be missing
 * @param schema - the schema that the operations are for
 * @param ids - ids to show in answers that are made
 * @param onProblem - told of each mistake; an example that has one is then left out
 * @returns the examples by `kind name`, such as `mutation createPayment`
 * @throws InputError that lists every mistake with its file and line, unless `onProblem` is told
 */
export function writtenExamples(
  folder: string,
  schema: GraphQLSchema,
  ids?: KnownIds,
  onProblem?: (problem: InputProblem) => void,
): Map<string, OperationExample> {
  const examples = new Map<string, OperationExample>();
  const problems: InputProblem[] = [];
  for (const file of listFiles(folder)) {
    try {
      const read = readExample(file, schema, ids);
      if (read) examples.set(read.key, read.example);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0 && !onProblem) throw new InputError(problems);
  if (onProblem) problems.forEach(onProblem);
  return examples;
}

function readExample(
  file: string,
  schema: GraphQLSchema,
  ids?: KnownIds,
): {key: string; example: OperationExample} | undefined {
  const {dir, base} = path.parse(file);
  const [, field = '', kind] = /^(.+?)\.(graphql|variables\.json|response\.json)$/.exec(base) ?? [];
  if (kind === undefined) {
    throw mistake(file, 'is no example. Name it <field>.graphql, <field>.variables.json or <field>.response.json.');
  }
  const operationFile = path.join(dir, `${field}.graphql`);
  if (kind !== 'graphql') {
    if (fs.existsSync(operationFile)) return undefined;
    throw mistake(file, `belongs to an operation that is missing. Write it in ${displayPath(operationFile)}.`);
  }
  const text = readSource(file).trim();
  const document = readOperation(file, text, schema);
  const operation = document.definitions[0] as OperationDefinitionNode;
  const selected = operation.selectionSet.selections.map((selection) => 'name' in selection && selection.name.value);
  if (selected.length !== 1 || selected[0] !== field) {
    throw mistake(
      file,
      `is the example of "${field}": the operation must ask for this field, and for no other. Change the operation, or rename the file.`,
    );
  }
  const variables = readVariables(path.join(dir, `${field}.variables.json`), file, schema, operation);
  const answerFile = path.join(dir, `${field}.response.json`);
  const data = fs.existsSync(answerFile)
    ? readAnswer(answerFile, schema, document, variables)
    : responseTo(schema, document, variables, ids);
  const example = {operation: text, name: operation.name!.value, ...(variables && {variables}), data};
  return {key: `${operation.operation} ${field}`, example};
}

function readOperation(file: string, text: string, schema: GraphQLSchema): DocumentNode {
  let document: DocumentNode;
  try {
    document = parse(new Source(text, displayPath(file)));
  } catch (error) {
    throw fromGraphql(file, [error as GraphQLError]);
  }
  const errors = validate(schema, document);
  if (errors.length > 0) throw fromGraphql(file, errors);
  const [operation, ...others] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION || others.length > 0) {
    throw mistake(file, 'must hold one operation and nothing else. Write what a fragment has into the operation.');
  }
  if (!operation.name) throw mistake(file, 'the operation has no name. Write one after "query" or "mutation".', 1);
  return document;
}

function readVariables(
  file: string,
  operationFile: string,
  schema: GraphQLSchema,
  {variableDefinitions = []}: OperationDefinitionNode,
): Values | undefined {
  const values = fs.existsSync(file) ? readJson(file) : undefined;
  const {errors} = getVariableValues(schema, variableDefinitions, values ?? {});
  if (errors) {
    const place = values ? file : operationFile;
    throw new InputError(
      errors.map(({message}) => ({file: displayPath(place), message: `${message} Correct ${displayPath(file)}.`})),
    );
  }
  const declared = variableDefinitions.map(({variable}) => variable.name.value);
  const unknown = Object.keys(values ?? {}).filter((name) => !declared.includes(name));
  if (unknown.length > 0) {
    throw mistake(
      file,
      `gives "${unknown.join('", "')}", which the operation does not declare. Delete it, or declare it.`,
    );
  }
  return values;
}

/** The answer must be one that the operation can have: the same fields, with values of their types. */
function readAnswer(
  file: string,
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Values | undefined,
): Values {
  const written = readJson(file);
  const data = ('data' in written ? written.data : written) as Values;
  const result = execute({
    schema,
    document,
    rootValue: data,
    variableValues: variables,
    fieldResolver: (source: Values, _args, _context, {path: at}) => source[at.key],
    typeResolver: ({__typename: name}: Values, _context, _info, type) =>
      typeof name === 'string' ? name : schema.getPossibleTypes(type)[0]?.name,
  });
  if ('then' in result) throw new TypeError('Nothing here answers later.');
  if (result.errors) {
    const messages = result.errors.map(({message, path: at}) => `${at?.join('.') ?? ''}: ${message}`);
    throw new InputError(
      messages.map((message) => ({file: displayPath(file), message: `${message} Correct the value.`})),
    );
  }
  const shape = JSON.parse(JSON.stringify(result.data)) as Values;
  if (!isDeepStrictEqual(shape, data)) {
    throw mistake(file, `is not what the operation asks for. Its answer has this shape: ${JSON.stringify(shape)}`);
  }
  return data;
}

function readJson(file: string): Values {
  const text = readSource(file);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const {message} = error as Error;
    const position = /position (\d+)/.exec(message)?.[1];
    const line = position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
    throw mistake(
      file,
      `is not JSON: ${message}. Compare this line with the one before it: quotes, commas and braces.`,
      line,
    );
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw mistake(file, 'must hold an object: names with their values in braces.', 1);
  }
  return value as Values;
}

function fromGraphql(file: string, errors: readonly GraphQLError[]): InputError {
  return new InputError(
    errors.map(({message, locations}) => ({
      file: displayPath(file),
      line: locations?.[0]?.line,
      column: locations?.[0]?.column,
      message: `${message} Correct the operation.`,
    })),
  );
}

function mistake(file: string, message: string, line?: number): InputError {
  return new InputError([{file: displayPath(file), ...(line !== undefined && {line}), message}]);
}
