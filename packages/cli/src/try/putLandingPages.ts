import fs from 'node:fs';
import path from 'node:path';
import {graphqlPage, restPage, type LandingSite} from '../landing';

/**
 * Replaces the landing pages of references that were made from a user's files: this project's own say
 * what its own API does.
 *
 * @param copy - absolute path of a copy of the project, with its references made
 * @param given - which of the specifications the user gave
 * @param site - the project's
 */
export async function putLandingPages(
  copy: string,
  given: {openapi: boolean; graphql: boolean},
  site: LandingSite,
): Promise<void> {
  const put = (area: string, name: string, text: string): void => {
    for (const each of ['index.md', 'index.mdx']) fs.rmSync(path.join(copy, area, each), {force: true});
    fs.writeFileSync(path.join(copy, area, name), text);
  };
  const {rest, graphql} = site.areas;
  if (given.openapi) put(rest.path, 'index.mdx', await restPage(copy, site));
  if (given.graphql) put(graphql.path, 'index.md', await graphqlPage(copy, site));
}
