/** Lists the versions, languages, and folders of hand-written pages. */
import fs from 'node:fs';
import {getEditions, type Edition} from '@paydocs/core';
import type {SiteLanguage} from '@paydocs/preset/site';
import type {Site} from '../../site/types';

/** Fields of a site that determine the folders of its hand-written pages. */
export type SiteContent = Pick<Site, 'areas' | 'languages'>;

/** Returns the languages into which pages are translated. */
export const getTranslationLanguages = ({languages: [, ...translations]}: Pick<Site, 'languages'>): SiteLanguage[] =>
  translations;

/** Returns every version of the guides in every language, the current version first. */
export function getGuideEditions({areas, languages}: SiteContent): Edition[] {
  const locales = languages.map(({currentLocale}) => currentLocale);
  return getEditions(areas.docs, {source: languages[0].defaultLocale, all: locales});
}

/** Returns the existing folders with guides, and always the folder of the current version. */
export const getGuideFolders = (site: SiteContent): string[] =>
  getGuideEditions(site)
    .map(({folder}) => folder)
    .filter((folder) => folder === site.areas.docs.path || fs.existsSync(folder));

/** Returns the existing files and folders that Docusaurus stores in the project's root for released versions. */
export const findVersionFiles = (): string[] =>
  ['versions.json', 'versioned_sidebars'].filter((file) => fs.existsSync(file));
