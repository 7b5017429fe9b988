/** The converter of Postman, which makes a request of each operation. */
import type {OpenApiDocument} from '@paydocs/specs/openapi/document';
import {leanDocument, type Call} from './lean';
import type {PostmanCollection} from './types';

const OPTIONS = {
  folderStrategy: 'Tags',
  requestNameSource: 'Fallback',
  requestParametersResolution: 'Example',
  parametersResolution: 'Example',
  // A reader switches on what is optional: an account of somebody else would be refused.
  enableOptionalParameters: false,
  includeWebhooks: true,
};

/**
 * The converter keeps headers and parameters by their names in plain objects, and stops at one called `constructor`: names
 * that every object has are marked while it works.
 */
const MARK = '_of_the_API';
const INHERITED = new RegExp(`(?<=["{/])(?:${Object.getOwnPropertyNames(Object.prototype).join('|')})(?=["}/])`, 'g');
const marked = (value: object): object => JSON.parse(JSON.stringify(value).replace(INHERITED, `$&${MARK}`)) as object;
const unmarked = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value).replaceAll(MARK, '')) as Value;

/**
 * @param document - a bundled description
 * @returns a collection of its requests, without bodies and answers, and a function that tells which operation the name of a
 *   request stands for
 * @throws Error when the converter can't read the description
 */
export async function convert(
  document: OpenApiDocument,
): Promise<{collection: PostmanCollection; callOf(name: string): Call | undefined}> {
  const {default: converter} = await import('openapi-to-postmanv2');
  const {lean, callOf} = leanDocument(document);
  const collection = await new Promise<PostmanCollection>((resolve, reject) => {
    converter.convertV2({type: 'json', data: marked(lean)}, OPTIONS, (error, conversion) => {
      const made = conversion?.output?.[0]?.data;
      if (made) resolve(unmarked(made));
      else reject(new Error(error?.message ?? conversion?.reason ?? 'the converter returned no reason'));
    });
  });
  return {collection, callOf};
}
