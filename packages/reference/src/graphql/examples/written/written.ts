import fs from 'node:fs';
import path from 'node:path';
import {
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
import {withoutPrototypes} from '@paydocs/core/withoutPrototypes';
import {InputError, type InputProblem} from '@paydocs/core/inputError';
import {listFiles} from '@paydocs/core/fingerprint';
import {displayPath, readPlain, type ReadSource} from '@paydocs/specs/readSource';
import type {OperationExample} from '../example';
import {responseTo} from '../response/response';
import type {KnownIds} from '../values/ids';
import {readAnswer} from './writtenAnswer';
import {mistake, readJson, type Values} from './writtenFiles';

/**
 * Reads the examples that somebody wrote: `<field>.graphql` with one operation, beside it
 * `<field>.variables.json` if it takes variables, and `<field>.response.json` with the answer if the one that
 * is made would mislead: its `data`, or `data` and `errors` of an operation that fails.
 *
 * @param folder - absolute path; may be missing
 * @param schema - the schema that the operations are for
 * @param ids - ids to show in answers that are made
 * @param onProblem - told of each mistake; an example that has one is then left out
 * @param readSource - reads a file
 * @returns the examples by `kind name`, such as `mutation createPayment`
 * @throws InputError that lists every mistake with its file and line, unless `onProblem` is told
 */
export function writtenExamples(
  folder: string,
  schema: GraphQLSchema,
  ids?: KnownIds,
  onProblem?: (problem: InputProblem) => void,
  readSource: ReadSource = readPlain,
): Map<string, OperationExample> {
  const examples = new Map<string, OperationExample>();
  const problems: InputProblem[] = [];
  for (const file of listFiles(folder)) {
    try {
      const read = readExample(file, schema, readSource, ids);
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
  readSource: ReadSource,
  ids?: KnownIds,
): {key: string; example: OperationExample} | undefined {
  const {dir, base} = path.parse(file);
  const [, field = '', kind] = /^(.+?)\.(graphql|variables\.json|response\.json)$/.exec(base) ?? [];
  if (kind === undefined) {
    throw mistake(file, "isn't an example. Name it <field>.graphql, <field>.variables.json, or <field>.response.json.");
  }
  const operationFile = path.join(dir, `${field}.graphql`);
  if (kind !== 'graphql') {
    if (fs.existsSync(operationFile)) return undefined;
    throw mistake(file, `belongs to a missing operation. Write the operation in ${displayPath(operationFile)}.`);
  }
  const text = readSource(file).trim();
  const document = readOperation(file, text, schema);
  const operation = document.definitions[0] as OperationDefinitionNode;
  const selected = operation.selectionSet.selections.map((selection) => 'name' in selection && selection.name.value);
  if (selected.length !== 1 || selected[0] !== field) {
    throw mistake(
      file,
      `is the example for "${field}", so the operation must request only this field. Change the operation, or rename the file.`,
    );
  }
  const variables = readVariables(path.join(dir, `${field}.variables.json`), file, schema, operation, readSource);
  const answerFile = path.join(dir, `${field}.response.json`);
  const answer = fs.existsSync(answerFile)
    ? readAnswer(answerFile, schema, document, variables, readSource)
    : {data: responseTo(schema, document, variables, ids)};
  const example = {operation: text, name: operation.name!.value, ...(variables && {variables}), ...answer};
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
    throw mistake(file, 'must contain exactly one operation. Move the fields of fragments into the operation.');
  }
  if (!operation.name) throw mistake(file, 'the operation has no name. Write one after "query" or "mutation".', 1);
  return document;
}

function readVariables(
  file: string,
  operationFile: string,
  schema: GraphQLSchema,
  {variableDefinitions = []}: OperationDefinitionNode,
  readSource: ReadSource,
): Values | undefined {
  const values = fs.existsSync(file) ? readJson(file, readSource) : undefined;
  const {errors} = getVariableValues(schema, variableDefinitions, withoutPrototypes(values ?? {}));
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
      `contains "${unknown.join('", "')}", which the operation doesn't declare. Delete it, or declare it.`,
    );
  }
  return values;
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
