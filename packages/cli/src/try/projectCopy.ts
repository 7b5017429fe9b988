import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Areas} from '@paydocs/preset/areas';

/** What is installed or made, as in `.gitignore`: a copy makes its own. */
const LEFT_OUT = [
  '.git',
  'node_modules',
  'build',
  'build-hosting',
  '.docusaurus',
  '.generated',
  'test-results',
  'playwright-report',
  '.env',
];
/** The engine's packages, which npm links into `node_modules`. */
const SCOPE = '@paydocs';

/**
 * Copies the project's own files, committed or not, and nothing that is generated, into a folder of
 * its own, with the installed packages of this one. Runs in the project's root folder.
 *
 * @param areas - of the project: in those of references, only the first page is its own
 * @returns the absolute path of the copy; the caller removes it
 */
export function copyProjectFiles({rest, graphql}: Pick<Areas, 'rest' | 'graphql'>): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'site-')));
  const isSource = sourcesBut([rest.path, graphql.path]);
  for (const entry of fs.readdirSync('.').filter(isSource)) {
    fs.cpSync(entry, path.join(folder, entry), {recursive: true, filter: isSource});
  }
  linkPackages(folder);
  return folder;
}

/**
 * Links package by package: with one link for all, an installation in the copy would empty the original. A copy that has
 * the engine's packages gets its own.
 */
export function linkPackages(folder: string): void {
  const modules = path.join(folder, 'node_modules');
  fs.mkdirSync(modules, {recursive: true});
  const own = path.join(folder, 'packages');
  for (const entry of fs.readdirSync('node_modules').filter((name) => name !== '.cache')) {
    if (entry === SCOPE && fs.existsSync(own)) continue;
    fs.symlinkSync(path.resolve('node_modules', entry), path.join(modules, entry));
  }
  if (!fs.existsSync(own)) return;
  fs.mkdirSync(path.join(modules, SCOPE));
  for (const name of fs.readdirSync(own)) {
    fs.symlinkSync(path.join(own, name), path.join(modules, SCOPE, name));
  }
}

function sourcesBut(references: readonly string[]): (file: string) => boolean {
  const translated = 'i18n/[^/]+/docusaurus-plugin-content-docs-(?:rest|graphql)/current';
  const made = new RegExp(`^(?:${[...references, translated].join('|')})/(?!index[.]mdx?$)`);
  return (file) => !LEFT_OUT.includes(file) && !made.test(file.split(path.sep).join('/'));
}
