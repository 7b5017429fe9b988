import fs from 'node:fs';
import {buildSchema} from 'graphql';
import {knownIds, withTypeIds} from '@paydocs/reference/graphql/examples/values/ids';
import {writtenExamples} from '@paydocs/reference/graphql/examples/written/written';
import type {ExampleSource} from '@paydocs/reference/graphql/examples/pageExample';
import {listPages, type Page} from '@paydocs/reference/graphql/pageNames';
import type {GraphqlReference} from '@paydocs/reference/graphql/pluginOptions';
import {folderOf} from '@paydocs/reference/graphql/reference';

/** The source of the GraphQL reference's examples, and the URLs of its pages. */
export interface GraphqlSource {
  source: ExampleSource;
  urlOf: (page: Page) => string;
}

/**
 * @param reference - options of the GraphQL reference
 * @param file - absolute path of the schema
 * @returns the source of the examples; the generation has already reported mistakes in them
 */
export async function readGraphql(reference: GraphqlReference, file: string): Promise<GraphqlSource> {
  const {calls, examples, texts = [], read} = await reference.pages();
  const sdl = fs.readFileSync(file, 'utf8');
  const schema = buildSchema(sdl);
  const ids = withTypeIds(knownIds([sdl, ...texts]), schema);
  const written = examples === undefined ? new Map() : writtenExamples(examples, schema, ids, () => undefined, read);
  const {basePath, baseUrl} = reference;
  return {
    source: {schema, sdl, pages: listPages(schema), ids, calls, written},
    urlOf: (page) => `${baseUrl}${basePath}/${folderOf(page)}/${page.page}/`,
  };
}
