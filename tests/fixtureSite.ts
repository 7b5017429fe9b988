/**
 * A site whose content lives with the tests, in `tests/fixture-site/`: that of a small provider with another brand. The
 * engine's tests read it, so that a provider who replaces the content of this site leaves them green.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {fingerprint} from '@paydocs/core/fingerprint';

/** What the fixture site has for itself. */
export const CONTENT = 'tests/fixture-site';
/** What it has from the project where it has none of its own: everything but content and what providers configure. */
export const SHARED = ['package.json', 'tsconfig.json', 'src/config', 'src/theme'];
/** The whole site. Its generated files and its build stay from run to run: only what has changed is made anew. */
export const SITE = '.generated/fixture-site';
const MAKER = 'tests/makeFixtureSite.ts';
/** Parts of a package that a site doesn't read. */
const UNREAD = ['tests', 'node_modules', 'README.md'];

/** How far the site is made: with the pages of its references, or with `build/`. */
export type Extent = 'generated' | 'built';

/**
 * Makes the fixture site with the pages of its references. Does nothing while its inputs are what they were. Runs in the
 * project's root folder.
 *
 * @returns the absolute path of its root folder, for tests that only read it; those that write take a copy
 * @throws Error with what the generator printed
 */
export const fixtureSite = (): string => made('generated');

/**
 * Makes the fixture site as `fixtureSite` does, and builds it into its `build/`.
 *
 * @returns the absolute path of its root folder
 * @throws Error with what the build printed
 */
export const builtFixtureSite = (): string => made('built');

function made(extent: Extent): string {
  if (!isMade(extent, inputsOfFixtureSite())) {
    const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', MAKER, extent], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (status !== 0) throw new Error(`${CONTENT} can't be ${extent}:\n${stdout}${stderr}`);
  }
  return path.resolve(SITE);
}

/**
 * @param extent - how far the site is to be made
 * @param inputs - their fingerprint
 * @returns whether it was made so far from these inputs
 */
export function isMade(extent: Extent, inputs: string): boolean {
  const stamp = stampOf(extent);
  return fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === inputs;
}

/**
 * @param extent - how far a site is made
 * @returns the file that holds the fingerprint from which it was made so far the last time
 */
export const stampOf = (extent: Extent): string => path.join(SITE, `${extent}.stamp`);

/** @returns a fingerprint of everything that the site is made from */
export function inputsOfFixtureSite(): string {
  const packages = fs.readdirSync('packages').flatMap((name) =>
    fs
      .readdirSync(path.join('packages', name))
      .filter((part) => !UNREAD.includes(part))
      .map((part) => path.join('packages', name, part)),
  );
  return fingerprint([CONTENT, ...SHARED, ...packages, 'package-lock.json']);
}
