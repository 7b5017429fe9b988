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
    converter.convertV2({type: 'json', data: lean}, OPTIONS, (error, conversion) => {
      const made = conversion?.output?.[0]?.data;
      if (made) resolve(made);
      else reject(new Error(error?.message ?? conversion?.reason ?? 'it gives no reason'));
    });
  });
  return {collection, callOf};
}
