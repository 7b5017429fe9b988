import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {Areas} from '@paydocs/preset/site';

/** Installed and generated files, as in `.gitignore`: a copy gets its own. */
const EXCLUDED_PATHS = [
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
/** Scope of the engine's packages, which npm links into `node_modules`. */
const SCOPE = '@paydocs';

/**
 * Copies the project's own files, whether or not they're committed, and no generated ones, to a temporary folder, and
 * links the installed packages. Runs in the project's root folder.
 *
 * @param areas - areas of the project; in the references' areas, only the landing page is the project's own
 * @returns the absolute path of the copy, which the caller removes
 */
export function copyProjectFiles({rest, graphql}: Pick<Areas, 'rest' | 'graphql'>): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'site-')));
  const isSource = createSourceFilter([rest.path, graphql.path]);
  for (const entry of fs.readdirSync('.').filter(isSource)) {
    fs.cpSync(entry, path.join(folder, entry), {recursive: true, filter: isSource});
  }
  linkPackages(folder);
  return folder;
}

/**
 * Links each installed package separately, so that an installation in the copy can't change the original
 * `node_modules`. If the copy contains the engine's packages, these are linked instead of the installed ones. Runs in
 * the project's root folder.
 *
 * @param folder - absolute path of the copy
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

function createSourceFilter(references: readonly string[]): (file: string) => boolean {
  const translated = 'i18n/[^/]+/docusaurus-plugin-content-docs-(?:rest|graphql)/current';
  const generated = new RegExp(`^(?:${[...references, translated].join('|')})/(?!index[.]mdx?$)`);
  return (file) => !EXCLUDED_PATHS.includes(file) && !generated.test(file.split(path.sep).join('/'));
}
