import {getOwnValue} from '@paydocs/core';
import {type Json, type OpenApiDocument, type Schema, flattenSchema} from '@paydocs/specs';

/**
 * Sets the request path in the example of a shared response. Many operations share an error response and its examples,
 * which can't contain the right path for each of them. A property with `x-request-path: true` gets the path of the
 * operation whose page contains the example.
 *
 * @param doc - bundled document
 * @param schema - schema of the body
 * @param value - example of a shared response
 * @param path - path of the operation's sample request, with a leading slash
 * @returns the example with the path filled in
 */
export function replaceRequestPath(
  doc: OpenApiDocument,
  schema: Schema | undefined,
  value: Json | undefined,
  path: string,
): Json | undefined {
  if (!schema || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const properties = flattenSchema(doc, schema).schema.properties ?? {};
  const pathProperties = Object.keys(value).filter((name) => {
    const property = getOwnValue(properties, name);
    return property && flattenSchema(doc, property).schema['x-request-path'] === true;
  });
  return {...value, ...Object.fromEntries(pathProperties.map((name) => [name, path]))};
}
