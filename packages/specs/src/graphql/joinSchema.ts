import path from 'node:path';
import {
  buildASTSchema,
  GraphQLError,
  isExecutableDefinitionNode,
  Kind,
  parse,
  print,
  Source,
  validateSchema,
  visit,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import {validateSDL} from 'graphql/validation/validate';
import {InputError, type InputProblem} from '@paydocs/core/inputError';
import type {Warning} from '@paydocs/core/warnings';
import {filesOf} from '@paydocs/core/fingerprint';
import {nestingMistake} from '@paydocs/core/markdown/nesting';
import {displayPath, readPlain, type ReadSource} from '../readSource';
import {isAboutTwo, withCure} from './cures';
import {mergeDefinitions} from './mergeDefinitions';
import {placeOf} from './placeOf';
import {readIntrospection} from './introspection';
import {withoutRepeatedFields} from './repeatedFields';

export interface JoinedSchema {
  schema: GraphQLSchema;
  /** The schema as one SDL file, descriptions and deprecations included. */
  sdl: string;
}

export interface JoinOptions {
  /** Whether a matter of taste stops; otherwise it is handed to `onWarning`. */
  strict?: boolean;
  onWarning?: (warning: Warning) => void;
  /** Reads a file; as it stands by default. */
  read?: ReadSource;
}

/**
 * Joins the schema files of a folder into one schema. Files may add fields to a type of another
 * file with `extend type`.
 *
 * @param folder - absolute path of a file, or of a folder; its SDL files (`.graphql`, `.graphqls`, `.gql`) and results of an
 *   introspection query (`.json`) are read, subfolders too, but not `examples/`
 * @param options - how strict to be: strictly, each entity has a description, and each field of a type
 *   is defined once
 * @returns the schema and its text
 * @throws InputError that lists every problem with its file and line
 */
export function joinSchema(
  folder: string,
  {strict = true, onWarning = () => undefined, read = readPlain}: JoinOptions = {},
): JoinedSchema {
  const files = filesOf(folder).filter((file) => /\.(?:graphqls?|gql|json)$/.test(file) && !isExample(folder, file));
  if (files.length === 0) {
    throw new InputError([
      {file: displayPath(folder), message: 'has no schema. Add the SDL in files that end in .graphql.'},
    ]);
  }
  const problems: InputProblem[] = [];
  const documents = files.flatMap((file): DocumentNode[] => {
    try {
      const text = file.endsWith('.json') ? readIntrospection(file, read) : read(file);
      const document = parse(new Source(text, displayPath(file)));
      problems.push(...operationsIn(document));
      return [strict ? document : withoutRepeatedFields(document, onWarning)];
    } catch (error) {
      problems.push(...toProblems(error, file));
      return [];
    }
  });
  failOn(problems);
  const definitions: DocumentNode = {
    kind: documents[0]!.kind,
    definitions: documents.flatMap((document) => document.definitions),
  };
  failOn(validateSDL(definitions).flatMap((error) => toProblems(error, folder)));
  failOn(nestedDescriptions(definitions));

  const undescribed = missingDescriptions(definitions);
  if (strict) failOn(undescribed);
  undescribed.forEach((problem) => onWarning({...problem, kind: 'no description'}));
  try {
    const merged = mergeDefinitions(definitions);
    const schema = buildASTSchema(merged);
    failOn(validateSchema(schema).flatMap((error) => toProblems(error, folder)));
    return {schema, sdl: `${print(merged)}\n`};
  } catch (error) {
    throw error instanceof InputError ? error : new InputError(toProblems(error, folder));
  }
}

/** Name of the folder with operations that readers see as examples: they are no part of the schema. */
const EXAMPLES = 'examples';

/** @returns whether a file below the schema's folder is an example */
export function isExample(folder: string, file: string): boolean {
  return path.relative(folder, file).split(path.sep)[0] === EXAMPLES;
}

/** A file with a query is no part of a schema: without this, a type would be said to be missing. */
function operationsIn({definitions}: DocumentNode): InputProblem[] {
  const message = `this is a query, not part of a schema. Replace it with the schema in SDL, and move operations that readers see as examples to ${EXAMPLES}/.`;
  return definitions.filter(isExecutableDefinitionNode).map((node) => ({...placeOf(node), message}));
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
        const message = `"${node.name.value}" has no description. Write one in """ above it that explains what it is, and when it is null.`;
        problems.push({...placeOf(node), message});
      }
    },
  });
  return problems;
}

function nestedDescriptions(document: DocumentNode): InputProblem[] {
  const problems: InputProblem[] = [];
  visit(document, {
    enter(node) {
      const description = 'description' in node ? node.description : undefined;
      const message = nestingMistake(description?.value ?? '');
      if (message !== undefined) problems.push({...placeOf(description), message});
    },
  });
  return problems;
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
  if (error instanceof RangeError) {
    return [{file: displayPath(folder), message: 'this is nested too deeply. Remove some of the brackets.'}];
  }
  if (!(error instanceof GraphQLError)) {
    return [{file: displayPath(folder), message: withCure(error instanceof Error ? error.message : String(error))}];
  }
  const isTwo = isAboutTwo(error.message);
  const isIntrospection = error.source?.name.endsWith('.json');
  const location = isIntrospection ? undefined : isTwo ? error.locations?.at(-1) : error.locations?.[0];
  const nodes = isTwo ? [...(error.nodes ?? [])].reverse() : error.nodes;
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
