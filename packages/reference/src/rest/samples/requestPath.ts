import {ownValue} from '@paydocs/core/ownValue';
import type {Json, OpenApiDocument, Schema} from '@paydocs/specs/openapi/document';
import {flatten} from '@paydocs/specs/openapi/flatten';

/**
 * Many operations share the response for one error, and with it its examples. What such an example says
 * about the request can't be right for all of them: a property with `x-request-path: true` gets the path
 * of the operation whose page shows the example.
 *
 * @param doc - the bundled document
 * @param schema - of the body
 * @param value - an example of a shared response
 * @param path - of the operation's sample request, from the slash after the host
 * @returns the example with the path filled in
 */
export function withRequestPath(
  doc: OpenApiDocument,
  schema: Schema | undefined,
  value: Json | undefined,
  path: string,
): Json | undefined {
  if (!schema || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const properties = flatten(doc, schema).schema.properties ?? {};
  const echoes = Object.keys(value).filter((name) => {
    const property = ownValue(properties, name);
    return property && flatten(doc, property).schema['x-request-path'] === true;
  });
  return {...value, ...Object.fromEntries(echoes.map((name) => [name, path]))};
}
