import fs from 'node:fs';
import path from 'node:path';
import {readPackageMessages, withMessages, type Messages} from '@paydocs/core';
import {generatedFolder, getReferenceFolder, type Language, loadPageMessages} from '@paydocs/preset/site';
import {loadReferenceSidebar} from '@paydocs/preset/references';
import type {OpenApiDocument} from '@paydocs/specs';
import type {Site} from '../site/types';
import {findCollections} from './collections';
import {renderGraphqlLanding} from './graphqlLanding';
import {isGeneratedLanding, markAsGenerated} from './mark';
import {renderRestLanding} from './restLanding';
import {getSidebarEntries} from './sidebarEntries';

const PACKAGE_FOLDER = path.dirname(require.resolve('@paydocs/cli/package.json'));

/** Fields of a site that the landing pages of its references need. */
export type LandingSite = Pick<Site, 'areas' | 'baseUrl'>;

/**
 * Writes the landing page of each reference that has no hand-written one, in each language.
 *
 * @param site - site of the references
 */
export async function writeLandingPages({areas, languages}: Pick<Site, 'areas' | 'languages'>): Promise<void> {
  for (const language of languages) {
    for (const [area, name, createPage] of [
      [areas.rest, 'index.mdx', createRestLandingPage],
      [areas.graphql, 'index.md', createGraphqlLandingPage],
    ] as const) {
      const folder = getReferenceFolder(area, language);
      // Docusaurus shows an untranslated landing page in every language.
      if ([area.path, folder].some(hasHandWrittenPage)) continue;
      const page = markAsGenerated(
        await withMessages(getMessages(language), () => createPage('.', {areas, baseUrl: language.baseUrl})),
      );
      const file = path.join(folder, name);
      if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== page) fs.writeFileSync(file, page);
    }
  }
}

const getMessages = ({currentLocale}: Language): Messages => ({
  ...readPackageMessages(PACKAGE_FOLDER, currentLocale, 'pages'),
  ...loadPageMessages(currentLocale),
});

const hasHandWrittenPage = (folder: string): boolean =>
  ['index.mdx', 'index.md']
    .map((name) => path.join(folder, name))
    .some((file) => fs.existsSync(file) && !isGeneratedLanding(file));

/**
 * Creates the landing page of the REST reference, as an MDX string.
 *
 * @param root - path of the project
 * @param site - areas and base URL of the project's site
 */
export async function createRestLandingPage(root: string, {areas, baseUrl}: LandingSite): Promise<string> {
  const {path: folder, routeBasePath} = areas.rest;
  const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
  const errors = readJson(`${folder}/errors.rest.json`) as {statuses: unknown[]};
  return renderRestLanding(readJson(`${generatedFolder}/openapi/openapi.json`) as OpenApiDocument, {
    basePath: `${baseUrl}${routeBasePath}/`,
    entries: getSidebarEntries(await loadReferenceSidebar('rest', path.join(root, folder))),
    hasErrors: errors.statuses.length > 0,
    collections: findCollections(root, ['postman', 'bruno']),
  });
}

/**
 * Creates the landing page of the GraphQL reference, as a Markdown string.
 *
 * @param root - path of the project
 * @param site - areas of the project's site
 */
export async function createGraphqlLandingPage(root: string, {areas}: LandingSite): Promise<string> {
  const sdl = fs.readFileSync(path.join(root, generatedFolder, 'schema', 'schema.graphql'), 'utf8');
  const entries = getSidebarEntries(await loadReferenceSidebar('graphql', path.join(root, areas.graphql.path)));
  return renderGraphqlLanding(sdl, entries, findCollections(root, ['graphql']));
}
