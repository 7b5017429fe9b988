/** The versions and languages of the pages that people write, in the folders where Docusaurus looks for them. */
import fs from 'node:fs';
import path from 'node:path';
import {InputError} from './inputError';

/** The version that people are writing. */
const CURRENT = 'current';

/** The languages of a site. */
export interface Languages {
  /** The language of `docs/`. Its pages have no language in their addresses. */
  source: string;
  /** All languages, that of `docs/` among them. */
  all: readonly string[];
}

/** A docs instance: its id, and its folder from the project's root. */
export interface DocsArea {
  id: string;
  path: string;
}

/** One version of an area in one language. */
export interface Edition {
  locale: string;
  /** `current`, or the name of a version that was cut. */
  version: string;
  /** Folder of its pages, from the project's root. */
  folder: string;
  /** Folder of the pages that it translates; absent in the language of the sources. */
  translates?: string;
  /** What follows the area's address in addresses of its pages, such as `/next/`: a slash alone if nothing does. */
  root: string;
}

/**
 * @param area - a docs instance
 * @param root - the project's folder
 * @returns the names of its versions that were cut, the newest first
 * @throws InputError when the file that lists them holds anything else
 */
export function cutVersions({id}: Pick<DocsArea, 'id'>, root = '.'): string[] {
  const name = `${prefixOf(id)}versions.json`;
  const file = path.join(root, name);
  if (!fs.existsSync(file)) return [];
  try {
    const versions: unknown = JSON.parse(fs.readFileSync(file, 'utf8'));
    if (Array.isArray(versions) && versions.every((version) => typeof version === 'string')) return versions;
  } catch {
    // told below
  }
  throw new InputError([
    {
      file: name,
      message: 'this isn\'t a JSON list of names. Write one such as ["1.0"], or restore the file from git.',
    },
  ]);
}

/**
 * @param area - a docs instance
 * @param languages - of the site
 * @returns every version of it in every language, that which people are writing first
 */
export function editionsOf(area: DocsArea, {source, all}: Languages): Edition[] {
  const cut = cutVersions(area);
  return [source, ...all.filter((locale) => locale !== source)].flatMap((locale) =>
    [CURRENT, ...cut].map((version) => {
      const folder = version === CURRENT ? area.path : `${prefixOf(area.id)}versioned_docs/version-${version}`;
      const place = {locale, version, root: rootOf(version, cut)};
      return locale === source
        ? {...place, folder}
        : {...place, folder: translationFolder(area, locale, version), translates: folder};
    }),
  );
}

/**
 * @param area - a docs instance
 * @param locale - a language
 * @param version - a version of the area
 * @returns the folder of its translated pages, from the project's root
 */
export function translationFolder({id}: Pick<DocsArea, 'id'>, locale: string, version = CURRENT): string {
  const plugin = `docusaurus-plugin-content-docs${id === 'default' ? '' : `-${id}`}`;
  const name = version === CURRENT ? CURRENT : `version-${version}`;
  return `i18n/${locale}/${plugin}/${name}`;
}

/** The newest version that was cut has no name in its addresses, and neither has the only version. */
function rootOf(version: string, [newest]: readonly string[]): string {
  if (newest === undefined || version === newest) return '/';
  return version === CURRENT ? '/next/' : `/${version}/`;
}

const prefixOf = (id: string): string => (id === 'default' ? '' : `${id}_`);

const TRANSLATION = /^i18n\/[^/]+\/docusaurus-plugin-content-docs(?:-([^/]+))?\/(current|version-[^/]+)(?=\/|$)/;
const SOURCE = /^(?:docs|apis\/[^/]+|(?:[^/]+_)?versioned_docs\/version-[^/]+)(?=\/|$)/;

/**
 * @param file - path of a page from the project's root, with forward slashes
 * @returns the folder of its edition, and the folder of the pages which that translates; no folder for pages of
 *   other kinds
 */
export function foldersOf(file: string): {folder: string; translates?: string} | undefined {
  const [translation, id, version = ''] = TRANSLATION.exec(file) ?? [];
  if (translation !== undefined) {
    const current = id === undefined ? 'docs' : `apis/${id}`;
    const cut = `${prefixOf(id ?? 'default')}versioned_docs/${version}`;
    return {folder: translation, translates: version === CURRENT ? current : cut};
  }
  const [folder] = SOURCE.exec(file) ?? [];
  return folder === undefined ? undefined : {folder};
}

/**
 * @param file - path of a page from the project's root, with forward slashes
 * @returns the page that it translates; nothing for pages in the language of the sources
 */
export function sourceOf(file: string): string | undefined {
  const {folder, translates} = foldersOf(file) ?? {};
  return folder !== undefined && translates !== undefined ? `${translates}${file.slice(folder.length)}` : undefined;
}

/**
 * @param file - path of a page from the project's root, with forward slashes, translated or not
 * @param locale - a language
 * @returns the folder of translations into this language, and the folder that they translate; nothing for pages of other
 *   kinds
 */
export function layersOf(file: string, locale: string): {translation: string; source: string} | undefined {
  const {folder, translates} = foldersOf(file) ?? {};
  if (folder === undefined) return undefined;
  if (translates !== undefined) return {translation: folder, source: translates};
  const [, area] = /^apis\/(.+)$/.exec(folder) ?? [];
  const [, cutArea, version] = /^(?:(.+)_)?versioned_docs\/version-(.+)$/.exec(folder) ?? [];
  return {translation: translationFolder({id: area ?? cutArea ?? 'default'}, locale, version), source: folder};
}
