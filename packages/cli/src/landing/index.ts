import fs from 'node:fs';
import path from 'node:path';
import {packageMessages} from '@paydocs/core/packageMessages';
import {withTexts, type Messages} from '@paydocs/core/translate';
import {generatedFolder} from '@paydocs/preset/generatedFiles';
import {referenceFolder, type Language} from '@paydocs/preset/languages';
import {referenceSidebar} from '@paydocs/preset/referenceSidebar';
import {pageTexts} from '@paydocs/preset/translations';
import type {OpenApiDocument} from '@paydocs/specs/openapi/document';
import type {Site} from '../site/types';
import {collectionsIn} from './collections';
import {graphqlLanding} from './graphqlLanding';
import {isGeneratedLanding, markLanding} from './mark';
import {restLanding} from './restLanding';
import {sidebarEntries} from './sidebarEntries';

const PACKAGE = path.dirname(require.resolve('@paydocs/cli/package.json'));

/** Part of a site that the landing pages of its references need. */
export type LandingSite = Pick<Site, 'areas' | 'baseUrl'>;

/**
 * Writes the landing page of each reference that has no hand-written one, in each language.
 *
 * @param site - site of the references
 */
export async function putLandingPages({areas, languages}: Pick<Site, 'areas' | 'languages'>): Promise<void> {
  for (const language of languages) {
    for (const [area, name, createPage] of [
      [areas.rest, 'index.mdx', restPage],
      [areas.graphql, 'index.md', graphqlPage],
    ] as const) {
      const folder = referenceFolder(area, language);
      // Docusaurus shows an untranslated landing page in every language.
      if ([area.path, folder].some(hasWrittenPage)) continue;
      const page = markLanding(
        await withTexts(getMessages(language), () => createPage('.', {areas, baseUrl: language.baseUrl})),
      );
      const file = path.join(folder, name);
      if (!fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== page) fs.writeFileSync(file, page);
    }
  }
}

const getMessages = ({currentLocale}: Language): Messages => ({
  ...packageMessages(PACKAGE, currentLocale, 'pages'),
  ...pageTexts(currentLocale),
});

const hasWrittenPage = (folder: string): boolean =>
  ['index.mdx', 'index.md']
    .map((name) => path.join(folder, name))
    .some((file) => fs.existsSync(file) && !isGeneratedLanding(file));

/**
 * @param root - path of a project with a REST reference
 * @param site - the project's site
 * @returns the landing page of the reference, as an MDX string
 */
export async function restPage(root: string, {areas, baseUrl}: LandingSite): Promise<string> {
  const {path: folder, routeBasePath} = areas.rest;
  const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
  const errors = readJson(`${folder}/errors.rest.json`) as {statuses: unknown[]};
  return restLanding(readJson(`${generatedFolder}/openapi/openapi.json`) as OpenApiDocument, {
    address: `${baseUrl}${routeBasePath}/`,
    entries: sidebarEntries(await referenceSidebar('rest', path.join(root, folder))),
    hasErrors: errors.statuses.length > 0,
    collections: collectionsIn(root, ['postman', 'bruno']),
  });
}

/**
 * @param root - path of a project with a GraphQL reference
 * @param site - the project's site
 * @returns the landing page of the reference, as a Markdown string
 */
export async function graphqlPage(root: string, {areas}: LandingSite): Promise<string> {
  const sdl = fs.readFileSync(path.join(root, generatedFolder, 'schema', 'schema.graphql'), 'utf8');
  const entries = sidebarEntries(await referenceSidebar('graphql', path.join(root, areas.graphql.path)));
  return graphqlLanding(sdl, entries, collectionsIn(root, ['graphql']));
}
