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
import {removePrototypes, InputError, type Diagnostic, listFiles} from '@paydocs/core';
import {toDisplayPath, readPlainSource, type SourceReader} from '@paydocs/specs';
import type {OperationExample} from '../example';
import {createResponseData} from '../response/response';
import type {DocumentedIds} from '../values/ids';
import {readResponse} from './handwrittenResponse';
import {createInputError, readJson, type JsonObject} from './jsonFile';

/**
 * Reads handwritten examples. Each consists of `<field>.graphql` with one operation, `<field>.variables.json` if the
 * operation takes variables, and optionally `<field>.response.json`, if the generated response would be misleading. The
 * response file contains the `data`, or `data` and `errors` for an operation that fails.
 *
 * @param folder - absolute path of the folder, which may be missing
 * @param schema - schema of the operations
 * @param ids - IDs to use in generated responses
 * @param onDiagnostic - called for each diagnostic; examples with diagnostics are then skipped
 * @param readSource - reader of the files
 * @returns the examples by `kind name`, such as `mutation createPayment`
 * @throws InputError with all diagnostics, unless `onDiagnostic` is set
 */
export function readHandwrittenExamples(
  folder: string,
  schema: GraphQLSchema,
  ids?: DocumentedIds,
  onDiagnostic?: (problem: Diagnostic) => void,
  readSource: SourceReader = readPlainSource,
): Map<string, OperationExample> {
  const examples = new Map<string, OperationExample>();
  const diagnostics: Diagnostic[] = [];
  for (const file of listFiles(folder)) {
    try {
      const entry = readExample(file, schema, readSource, ids);
      if (entry) examples.set(entry.key, entry.example);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      diagnostics.push(...error.diagnostics);
    }
  }
  if (diagnostics.length > 0 && !onDiagnostic) throw new InputError(diagnostics, 'graphql/example');
  if (onDiagnostic) diagnostics.forEach(onDiagnostic);
  return examples;
}

function readExample(
  file: string,
  schema: GraphQLSchema,
  readSource: SourceReader,
  ids?: DocumentedIds,
): {key: string; example: OperationExample} | undefined {
  const {dir, base} = path.parse(file);
  const [, field = '', kind] = /^(.+?)\.(graphql|variables\.json|response\.json)$/.exec(base) ?? [];
  if (kind === undefined) {
    throw createInputError(
      file,
      "isn't an example. Name it <field>.graphql, <field>.variables.json, or <field>.response.json.",
    );
  }
  const operationFile = path.join(dir, `${field}.graphql`);
  if (kind !== 'graphql') {
    if (fs.existsSync(operationFile)) return undefined;
    throw createInputError(
      file,
      `belongs to a missing operation. Add the operation in ${toDisplayPath(operationFile)}.`,
    );
  }
  const text = readSource(file).trim();
  const document = parseOperation(file, text, schema);
  const operation = document.definitions[0] as OperationDefinitionNode;
  const selected = operation.selectionSet.selections.map((selection) => 'name' in selection && selection.name.value);
  if (selected.length !== 1 || selected[0] !== field) {
    throw createInputError(
      file,
      `is the example for "${field}", so the operation must request only this field. Change the operation, or rename the file.`,
    );
  }
  const variables = readVariables(path.join(dir, `${field}.variables.json`), file, schema, operation, readSource);
  const responseFile = path.join(dir, `${field}.response.json`);
  const response = fs.existsSync(responseFile)
    ? readResponse(responseFile, schema, document, variables, readSource)
    : {data: createResponseData(schema, document, variables, ids)};
  const example = {operation: text, name: operation.name!.value, ...(variables && {variables}), ...response};
  return {key: `${operation.operation} ${field}`, example};
}

function parseOperation(file: string, text: string, schema: GraphQLSchema): DocumentNode {
  let document: DocumentNode;
  try {
    document = parse(new Source(text, toDisplayPath(file)));
  } catch (error) {
    throw toInputError(file, [error as GraphQLError]);
  }
  const errors = validate(schema, document);
  if (errors.length > 0) throw toInputError(file, errors);
  const [operation, ...others] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION || others.length > 0) {
    throw createInputError(
      file,
      'must contain exactly one operation. Move the fields of fragments into the operation.',
    );
  }
  if (!operation.name)
    throw createInputError(file, 'the operation has no name. Add one after "query" or "mutation".', 1);
  return document;
}

function readVariables(
  file: string,
  operationFile: string,
  schema: GraphQLSchema,
  {variableDefinitions = []}: OperationDefinitionNode,
  readSource: SourceReader,
): JsonObject | undefined {
  const values = fs.existsSync(file) ? readJson(file, readSource) : undefined;
  const {errors} = getVariableValues(schema, variableDefinitions, removePrototypes(values ?? {}));
  if (errors) {
    const invalidFile = values ? file : operationFile;
    throw new InputError(
      errors.map(({message}) => ({
        file: toDisplayPath(invalidFile),
        message: `${message} Correct ${toDisplayPath(file)}.`,
      })),
      'graphql/example',
    );
  }
  const declared = variableDefinitions.map(({variable}) => variable.name.value);
  const unknown = Object.keys(values ?? {}).filter((name) => !declared.includes(name));
  if (unknown.length > 0) {
    throw createInputError(
      file,
      `contains "${unknown.join('", "')}", which the operation doesn't declare. Delete the variable, or declare it.`,
    );
  }
  return values;
}

function toInputError(file: string, errors: readonly GraphQLError[]): InputError {
  return new InputError(
    errors.map(({message, locations}) => ({
      file: toDisplayPath(file),
      line: locations?.[0]?.line,
      column: locations?.[0]?.column,
      message: `${message} Correct the operation.`,
    })),
    'graphql/example',
  );
}
