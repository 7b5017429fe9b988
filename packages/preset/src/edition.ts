/** Checks the versions and languages of a site, to find files that Docusaurus can't build or wouldn't publish. */
import fs from 'node:fs';
import path from 'node:path';
import {
  readVersionNames,
  getTranslationFolder,
  type DocsInstance,
  type Languages,
  InputError,
  type Diagnostic,
} from '@paydocs/core';

interface EditionOptions {
  /** Absolute path of the project's folder. */
  root: string;
  /** The docs instance of the guides. */
  guides: DocsInstance;
  /** The docs instances of the references, which can't have versions. */
  references: readonly DocsInstance[];
  languages: Languages;
  /** Configuration file that lists the languages, relative to the project's root. */
  configFile: string;
  /** Arguments of a Docusaurus command, which may select languages. */
  args?: readonly string[];
}

/**
 * Checks that the site has the versions and languages to which files, folders, and arguments refer.
 *
 * @param options - see {@link EditionOptions}
 * @throws InputError with all diagnostics, if there are any
 */
export function checkVersionsAndLanguages(options: EditionOptions): void {
  const diagnostics = [
    ...options.references.flatMap(({id}) => checkReferenceVersions(options.root, id)),
    ...checkVersions(options),
    ...checkAreaFolders(options),
    ...checkTranslations(options),
    ...checkLocaleArguments(options),
  ];
  if (diagnostics.length > 0) throw new InputError(diagnostics, 'config/languages');
}

function listVersionFiles(root: string, prefix: string): string[] {
  const parts = [`${prefix}versions.json`, `${prefix}versioned_docs`, `${prefix}versioned_sidebars`];
  return parts.filter((part) => fs.existsSync(path.join(root, part)));
}

function checkReferenceVersions(root: string, area: string): Diagnostic[] {
  const parts = listVersionFiles(root, `${area}_`);
  const [first] = parts;
  if (first === undefined) return [];
  const message =
    'this adds another version of a reference, but each reference has only one version, which is generated from the specification. ' +
    `To remove the other version, delete ${parts.join(', ')}.`;
  return [{file: first, message}];
}

/** Finds pages of unlisted versions, and listed versions without pages. */
function checkVersions({root, guides}: EditionOptions): Diagnostic[] {
  const prefix = guides.id === 'default' ? '' : `${guides.id}_`;
  let versions: string[];
  try {
    versions = readVersionNames(guides, root);
  } catch (error) {
    if (error instanceof InputError) return [...error.diagnostics];
    throw error;
  }
  const folder = `${prefix}versioned_docs`;
  const existingFolders = fs.existsSync(path.join(root, folder)) ? fs.readdirSync(path.join(root, folder)) : [];
  const list = `${prefix}versions.json`;
  return [
    ...versions
      .filter((version) => !existingFolders.includes(`version-${version}`))
      .map((version) => ({
        file: list,
        message: `there's no folder ${folder}/version-${version}. Restore it from git, or remove "${version}" from the list.`,
      })),
    ...existingFolders
      .filter((name) => name.startsWith('version-') && !versions.includes(name.slice('version-'.length)))
      .map((name) => ({
        file: `${folder}/${name}`,
        message: `readers won't see this version, because ${list} doesn't list it. Add "${name.slice('version-'.length)}" there, or delete the folder.`,
      })),
  ];
}

/** Finds areas with a custom folder, which isn't supported on sites with versions or translations. */
function checkAreaFolders({root, guides, references, languages, configFile}: EditionOptions): Diagnostic[] {
  const isTranslated = languages.all.length > 1;
  const areas = [
    ...(isTranslated || listVersionFiles(root, '').length > 0 ? [{...guides, option: 'guides', usual: 'docs'}] : []),
    ...(isTranslated ? references.map((area) => ({...area, option: area.id, usual: `apis/${area.id}`})) : []),
  ];
  return areas
    .filter(({path: folder, usual}) => folder !== usual)
    .map(({path: folder, option, usual}) => ({
      file: configFile,
      message: `@paydocs/preset: ${option}.path is "${folder}", but must be "${usual}" if the site has versions or translations.`,
    }));
}

/** Finds translated guides in languages that the site doesn't have. Ignores translations of the interface. */
function checkTranslations({root, guides, languages, configFile}: EditionOptions): Diagnostic[] {
  const folder = path.join(root, 'i18n');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => !languages.all.includes(name))
    .map((name) => ({name, file: path.posix.dirname(getTranslationFolder(guides, name))}))
    .filter(({file}) => fs.existsSync(path.join(root, file)))
    .map(({name, file}) => ({
      file,
      message: `readers won't see this translation, because the site has no language "${name}". Add it to i18n.locales in ${configFile}, or delete the folder.`,
    }));
}

function checkLocaleArguments({args = [], languages, configFile}: EditionOptions): Diagnostic[] {
  return parseRequestedLanguages(args)
    .filter((locale) => !languages.all.includes(locale))
    .map((locale) => ({
      file: 'arguments',
      message: `--locale is "${locale}", but the site has only ${languages.all.map((each) => `"${each}"`).join(', ')}. Add the language to i18n.locales in ${configFile}, or choose a different one.`,
    }));
}

/**
 * Parses the locales that a Docusaurus command selects with `--locale`.
 *
 * @param args - arguments of the command
 * @returns the locales, such as `['en', 'es']`; empty if the command selects none
 */
export function parseRequestedLanguages(args: readonly string[]): string[] {
  const found = args.join(' ').matchAll(/(?:^|\s)(?:--locale|-l)[ =](\S+(?:\s+(?!-)\S+)*)/g);
  return [...found].flatMap(([, list = '']) => list.split(/\s+/));
}
