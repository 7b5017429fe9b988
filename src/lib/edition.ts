/** The site has one version of its documentation and one language. What adds another is told, not half built. */
import fs from 'node:fs';
import path from 'node:path';
import {InputError, type InputProblem} from './inputError';

const CONFIGURATION = 'docusaurus.config.ts';

export interface EditionOptions {
  /** Absolute path of the project. */
  root: string;
  /** The ids of the docs instances. */
  areas: readonly string[];
  /** Arguments of the command, which may ask for a language. */
  args?: readonly string[];
}

/**
 * @param options - where to look
 * @throws InputError that names each file, folder, setting and argument that adds a version or a language
 */
export function requireOneEdition({root, areas, args = []}: EditionOptions): void {
  const {locales, line} = configuredLocales(root);
  const problems = [
    ...areas.flatMap((area) => versionProblems(root, area)),
    ...languageProblems(locales, line),
    ...translationProblems(root, locales),
    ...argumentProblems(args, locales),
  ];
  if (problems.length > 0) throw new InputError(problems);
}

/**
 * @param locales - the languages of the site, as the framework has read them
 * @throws InputError when there are several
 */
export function requireOneLanguage(locales: readonly string[]): void {
  const problems = languageProblems(locales);
  if (problems.length > 0) throw new InputError(problems);
}

function versionProblems(root: string, area: string): InputProblem[] {
  const prefix = area === 'default' ? '' : `${area}_`;
  const parts = [`${prefix}versions.json`, `${prefix}versioned_docs`, `${prefix}versioned_sidebars`];
  const [first, ...others] = parts.filter((part) => fs.existsSync(path.join(root, part)));
  if (first === undefined) return [];
  const list = [first, ...others].join(', ');
  const message =
    'this adds another version of the documentation, and only one is supported yet: pages of another one would be ' +
    `neither checked nor found by search. To go back to one version, delete ${list}.`;
  return [{file: first, message}];
}

function languageProblems(locales: readonly string[], line?: number): InputProblem[] {
  if (locales.length < 2) return [];
  const [first = ''] = locales;
  const message =
    `the site has ${locales.length} languages (${locales.join(', ')}), and only one is supported yet. ` +
    `To go back to one language, write locales: ['${first}'].`;
  return [{file: CONFIGURATION, line, message}];
}

/** Translations of the one language are texts of the theme in other words, and welcome. */
function translationProblems(root: string, locales: readonly string[]): InputProblem[] {
  const folder = path.join(root, 'i18n');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== locales[0])
    .map(({name}) => ({
      file: `i18n/${name}`,
      message:
        `this folder holds another language, "${name}", and only one is supported yet: nothing of it would be ` +
        'built. To go back to one language, delete the folder.',
    }));
}

function argumentProblems(args: readonly string[], locales: readonly string[]): InputProblem[] {
  const text = args.join(' ');
  const asked = [...text.matchAll(/(?:^|\s)(?:--locale|-l)[ =](\S+)/g)].map(([, locale = '']) => locale);
  return asked
    .filter((locale) => locale !== locales[0])
    .map((locale) => ({
      file: 'arguments',
      message: `--locale is "${locale}", but the site has one language, "${locales[0]}", and no other is supported yet. Leave out --locale.`,
    }));
}

/** What the configuration says, read as a text: loading it takes as long as loading the whole framework. */
function configuredLocales(root: string): {locales: string[]; line?: number} {
  const file = path.join(root, CONFIGURATION);
  const source = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  const match = /^(?!\s*(?:\/\/|\*)).*\blocales:\s*\[([^\]]*)\]/m.exec(source);
  const locales = [...(match?.[1] ?? '').matchAll(/['"`]([^'"`]+)['"`]/g)].map(([, locale = '']) => locale);
  if (!match || locales.length === 0) return {locales: ['en']};
  return {locales, line: source.slice(0, match.index + match[0].length).split('\n').length};
}
