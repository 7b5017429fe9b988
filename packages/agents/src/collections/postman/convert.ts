/** Runs Postman's converter, which creates a request for each operation. */
import type {OpenApiDocument} from '@paydocs/specs';
import {simplifyDocument, type SourceOperation} from './simplify';
import type {PostmanCollection} from './types';

const OPTIONS = {
  folderStrategy: 'Tags',
  requestNameSource: 'Fallback',
  requestParametersResolution: 'Example',
  parametersResolution: 'Example',
  // Readers enable optional parameters themselves: the API would reject an example account ID.
  enableOptionalParameters: false,
  includeWebhooks: true,
};

/**
 * Suffix that hides inherited names from the converter. It stores headers and parameters by name in plain objects, and
 * fails on a name such as `constructor`.
 */
const INHERITED_NAME_SUFFIX = '_of_the_API';
const INHERITED_NAME = new RegExp(
  `(?<=["{/])(?:${Object.getOwnPropertyNames(Object.prototype).join('|')})(?=["}/])`,
  'g',
);
const escapeInheritedNames = (value: object): object =>
  JSON.parse(JSON.stringify(value).replace(INHERITED_NAME, `$&${INHERITED_NAME_SUFFIX}`)) as object;
const unescapeInheritedNames = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll(INHERITED_NAME_SUFFIX, '')) as Value;

/**
 * Converts an OpenAPI document to a Postman collection.
 *
 * @param document - bundled OpenAPI document
 * @returns collection of the requests, without bodies and responses, and a function that finds the operation for the
 *   name of a request
 * @throws Error if the converter can't read the document
 */
export async function convertToPostman(
  document: OpenApiDocument,
): Promise<{collection: PostmanCollection; findCall(name: string): SourceOperation | undefined}> {
  const {default: converter} = await import('openapi-to-postmanv2');
  const {simplified, findCall} = simplifyDocument(document);
  const collection = await new Promise<PostmanCollection>((resolve, reject) => {
    converter.convertV2({type: 'json', data: escapeInheritedNames(simplified)}, OPTIONS, (error, conversion) => {
      const output = conversion?.output?.[0]?.data;
      if (output) resolve(unescapeInheritedNames(output));
      else reject(new Error(error?.message ?? conversion?.reason ?? 'the converter returned no reason'));
    });
  });
  return {collection, findCall};
}
