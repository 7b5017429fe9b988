import fs from 'node:fs';
import path from 'node:path';
import {
  getRoutedPages,
  checkEditions,
  type EditionPages,
  loadSidebars,
  checkStructure,
  checkNonDocsSidebars,
  extractSidebarContent,
  readPages,
} from '@paydocs/content/guides';
import {getEditionFolders, type Edition, InputError} from '@paydocs/core';
import type {Site} from '../../site/types';
import {getGuideEditions} from './languages';
import {findHandwrittenLandingPages, listHandwrittenFiles} from './sources';

/**
 * Checks the sidebars, routes, and translations of all hand-written pages.
 *
 * @param site - site with hand-written pages, in each version and language
 * @param sidebarsFile - path of the file with all sidebars, relative to the project's root
 * @returns paths of the pages, relative to the project's root
 * @throws InputError that lists every diagnostic
 */
export async function checkAllPages(site: Site, sidebarsFile: string): Promise<string[]> {
  const {areas, brand} = site;
  const files = listHandwrittenFiles(site);
  const landingFiles = findHandwrittenLandingPages(site);
  const {sidebars, source} = await loadSidebars(sidebarsFile);
  const diagnostics = await checkNonDocsSidebars(sidebars, Object.keys(areas), source);
  const editions = getGuideEditions(site).map((edition): EditionPages => ({
    edition,
    ...readPages(
      files.filter((file) => file.startsWith(`${edition.folder}/`)),
      brand,
    ),
  }));
  const [current, ...others] = editions as [EditionPages, ...EditionPages[]];
  const landing = readPages(
    files.filter((file) => landingFiles.includes(file)),
    brand,
  );
  const otherRoutes = [...others.flatMap(getRoutedPages).map(({route}) => route), ...(await getCategoryRoutes(others))];
  const landingPages = landing.guides.map((guide) => ({
    guide,
    route: path.posix.join('/', path.posix.dirname(guide.file), '/'),
  }));
  const {root, folder} = current.edition;
  const structure = await checkStructure(
    current.guides,
    {sidebar: 'docs', folder, root, otherRoutes, items: sidebars.docs},
    source,
    landingPages,
    [...current.invalidFiles, ...landing.invalidFiles],
  );
  const routes = ['/', '/search/', ...structure.categoryRoutes, ...otherRoutes];
  diagnostics.push(...structure.diagnostics, ...(await checkEditions(editions, routes, landingPages)));
  if (diagnostics.length > 0) throw new InputError(diagnostics, 'sidebars/entry');
  return files.filter((file) => !file.startsWith('i18n/') || getEditionFolders(file) !== undefined);
}

/** Returns the routes of the category pages that the sidebars of released versions generate. */
async function getCategoryRoutes(editions: readonly EditionPages[]): Promise<string[]> {
  const released = editions.map(({edition}) => edition).filter(({translates}) => translates === undefined);
  return (await Promise.all(released.map(getVersionRoutes))).flat();
}

async function getVersionRoutes({version, root}: Edition): Promise<string[]> {
  const file = `versioned_sidebars/version-${version}-sidebars.json`;
  if (!fs.existsSync(file)) return [];
  const source = fs.readFileSync(file, 'utf8');
  const {docs} = JSON.parse(source) as {docs?: unknown};
  const {content} = await extractSidebarContent({sidebar: 'docs', items: docs}, source);
  return (content?.routes ?? []).map(({route}) => path.posix.join(root, route));
}
