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
import {InputError, type Diagnostic, type Warning, listFilesAt} from '@paydocs/core';
import {checkNestingDepth} from '@paydocs/core/html';
import {toDisplayPath, readPlainSource, type SourceReader} from '../readSource';
import {isDuplicateError, addHint} from './hints';
import {mergeDefinitions} from './mergeDefinitions';
import {getLocation} from './location';
import {readIntrospectionAsSdl} from './introspection';
import {removeDuplicateFields} from './duplicateFields';

interface JoinedSchema {
  schema: GraphQLSchema;
  /** The schema as one SDL file, including descriptions and deprecations. */
  sdl: string;
}

interface JoinOptions {
  /** Treats violations of optional rules as errors, which is the default; otherwise, reports them to `onWarning`. */
  strict?: boolean;
  onWarning?: (warning: Warning) => void;
  /** Reader of the files. */
  read?: SourceReader;
}

/**
 * Joins schema files into one schema. A file can add fields to another file's type with `extend type`.
 *
 * @param folder - absolute path of a schema file, or of a folder with SDL files (`.graphql`, `.graphqls`, `.gql`) and
 *   introspection results (`.json`), including those in subfolders other than `examples/`
 * @param options - see {@link JoinOptions}; the optional rules are that every definition has a description, and that no
 *   field is defined twice
 * @returns the schema and its SDL
 * @throws InputError with the diagnostics of the first check that fails
 */
export function joinSchema(
  folder: string,
  {strict = true, onWarning = () => undefined, read = readPlainSource}: JoinOptions = {},
): JoinedSchema {
  const files = listFilesAt(folder).filter(
    (file) => /\.(?:graphqls?|gql|json)$/.test(file) && !isExampleFile(folder, file),
  );
  if (files.length === 0) {
    throw new InputError(
      [{file: toDisplayPath(folder), message: 'has no schema. Add the SDL in files that end in .graphql.'}],
      'graphql/schema',
    );
  }
  const diagnostics: Diagnostic[] = [];
  const documents = files.flatMap((file): DocumentNode[] => {
    try {
      const text = file.endsWith('.json') ? readIntrospectionAsSdl(file, read) : read(file);
      const document = parse(new Source(text, toDisplayPath(file)));
      diagnostics.push(...checkNoOperations(document));
      return [strict ? document : removeDuplicateFields(document, onWarning)];
    } catch (error) {
      diagnostics.push(...toDiagnostics(error, file));
      return [];
    }
  });
  throwIfAny(diagnostics);
  const definitions: DocumentNode = {
    kind: documents[0]!.kind,
    definitions: documents.flatMap((document) => document.definitions),
  };
  throwIfAny(validateSDL(definitions).flatMap((error) => toDiagnostics(error, folder)));
  throwIfAny(checkMarkdownNesting(definitions));

  const missingDescriptions = checkMissingDescriptions(definitions);
  if (strict) throwIfAny(missingDescriptions);
  missingDescriptions.forEach((diagnostic) => onWarning({...diagnostic, kind: 'no description'}));
  try {
    const merged = mergeDefinitions(definitions);
    const schema = buildASTSchema(merged);
    throwIfAny(validateSchema(schema).flatMap((error) => toDiagnostics(error, folder)));
    return {schema, sdl: `${print(merged)}\n`};
  } catch (error) {
    throw error instanceof InputError ? error : new InputError(toDiagnostics(error, folder), 'graphql/schema');
  }
}

/** Name of the folder with example operations, which aren't part of the schema. */
const EXAMPLES_FOLDER = 'examples';

/** Checks whether a file is in the `examples` folder of a schema's folder. */
export function isExampleFile(folder: string, file: string): boolean {
  return path.relative(folder, file).split(path.sep)[0] === EXAMPLES_FOLDER;
}

/**
 * Checks that a file contains no operations or fragments. Without this check, a file with a query would cause a
 * misleading message about a missing type.
 */
function checkNoOperations({definitions}: DocumentNode): Diagnostic[] {
  return definitions.filter(isExecutableDefinitionNode).map((node) => {
    const kind = node.kind === Kind.FRAGMENT_DEFINITION ? 'a fragment' : 'an operation';
    const message = `this is ${kind}, not part of a schema. Replace it with the schema in SDL. To show readers an operation as an example, move it to ${EXAMPLES_FOLDER}/.`;
    return {...getLocation(node), message};
  });
}

const DESCRIBED_KINDS = new Set<string>([
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

function checkMissingDescriptions(document: DocumentNode): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(document, {
    enter(node) {
      if (
        DESCRIBED_KINDS.has(node.kind) &&
        'name' in node &&
        node.name &&
        !('description' in node && node.description)
      ) {
        const message = `"${node.name.value}" has no description. Add one in """ above it. Explain its meaning and, if it can be null, when it's null.`;
        diagnostics.push({...getLocation(node), message});
      }
    },
  });
  return diagnostics;
}

function checkMarkdownNesting(document: DocumentNode): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  visit(document, {
    enter(node) {
      const description = 'description' in node ? node.description : undefined;
      const message = checkNestingDepth(description?.value ?? '');
      if (message !== undefined) diagnostics.push({...getLocation(description), message});
    },
  });
  return diagnostics;
}

function throwIfAny(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length > 0) {
    throw new InputError(diagnostics, 'graphql/schema');
  }
}

function toDiagnostics(error: unknown, folder: string): Diagnostic[] {
  if (error instanceof InputError) {
    return [...error.diagnostics];
  }
  if (error instanceof RangeError) {
    return [{file: toDisplayPath(folder), message: 'this is nested too deeply. Remove some of the brackets.'}];
  }
  if (!(error instanceof GraphQLError)) {
    return [{file: toDisplayPath(folder), message: addHint(error instanceof Error ? error.message : String(error))}];
  }
  const isDuplicate = isDuplicateError(error.message);
  const isIntrospection = error.source?.name.endsWith('.json');
  const location = isIntrospection ? undefined : isDuplicate ? error.locations?.at(-1) : error.locations?.[0];
  const nodes = isDuplicate ? [...(error.nodes ?? [])].reverse() : error.nodes;
  const file = nodes?.[0]?.loc?.source.name ?? error.source?.name ?? toDisplayPath(folder);
  return [
    {
      file: file.split(path.sep).join('/'),
      line: location?.line,
      column: location?.column,
      message: addHint(error.message),
    },
  ];
}
