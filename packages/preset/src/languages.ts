/** What each language of a site has for itself. */
import type {I18n} from '@docusaurus/types';
import {translationFolder, type Languages} from '@paydocs/core/editions';
import type {Area} from './areas';

/** A language of a site, and the one that its pages are written in: part of Docusaurus's `i18n`. */
export type Language = Pick<I18n, 'currentLocale' | 'defaultLocale'>;

/** A language, and where its pages are. Plain data. */
export interface SiteLanguage extends Language {
  /** Path below which they are served, with a slash at both ends. */
  baseUrl: string;
}

/** @returns whether pages are translated into a language, rather than written in it */
export const isTranslation = ({currentLocale, defaultLocale}: Language): boolean => currentLocale !== defaultLocale;

/**
 * @param name - of a task, a file or a folder that each language has for itself
 * @param language - of the site
 * @returns the name with the language, which that of the sources does without
 */
export const inLanguage = (name: string, language: Language): string =>
  isTranslation(language) ? `${name}-${language.currentLocale}` : name;

/**
 * @param area - an area that is generated
 * @param language - of the site
 * @returns the folder of its pages in this language, from the project's root
 */
export const referenceFolder = (area: Pick<Area, 'id' | 'path'>, language: Language): string =>
  isTranslation(language) ? translationFolder(area, language.currentLocale) : area.path;

/**
 * @param i18n - all languages, as the configuration says them
 * @returns those that pages are written in and translated into
 */
export const languagesOf = ({defaultLocale, locales}: Pick<I18n, 'defaultLocale' | 'locales'>): Languages => ({
  source: defaultLocale,
  all: locales,
});
