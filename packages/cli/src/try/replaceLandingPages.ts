import fs from 'node:fs';
import path from 'node:path';
import {createGraphqlLandingPage, createRestLandingPage, type LandingSite} from '../landing';

/**
 * Replaces the landing pages of references that were generated from a user's files, because this project's own pages
 * describe its own API.
 *
 * @param copy - absolute path of a copy of the project, with generated references
 * @param given - specifications that the user provided
 * @param site - the project's site
 */
export async function replaceLandingPages(
  copy: string,
  given: {openapi: boolean; graphql: boolean},
  site: LandingSite,
): Promise<void> {
  const replacePage = (area: string, name: string, text: string): void => {
    for (const page of ['index.md', 'index.mdx']) fs.rmSync(path.join(copy, area, page), {force: true});
    fs.writeFileSync(path.join(copy, area, name), text);
  };
  const {rest, graphql} = site.areas;
  if (given.openapi) replacePage(rest.path, 'index.mdx', await createRestLandingPage(copy, site));
  if (given.graphql) replacePage(graphql.path, 'index.md', await createGraphqlLandingPage(copy, site));
}
