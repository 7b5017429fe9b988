import {
  buildASTSchema,
  buildClientSchema,
  introspectionFromSchema,
  parse,
  parseConstValue,
  print,
  printSchema,
  type IntrospectionQuery,
} from 'graphql';
import {InputError} from '@paydocs/core/inputError';
import {displayPath, readPlain, type ReadSource} from '../readSource';
import {inputValuesOf, mapInputValues} from './inputValues';

/**
 * Reads the result of an introspection query.
 *
 * @param file - absolute path of a JSON file: `{"data": {"__schema": …}}`, or what is in `data`
 * @param read - reads a file
 * @returns the schema in SDL
 * @throws InputError when the file is no JSON, or no such result
 */
export function readIntrospection(file: string, read: ReadSource = readPlain): string {
  const problem = (message: string): InputError => new InputError([{file: displayPath(file), message}]);
  const text = read(file);
  let json: ({data?: IntrospectionQuery; errors?: {message?: unknown}[]} & Partial<IntrospectionQuery>) | null;
  try {
    json = JSON.parse(text) as typeof json;
  } catch (error) {
    throw problem(`isn't JSON: ${(error as Error).message}. Save the result of the introspection query again.`);
  }
  const result = json?.data ?? json;
  if (!result?.__schema) {
    const [failure] = Array.isArray(json?.errors) ? json.errors : [];
    if (failure)
      throw problem(
        `is a response with an error: ${String(failure.message).replace(/\.?$/, '.')} Send the introspection query to a server that allows it, or replace the file with the schema in SDL.`,
      );
    throw problem(
      'has no "__schema". Replace the file with the result of an introspection query, or with the schema in SDL.',
    );
  }
  try {
    return toSdl(result as IntrospectionQuery);
  } catch (error) {
    // What is missing breaks whatever reads it.
    const reason =
      error instanceof TypeError || !(error instanceof Error) ? '' : `: ${error.message.split('\n', 1)[0]}`;
    throw problem(
      `isn't the complete result of an introspection query${reason.replace(/\.?$/, '.')} Send a complete query, such as the result of getIntrospectionQuery() from the graphql package, and save the entire response.`,
    );
  }
}

/**
 * @param sdl - a valid schema in one document, without extensions
 * @returns the result of an introspection query
 */
export function introspectionOf(sdl: string): IntrospectionQuery {
  const defaults = new Map<string, string>();
  const bare = mapInputValues(parse(sdl, {noLocation: true}), (name, {defaultValue, ...node}) => {
    if (defaultValue) defaults.set(name, print(defaultValue));
    return node;
  });
  // Without its default value, an argument may be required and deprecated: that is for a moment only.
  const schema = buildASTSchema(bare, {assumeValid: true});
  const introspection = introspectionFromSchema(schema, {inputValueDeprecation: true, oneOf: true});
  for (const [name, value] of inputValuesOf(introspection)) {
    // Those of the language's own types and directives are there already.
    value.defaultValue = defaults.get(name) ?? value.defaultValue;
  }
  return introspection;
}

/**
 * Default values are taken as they are written, because graphql-js 16 fails on objects and lists that are values
 * of custom scalars.
 */
function toSdl(introspection: IntrospectionQuery): string {
  const bare = structuredClone(introspection);
  const defaults = new Map<string, string>();
  for (const [name, value] of inputValuesOf(bare)) {
    if (value.defaultValue != null) defaults.set(name, value.defaultValue);
    value.defaultValue = null;
  }
  const document = mapInputValues(parse(printSchema(buildClientSchema(bare))), (name, node) => {
    const text = defaults.get(name);
    return text === undefined ? node : {...node, defaultValue: parseConstValue(text)};
  });
  return print(document);
}
