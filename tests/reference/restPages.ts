import fs from 'node:fs';
import {generateRestPages} from '@paydocs/reference/generate';
import type {RestReferenceOptions} from '@paydocs/reference';

/** Options of a reference at the root of a site, without the path of the description. */
export const REST = {
  id: 'rest',
  basePath: 'apis/rest',
  baseUrl: '/',
  apiUrl: 'https://api.example/v1',
  apiKeyVariable: 'API_KEY',
} satisfies Omit<RestReferenceOptions, 'specPath'> & {baseUrl: string};

/**
 * Generates the pages of a description.
 *
 * @param document - a bundled OpenAPI document
 * @param folder - path of an empty folder for the pages; the description is written next to it
 */
export async function restPages(document: object, folder: string): Promise<void> {
  const specPath = `${folder}.json`;
  fs.writeFileSync(specPath, JSON.stringify(document));
  try {
    await generateRestPages(folder, {...REST, specPath});
  } finally {
    fs.rmSync(specPath);
  }
}
