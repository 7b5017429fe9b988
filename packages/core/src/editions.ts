/** Versions and languages of guides, in the folders where Docusaurus expects them. */
import fs from 'node:fs';
import path from 'node:path';
import {InputError} from './inputError';

/** Name of the version in progress. */
const CURRENT_VERSION_NAME = 'current';

/** Languages of a site. */
export interface Languages {
  /** Language of `docs/`. URLs of its pages have no language prefix. */
  source: string;
  /** All languages, including the language of `docs/`. */
  all: readonly string[];
}

/** A docs instance: its ID, and its folder relative to the project root. */
export interface DocsInstance {
  id: string;
  path: string;
}

/** One version of a docs instance in one language. */
export interface Edition {
  locale: string;
  /** `current`, or the name of a released version. */
  version: string;
  /** Folder of the pages, relative to the project root. */
  folder: string;
  /** Folder of the source pages that this edition translates; absent in the source language. */
  translates?: string;
  /** Path of the version below the route base path of the instance, such as `/next/`; `/` if the version has none. */
  root: string;
}

/**
 * Reads the names of the released versions of a docs instance.
 *
 * @param area - docs instance
 * @param root - folder of the project
 * @returns names of the versions, newest first; empty if no version has been released
 * @throws InputError if the file that lists the versions isn't a JSON list of strings
 */
export function readVersionNames({id}: Pick<DocsInstance, 'id'>, root = '.'): string[] {
  const name = `${getInstancePrefix(id)}versions.json`;
  const file = path.join(root, name);
  if (!fs.existsSync(file)) return [];
  try {
    const versions: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    if (Array.isArray(versions) && versions.every((version) => typeof version === 'string')) return versions;
  } catch {
    // reported below
  }
  throw new InputError([
    {
      file: name,
      message: 'this isn\'t a JSON list of names. Write a list such as ["1.0"], or restore the file from git.',
    },
  ]);
}

/**
 * Returns every version of a docs instance in every language.
 *
 * @param area - docs instance
 * @param languages - languages of the site
 * @returns all editions; for each language, the version in progress comes first
 */
export function getEditions(area: DocsInstance, {source, all}: Languages): Edition[] {
  const released = readVersionNames(area);
  return [source, ...all.filter((locale) => locale !== source)].flatMap((locale) =>
    [CURRENT_VERSION_NAME, ...released].map((version) => {
      const folder =
        version === CURRENT_VERSION_NAME ? area.path : `${getInstancePrefix(area.id)}versioned_docs/version-${version}`;
      const edition = {locale, version, root: getVersionPath(version, released)};
      return locale === source
        ? {...edition, folder}
        : {...edition, folder: getTranslationFolder(area, locale, version), translates: folder};
    }),
  );
}

/**
 * Returns the folder of translated pages.
 *
 * @param area - docs instance
 * @param locale - target language
 * @param version - version of the instance
 * @returns folder relative to the project root
 */
export function getTranslationFolder(
  {id}: Pick<DocsInstance, 'id'>,
  locale: string,
  version = CURRENT_VERSION_NAME,
): string {
  const plugin = `docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}`;
  const name = version === CURRENT_VERSION_NAME ? CURRENT_VERSION_NAME : `version-${version}`;
  return `i18n/${locale}/${plugin}/${name}`;
}

/**
 * Returns the path of a version. Only the latest released version, or else the only version, has no name in its URLs.
 */
function getVersionPath(version: string, [newest]: readonly string[]): string {
  if (newest === undefined || version === newest) return '/';
  return version === CURRENT_VERSION_NAME ? '/next/' : `/${version}/`;
}

const getInstancePrefix = (id: string): string => (id === 'default' ? '' : `${id}_`);

const TRANSLATION_FOLDER = /^i18n\/[^/]+\/docusaurus-plugin-content-docs(?:-([^/]+))?\/(current|version-[^/]+)(?=\/|$)/;
const SOURCE_FOLDER = /^(?:docs|apis\/[^/]+|(?:[^/]+_)?versioned_docs\/version-[^/]+)(?=\/|$)/;

/**
 * Finds the folders of a page's edition.
 *
 * @param file - path of the page, relative to the project root, with forward slashes
 * @returns folder of the edition, and folder of the source pages if the edition is a translation; `undefined` for files
 *   outside docs instances
 */
export function getEditionFolders(file: string): {folder: string; translates?: string} | undefined {
  const [translation, id, version = ''] = TRANSLATION_FOLDER.exec(file) ?? [];
  if (translation !== undefined) {
    const currentFolder = id === undefined ? 'docs' : `apis/${id}`;
    const releasedFolder = `${getInstancePrefix(id ?? 'default')}versioned_docs/${version}`;
    return {folder: translation, translates: version === CURRENT_VERSION_NAME ? currentFolder : releasedFolder};
  }
  const [folder] = SOURCE_FOLDER.exec(file) ?? [];
  return folder === undefined ? undefined : {folder};
}

/**
 * Returns the path of the source page of a translation.
 *
 * @param file - path of the page, relative to the project root, with forward slashes
 * @returns path, at which no file needs to exist; `undefined` for pages in the source language and for files outside docs
 *   instances
 */
export function getTranslationSourcePath(file: string): string | undefined {
  const {folder, translates} = getEditionFolders(file) ?? {};
  return folder !== undefined && translates !== undefined ? `${translates}${file.slice(folder.length)}` : undefined;
}

/**
 * Finds the folders of a page's translations into a language.
 *
 * @param file - path of the page, translated or not, relative to the project root, with forward slashes
 * @param locale - target language, ignored if the page is already translated
 * @returns folder of the translations, and folder of their source pages; `undefined` for files outside docs instances
 */
export function resolveTranslationFolders(
  file: string,
  locale: string,
): {translation: string; source: string} | undefined {
  const {folder, translates} = getEditionFolders(file) ?? {};
  if (folder === undefined) return undefined;
  if (translates !== undefined) return {translation: folder, source: translates};
  const [, area] = /^apis\/(.+)$/.exec(folder) ?? [];
  const [, cutArea, version] = /^(?:(.+)_)?versioned_docs\/version-(.+)$/.exec(folder) ?? [];
  return {translation: getTranslationFolder({id: area ?? cutArea ?? 'default'}, locale, version), source: folder};
}
