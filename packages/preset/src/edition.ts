/** The versions and languages of a site: what is there is told when it could not be built, or would not be seen. */
import fs from 'node:fs';
import path from 'node:path';
import {cutVersions, translationFolder, type DocsArea, type Languages} from '@paydocs/core/editions';
import {InputError, type InputProblem} from '@paydocs/core/inputError';

export interface EditionOptions {
  /** Absolute path of the project. */
  root: string;
  /** The docs instance of the guides. */
  guides: DocsArea;
  /** The docs instances whose pages are generated: these have no versions. */
  references: readonly DocsArea[];
  languages: Languages;
  /** The configuration, which lists the languages: its path from the project. */
  configFile: string;
  /** Arguments of the command, which may ask for a language. */
  args?: readonly string[];
}

/**
 * @param options - where to look
 * @throws InputError that names each file, folder and argument of a version or a language that the site does not have
 */
export function checkEditions(options: EditionOptions): void {
  const problems = [
    ...options.references.flatMap(({id}) => referenceProblems(options.root, id)),
    ...versionProblems(options),
    ...folderProblems(options),
    ...translationProblems(options),
    ...argumentProblems(options),
  ];
  if (problems.length > 0) throw new InputError(problems);
}

function partsOf(root: string, prefix: string): string[] {
  const parts = [`${prefix}versions.json`, `${prefix}versioned_docs`, `${prefix}versioned_sidebars`];
  return parts.filter((part) => fs.existsSync(path.join(root, part)));
}

function referenceProblems(root: string, area: string): InputProblem[] {
  const parts = partsOf(root, `${area}_`);
  const [first] = parts;
  if (first === undefined) return [];
  const message =
    'this adds another version of a reference, but each reference has only one version, which is generated from the specification. ' +
    `To restore it, delete ${parts.join(', ')}.`;
  return [{file: first, message}];
}

/** Pages of versions that nobody lists, and versions without pages. */
function versionProblems({root, guides}: EditionOptions): InputProblem[] {
  const prefix = guides.id === 'default' ? '' : `${guides.id}_`;
  let versions: string[];
  try {
    versions = cutVersions(guides, root);
  } catch (error) {
    if (error instanceof InputError) return [...error.problems];
    throw error;
  }
  const folder = `${prefix}versioned_docs`;
  const there = fs.existsSync(path.join(root, folder)) ? fs.readdirSync(path.join(root, folder)) : [];
  const list = `${prefix}versions.json`;
  return [
    ...versions
      .filter((version) => !there.includes(`version-${version}`))
      .map((version) => ({
        file: list,
        message: `there's no folder ${folder}/version-${version}. Restore it from git, or remove "${version}" from the list.`,
      })),
    ...there
      .filter((name) => name.startsWith('version-') && !versions.includes(name.slice('version-'.length)))
      .map((name) => ({
        file: `${folder}/${name}`,
        message: `readers won't see this version, because ${list} doesn't list it. Add "${name.slice('version-'.length)}" there, or delete the folder.`,
      })),
  ];
}

/** The folder of a version or a translation says which area it is of, and not where the pages of that are. */
function folderProblems({root, guides, references, languages, configFile}: EditionOptions): InputProblem[] {
  const isTranslated = languages.all.length > 1;
  const areas = [
    ...(isTranslated || partsOf(root, '').length > 0 ? [{...guides, option: 'guides', usual: 'docs'}] : []),
    ...(isTranslated ? references.map((area) => ({...area, option: area.id, usual: `apis/${area.id}`})) : []),
  ];
  return areas
    .filter(({path: folder, usual}) => folder !== usual)
    .map(({path: folder, option, usual}) => ({
      file: configFile,
      message: `@paydocs/preset: ${option}.path is "${folder}", but must be "${usual}" where pages have versions or translations.`,
    }));
}

/** Translated guides of no language. Texts of the interface may wait for their language. */
function translationProblems({root, guides, languages, configFile}: EditionOptions): InputProblem[] {
  const folder = path.join(root, 'i18n');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => !languages.all.includes(name))
    .map((name) => ({name, file: path.posix.dirname(translationFolder(guides, name))}))
    .filter(({file}) => fs.existsSync(path.join(root, file)))
    .map(({name, file}) => ({
      file,
      message: `readers won't see this translation, because the site has no language "${name}". Add it to i18n.locales in ${configFile}, or delete the folder.`,
    }));
}

function argumentProblems({args = [], languages, configFile}: EditionOptions): InputProblem[] {
  return askedLanguages(args)
    .filter((locale) => !languages.all.includes(locale))
    .map((locale) => ({
      file: 'arguments',
      message: `--locale is "${locale}", but the site has ${languages.all.map((each) => `"${each}"`).join(', ')}. Add the language to i18n.locales in ${configFile}, or choose a different one.`,
    }));
}

/**
 * @param args - of a command of Docusaurus
 * @returns the languages that they ask for
 */
export function askedLanguages(args: readonly string[]): string[] {
  const found = args.join(' ').matchAll(/(?:^|\s)(?:--locale|-l)[ =](\S+(?:\s+(?!-)\S+)*)/g);
  return [...found].flatMap(([, list = '']) => list.split(/\s+/));
}
