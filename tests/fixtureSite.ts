/**
 * A site with its content in `tests/fixture-site/`: a small provider with another brand. The engine's tests read it, so
 * that they still pass when a provider replaces the content of this site.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {computeFingerprint} from '@paydocs/core';

/** Folder of the content of the fixture site. */
export const CONTENT = 'tests/fixture-site';
/** Files and folders of the project that the fixture site uses unless it overrides them: no content, and no configuration. */
export const SHARED_FILES = ['package.json', 'tsconfig.json', 'src/config', 'src/theme'];
/** Root folder of the whole site. Its generated files and its build persist: each run only updates what has changed. */
export const SITE = '.generated/fixture-site';
const GENERATOR = 'tests/makeFixtureSite.ts';
/** Files and folders of a package that a site doesn't read. */
const IGNORED_PARTS = ['tests', 'node_modules', 'README.md'];

/** How much of the site exists: the pages of its references, or `build/` too. */
export type Extent = 'generated' | 'built';

/**
 * Generates the fixture site with the pages of its references, unless its inputs are unchanged. Runs in the project's root
 * folder.
 *
 * @returns the absolute path of its root folder, which tests must only read; tests that write use a copy
 * @throws Error with the output of the generator
 */
export const fixtureSite = (): string => ensureFixtureSite('generated');

/**
 * Generates the fixture site like `fixtureSite`, and builds it into its `build/`.
 *
 * @returns the absolute path of its root folder
 * @throws Error with the output of the build
 */
export const builtFixtureSite = (): string => ensureFixtureSite('built');

function ensureFixtureSite(extent: Extent): string {
  if (!isUpToDate(extent, getInputFingerprint())) {
    const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', GENERATOR, extent], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (status !== 0) throw new Error(`${CONTENT} can't be ${extent}:\n${stdout}${stderr}`);
  }
  return path.resolve(SITE);
}

/**
 * Checks whether the site is up to date.
 *
 * @param extent - how much of the site must exist
 * @param inputs - fingerprint of the inputs
 * @returns whether the site was generated or built from these inputs
 */
export function isUpToDate(extent: Extent, inputs: string): boolean {
  const stamp = stampOf(extent);
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === inputs;
}

/**
 * Returns the path of the file with the fingerprint of the last run.
 *
 * @param extent - how much of the site the run created
 */
export const stampOf = (extent: Extent): string => path.join(SITE, `${extent}.stamp`);

/** Returns a fingerprint of all inputs of the site. */
export function getInputFingerprint(): string {
  const packages = fs.readdirSync('packages').flatMap((name) =>
    fs
      .readdirSync(path.join('packages', name))
      .filter((part) => !IGNORED_PARTS.includes(part))
      .map((part) => path.join('packages', name, part)),
  );
  return computeFingerprint([CONTENT, ...SHARED_FILES, ...packages, 'package-lock.json']);
}
