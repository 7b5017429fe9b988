import fs from 'node:fs';
import path from 'node:path';
import {areas} from '../../src/config/areas';
import {env} from '../../src/config/env';
import type {OpenApiDocument} from '../../src/plugins/reference/openapi/document';
import {graphqlLanding} from './graphqlLanding';
import {restLanding} from './restLanding';
import {readSidebar, sidebarEntries} from './sidebarEntries';

/**
 * Replaces the landing pages of references that were made from a user's files: this project's own say
 * what its own API does.
 *
 * @param copy - absolute path of a copy of the project, with its references made
 * @param given - which of the specifications the user gave
 */
export function putLandingPages(copy: string, given: {openapi: boolean; graphql: boolean}): void {
  const read = (...parts: string[]): string => fs.readFileSync(path.join(copy, ...parts), 'utf8');
  const write = (file: string, text: string): void => fs.writeFileSync(path.join(copy, file), text);
  const entriesOf = (folder: string) => sidebarEntries(readSidebar(read(folder, 'sidebar.ts')));
  if (given.openapi) {
    const errors = JSON.parse(read(areas.rest.path, 'errors.rest.json')) as {statuses: unknown[]};
    const page = restLanding(JSON.parse(read('.generated', 'openapi', 'openapi.json')) as OpenApiDocument, {
      address: `${env.baseUrl}${areas.rest.routeBasePath}/`,
      entries: entriesOf(areas.rest.path),
      hasErrors: errors.statuses.length > 0,
    });
    write(`${areas.rest.path}/index.mdx`, page);
  }
  if (given.graphql) {
    const sdl = read('.generated', 'schema', 'schema.graphql');
    write(`${areas.graphql.path}/index.md`, graphqlLanding(sdl, entriesOf(areas.graphql.path)));
  }
}
