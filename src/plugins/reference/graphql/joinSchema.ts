import path from 'node:path';
import {mergeTypeDefs} from '@graphql-tools/merge';
import {
  buildASTSchema,
  GraphQLError,
  parse,
  print,
  Source,
  validateSchema,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import {validateSDL} from 'graphql/validation/validate';
import {InputError, type InputProblem} from '../../../lib/inputError';
import {listFiles} from '../shared/fingerprint';
import {displayPath, readSource} from '../shared/readSource';

export interface JoinedSchema {
  schema: GraphQLSchema;
  /** The schema as one SDL file, descriptions and deprecations included. */
  sdl: string;
}

/**
 * Joins the SDL files of a folder into one schema. Files may add fields to a type of another
 * file with `extend type`.
 *
 * @param folder - absolute path; its `.graphql` and `.graphqls` files are read, subfolders too
 * @returns the schema and its text
 * @throws InputError that lists every problem with its file and line
 */
export function joinSchema(folder: string): JoinedSchema {
  const files = listFiles(folder).filter((file) => /\.graphqls?$/.test(file));
  if (files.length === 0) {
    throw new InputError([
      {file: displayPath(folder), message: 'holds no schema. Put its SDL there in files that end in .graphql.'},
    ]);
  }
  const problems: InputProblem[] = [];
  const documents = files.flatMap((file): DocumentNode[] => {
    try {
      return [parse(new Source(readSource(file), displayPath(file)))];
    } catch (error) {
      problems.push(...toProblems(error, folder));
      return [];
    }
  });
  failOn(problems);
  const definitions: DocumentNode = {
    kind: documents[0]!.kind,
    definitions: documents.flatMap((document) => document.definitions),
  };
  failOn(validateSDL(definitions).flatMap((error) => toProblems(error, folder)));

  const merged = mergeTypeDefs(documents) as DocumentNode;
  try {
    const schema = buildASTSchema(merged);
    failOn(validateSchema(schema).flatMap((error) => toProblems(error, folder)));
    return {schema, sdl: `${print(merged)}\n`};
  } catch (error) {
    throw error instanceof InputError ? error : new InputError(toProblems(error, folder));
  }
}

function failOn(problems: readonly InputProblem[]): void {
  if (problems.length > 0) {
    throw new InputError(problems);
  }
}

function toProblems(error: unknown, folder: string): InputProblem[] {
  if (error instanceof InputError) {
    return [...error.problems];
  }
  if (!(error instanceof GraphQLError)) {
    return [{file: displayPath(folder), message: error instanceof Error ? error.message : String(error)}];
  }
  const location = error.locations?.[0];
  const file = error.source?.name ?? error.nodes?.[0]?.loc?.source.name ?? displayPath(folder);
  return [
    {file: file.split(path.sep).join('/'), line: location?.line, column: location?.column, message: error.message},
  ];
}
