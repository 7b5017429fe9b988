/** Lists what the generation reads for each language and version of the pages. */
import fs from 'node:fs';
import {getEditions, type Edition} from '@paydocs/core';
import type {SiteLanguage} from '@paydocs/preset/site';
import type {Site} from '../../site/types';

/** Part of a site that determines which pages are written by hand. */
export type SiteContent = Pick<Site, 'areas' | 'languages'>;

/** @returns the languages that pages are translated into */
export const getTranslations = ({languages: [, ...translations]}: Pick<Site, 'languages'>): SiteLanguage[] =>
  translations;

/** @returns every version of the guides in every language, the current version first */
export function getGuideEditions({areas, languages}: SiteContent): Edition[] {
  const locales = languages.map(({currentLocale}) => currentLocale);
  return getEditions(areas.docs, {source: languages[0].defaultLocale, all: locales});
}

/** @returns the existing folders with guides, and always the folder of the current version */
export const getGuideFolders = (site: SiteContent): string[] =>
  getGuideEditions(site)
    .map(({folder}) => folder)
    .filter((folder) => folder === site.areas.docs.path || fs.existsSync(folder));

/** @returns the files and folders that Docusaurus stores next to the pages of versions, if there are any */
export const findVersionFiles = (): string[] =>
  ['versions.json', 'versioned_sidebars'].filter((file) => fs.existsSync(file));
