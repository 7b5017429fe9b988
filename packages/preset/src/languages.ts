/** Computes names and folders that depend on the language of a build. */
import type {I18n} from '@docusaurus/types';
import {getTranslationFolder, type Languages} from '@paydocs/core';
import type {Area} from './areas';

/** A language of the site (`currentLocale`), and the source language (`defaultLocale`), as in Docusaurus's `i18n`. */
export type Language = Pick<I18n, 'currentLocale' | 'defaultLocale'>;

/** A language, with the base path of its pages. */
export interface SiteLanguage extends Language {
  /** Base path of the pages, with a slash at both ends. */
  baseUrl: string;
}

/** Checks whether a language is a translation rather than the source language. */
export const isTranslation = ({currentLocale, defaultLocale}: Language): boolean => currentLocale !== defaultLocale;

/**
 * Adds the language to a name. The source language has no suffix.
 *
 * @param name - name of a task, file, or folder that differs by language
 * @param language - language of the site
 * @returns the name, with a suffix such as `-es` if the language is a translation
 */
export const addLanguageSuffix = (name: string, language: Language): string =>
  isTranslation(language) ? `${name}-${language.currentLocale}` : name;

/**
 * Returns the folder of a generated area's pages in a language, relative to the project's root.
 *
 * @param area - a generated area
 * @param language - language of the site
 */
export const getReferenceFolder = (area: Pick<Area, 'id' | 'path'>, language: Language): string =>
  isTranslation(language) ? getTranslationFolder(area, language.currentLocale) : area.path;

/**
 * Returns the source language, and all languages.
 *
 * @param i18n - all languages, from the configuration
 */
export const getLanguages = ({defaultLocale, locales}: Pick<I18n, 'defaultLocale' | 'locales'>): Languages => ({
  source: defaultLocale,
  all: locales,
});
