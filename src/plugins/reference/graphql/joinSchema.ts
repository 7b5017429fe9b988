import path from 'node:path';
import {mergeTypeDefs} from '@graphql-tools/merge';
import {
  buildASTSchema,
  GraphQLError,
  Kind,
  parse,
  print,
  Source,
  validateSchema,
  visit,
  type ASTNode,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import {validateSDL} from 'graphql/validation/validate';
import {InputError, type InputProblem} from '../../../lib/inputError';
import {kebab} from '../../../lib/kebab';
import {listFiles} from '../shared/fingerprint';
import {displayPath, readSource} from '../shared/readSource';
import {isAboutTwo, withCure} from './cures';
import {schemaMap} from './schemaMap';

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
 * @param options - `requireDescriptions`: whether an entity without a description is a problem
 * @returns the schema and its text
 * @throws InputError that lists every problem with its file and line
 */
export function joinSchema(folder: string, {requireDescriptions = false} = {}): JoinedSchema {
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

  if (requireDescriptions) {
    failOn(missingDescriptions(definitions));
  }
  const merged = mergeTypeDefs(documents) as DocumentNode;
  try {
    const schema = buildASTSchema(merged);
    failOn(validateSchema(schema).flatMap((error) => toProblems(error, folder)));
    failOn(sharedPages(schema));
    return {schema, sdl: `${print(merged)}\n`};
  } catch (error) {
    throw error instanceof InputError ? error : new InputError(toProblems(error, folder));
  }
}

const DESCRIBED = new Set<string>([
  Kind.DIRECTIVE_DEFINITION,
  Kind.ENUM_TYPE_DEFINITION,
  Kind.ENUM_VALUE_DEFINITION,
  Kind.FIELD_DEFINITION,
  Kind.INPUT_OBJECT_TYPE_DEFINITION,
  Kind.INPUT_VALUE_DEFINITION,
  Kind.INTERFACE_TYPE_DEFINITION,
  Kind.OBJECT_TYPE_DEFINITION,
  Kind.SCALAR_TYPE_DEFINITION,
  Kind.UNION_TYPE_DEFINITION,
]);

function missingDescriptions(document: DocumentNode): InputProblem[] {
  const problems: InputProblem[] = [];
  visit(document, {
    enter(node) {
      if (DESCRIBED.has(node.kind) && 'name' in node && node.name && !('description' in node && node.description)) {
        const message = `"${node.name.value}" has no description. Write one in """ above it: what it is, and when it is null.`;
        problems.push({...placeOf(node), message});
      }
    },
  });
  return problems;
}

/** Names that differ only in case or underscores would have one address. */
function sharedPages(schema: GraphQLSchema): InputProblem[] {
  const kinds: Record<string, {astNode?: ASTNode | null}>[] = Object.values(schemaMap(schema));
  return kinds.flatMap((entries) => {
    const owners = new Map<string, string>();
    return Object.entries(entries).flatMap(([name, entry]): InputProblem[] => {
      const page = kebab(name);
      const other = owners.get(page);
      owners.set(page, name);
      const message = `"${name}" and "${other}" would share the page "${page}". Rename one of them.`;
      return other === undefined ? [] : [{...placeOf(entry.astNode), message}];
    });
  });
}

function placeOf(node: ASTNode | null | undefined): {file: string; line?: number; column?: number} {
  const {source, startToken} = node?.loc ?? {};
  return {file: source?.name ?? 'graphql', line: startToken?.line, column: startToken?.column};
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
  const location = isAboutTwo(error.message) ? error.locations?.at(-1) : error.locations?.[0];
  const nodes = isAboutTwo(error.message) ? [...(error.nodes ?? [])].reverse() : error.nodes;
  const file = nodes?.[0]?.loc?.source.name ?? error.source?.name ?? displayPath(folder);
  return [
    {
      file: file.split(path.sep).join('/'),
      line: location?.line,
      column: location?.column,
      message: withCure(error.message),
    },
  ];
}
