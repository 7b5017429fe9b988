import {buildClientSchema, printSchema, type IntrospectionQuery} from 'graphql';
import {InputError} from '../../../lib/inputError';
import {displayPath, readSource} from '../shared/readSource';

/**
 * Reads the result of an introspection query.
 *
 * @param file - absolute path of a JSON file: `{"data": {"__schema": …}}`, or what is in `data`
 * @returns the schema in SDL
 * @throws InputError when the file is no JSON, or no such result
 */
export function readIntrospection(file: string): string {
  const problem = (message: string): InputError => new InputError([{file: displayPath(file), message}]);
  const text = readSource(file);
  let json: {data?: IntrospectionQuery} & Partial<IntrospectionQuery>;
  try {
    json = JSON.parse(text) as typeof json;
  } catch (error) {
    throw problem(`is not JSON: ${(error as Error).message}. Save the result of the introspection query again.`);
  }
  const result = json?.data ?? json;
  if (!result?.__schema) {
    throw problem('holds no "__schema". Put the result of an introspection query there, or the schema in SDL.');
  }
  try {
    return printSchema(buildClientSchema(result as IntrospectionQuery));
  } catch (error) {
    throw problem(`is not the whole result of an introspection query: ${(error as Error).message}`);
  }
}
