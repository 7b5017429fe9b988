import {
  buildASTSchema,
  buildClientSchema,
  introspectionFromSchema,
  parse,
  parseConstValue,
  print,
  printSchema,
  visit,
  type IntrospectionInputValue,
  type IntrospectionQuery,
} from 'graphql';
import {InputError} from '@paydocs/core';
import {toDisplayPath, readPlainSource, type SourceReader} from '../readSource';

/**
 * Reads the result of an introspection query (https://spec.graphql.org/October2021/#sec-Schema-Introspection).
 *
 * @param file - absolute path of a JSON file: `{"data": {"__schema": …}}`, or only the value of `data`
 * @param read - reader of the file
 * @returns the schema in SDL
 * @throws InputError if the file isn't JSON or isn't a complete result
 */
export function readIntrospectionAsSdl(file: string, read: SourceReader = readPlainSource): string {
  const createError = (message: string): InputError =>
    new InputError([{file: toDisplayPath(file), message}], 'graphql/schema');
  const text = read(file);
  let json: ({data?: IntrospectionQuery; errors?: {message?: unknown}[]} & Partial<IntrospectionQuery>) | null;
  try {
    json = JSON.parse(text) as typeof json;
  } catch (error) {
    throw createError(`isn't JSON: ${(error as Error).message}. Save the result of the introspection query again.`);
  }
  const result = json?.data ?? json;
  if (!result?.__schema) {
    const [responseError] = Array.isArray(json?.errors) ? json.errors : [];
    if (responseError)
      throw createError(
        `is a response with an error: ${String(responseError.message).replace(/\.?$/, '.')} Send the introspection query to a server that allows it, or replace the file with the schema in SDL.`,
      );
    throw createError(
      'has no "__schema". Replace the file with the result of an introspection query, or with the schema in SDL.',
    );
  }
  try {
    return toSdl(result as IntrospectionQuery);
  } catch (error) {
    // A missing property causes a TypeError in the code that reads it.
    const reason =
      error instanceof TypeError || !(error instanceof Error) ? '' : `: ${error.message.split('\n', 1)[0]}`;
    throw createError(
      `isn't the complete result of an introspection query${reason.replace(/\.?$/, '.')} Send the query that getIntrospectionQuery() from the graphql package returns, and save the entire response.`,
    );
  }
}

/**
 * Converts SDL to the result of an introspection query. Default values are copied as written.
 *
 * @param sdl - valid schema in one document, without extensions
 * @returns the value of `data` in the response to the query
 */
export function toIntrospection(sdl: string): IntrospectionQuery {
  const defaults: DefaultsByTemporaryName = new Map();
  const withoutDefaults = visit(parse(sdl, {noLocation: true}), {
    InputValueDefinition({defaultValue, ...node}) {
      if (!defaultValue) return undefined;
      return {...node, name: {...node.name, value: hideDefault(defaults, node.name.value, print(defaultValue))}};
    },
  });
  // Without its default value, an argument may be both required and deprecated, which is invalid.
  const schema = buildASTSchema(withoutDefaults, {assumeValid: true});
  const introspection = introspectionFromSchema(schema, {inputValueDeprecation: true, oneOf: true});
  return mapInputValues(introspection, (value) => ({...value, ...defaults.get(value.name)}));
}

/** Converts an introspection result to SDL. Default values are copied as written. */
function toSdl(introspection: IntrospectionQuery): string {
  const defaults: DefaultsByTemporaryName = new Map();
  const withoutDefaults = mapInputValues(introspection, (value) => {
    const {name, defaultValue} = value;
    return defaultValue == null
      ? value
      : {...value, name: hideDefault(defaults, name, defaultValue), defaultValue: null};
  });
  const document = visit(parse(printSchema(buildClientSchema(withoutDefaults))), {
    InputValueDefinition(node) {
      const {name: value, defaultValue} = defaults.get(node.name.value) ?? {};
      if (value === undefined) return undefined;
      return {...node, name: {...node.name, value}, defaultValue: parseConstValue(defaultValue!)};
    },
  });
  return print(document);
}

/**
 * Names and default values of arguments and input fields, by the temporary name that hides the default value from
 * graphql-js 16, which fails on objects and lists that are values of custom scalars.
 */
type DefaultsByTemporaryName = Map<string, {name: string; defaultValue: string}>;

function hideDefault(defaults: DefaultsByTemporaryName, name: string, defaultValue: string): string {
  // Names in a schema can't start with `__`.
  const temporaryName = `__${defaults.size}`;
  defaults.set(temporaryName, {name, defaultValue});
  return temporaryName;
}

function mapInputValues(
  introspection: IntrospectionQuery,
  change: (value: IntrospectionInputValue) => IntrospectionInputValue,
): IntrospectionQuery {
  return JSON.parse(JSON.stringify(introspection), (_key, value: IntrospectionInputValue | string | null) =>
    typeof value === 'object' && value !== null && 'defaultValue' in value ? change(value) : value,
  ) as IntrospectionQuery;
}
