/** What the generation reads for each language and version of the pages. */
import fs from 'node:fs';
import {editionsOf, type Edition} from '@paydocs/core/editions';
import type {SiteLanguage} from '@paydocs/preset/languages';
import type {Site} from '../../site/types';

/** The part of a site that says which pages people write. */
export type WrittenSite = Pick<Site, 'areas' | 'languages'>;

/** @returns the languages that pages are translated into */
export const translationsOf = ({languages: [, ...translations]}: Pick<Site, 'languages'>): SiteLanguage[] =>
  translations;

/** @returns every version of the guides in every language, the one that people are writing first */
export function guideEditions({areas, languages}: WrittenSite): Edition[] {
  const all = languages.map(({currentLocale}) => currentLocale);
  return editionsOf(areas.docs, {source: languages[0].defaultLocale, all});
}

/** @returns the folders in which people write guides, those that are there */
export const writtenFolders = (site: WrittenSite): string[] =>
  guideEditions(site)
    .map(({folder}) => folder)
    .filter((folder) => folder === site.areas.docs.path || fs.existsSync(folder));

/** @returns what Docusaurus keeps of versions beside their pages, if there are any */
export const versionFiles = (): string[] =>
  ['versions.json', 'versioned_sidebars'].filter((file) => fs.existsSync(file));
