import fs from 'node:fs';
import {buildSchema} from 'graphql';
import {findDocumentedIds, addTypeIds} from '../../../graphql/examples/values/ids';
import {readHandwrittenExamples} from '../../../graphql/examples/handwritten/handwrittenExamples';
import type {ExampleSource} from '../../../graphql/examples/pageExample';
import {listPages, type Page} from '../../../graphql/pageNames';
import type {GraphqlReference} from '../../../graphql/plugin/pluginOptions';
import {getPageFolder} from '../../../graphql/plugin/reference';

/** Source of the GraphQL reference's examples, and the URLs of its pages. */
export interface GraphqlSource {
  source: ExampleSource;
  getUrl: (page: Page) => string;
}

/**
 * Reads the schema and the handwritten examples. Skips invalid examples, which the generation has already reported.
 *
 * @param reference - options of the GraphQL reference
 * @param file - absolute path of the schema (SDL)
 */
export async function readGraphqlSource(reference: GraphqlReference, file: string): Promise<GraphqlSource> {
  const {calls, examplesFolder, texts = [], readSource} = await reference.loadPageOptions();
  const sdl = fs.readFileSync(file, 'utf8');
  const schema = buildSchema(sdl);
  const ids = addTypeIds(findDocumentedIds([sdl, ...texts]), schema);
  const handwritten =
    examplesFolder === undefined
      ? new Map()
      : readHandwrittenExamples(examplesFolder, schema, ids, () => undefined, readSource);
  const {basePath, baseUrl} = reference;
  return {
    source: {schema, sdl, pages: listPages(schema), ids, calls, handwritten},
    getUrl: (page) => `${baseUrl}${basePath}/${getPageFolder(page)}/${page.slug}/`,
  };
}
