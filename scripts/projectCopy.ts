import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What is installed or made, as in `.gitignore`: a copy makes its own. */
const LEFT_OUT = [
  '.git',
  'node_modules',
  'build',
  '.docusaurus',
  '.generated',
  'test-results',
  'playwright-report',
  '.env',
];
const REFERENCES = /^apis\/(?:rest|graphql)\/(?!index\.mdx?$)/;

/**
 * Copies the project's own files, committed or not, and nothing that is generated, into a folder of
 * its own, with the installed packages of this one. Runs in the project's root folder.
 *
 * @returns the absolute path of the copy; the caller removes it
 */
export function copyProjectFiles(): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'site-')));
  for (const entry of fs.readdirSync('.').filter(isSource)) {
    fs.cpSync(entry, path.join(folder, entry), {recursive: true, filter: isSource});
  }
  linkPackages(folder);
  return folder;
}

/** Links package by package: with one link for all, an installation in the copy would empty the original. */
export function linkPackages(folder: string): void {
  fs.mkdirSync(path.join(folder, 'node_modules'));
  for (const entry of fs.readdirSync('node_modules').filter((name) => name !== '.cache')) {
    fs.symlinkSync(path.resolve('node_modules', entry), path.join(folder, 'node_modules', entry));
  }
}

function isSource(file: string): boolean {
  return !LEFT_OUT.includes(file) && !REFERENCES.test(file.split(path.sep).join('/'));
}
