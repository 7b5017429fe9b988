/** Each override names what it overrides and why, and contains the hash of that file: an upgrade reports changed files. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from '@paydocs/core';

const OWNERS = ['@docusaurus/core', '@docusaurus/theme-classic', '@docusaurus/theme-search-algolia'];
const HEADER = /(?:Wrap|Ejected copy|Replacement) of (@docusaurus\/[\w-]+) \((\w{8})\)/;

/** Reads the comment at the start of a file, as one line. */
const readHeader = (file: string): string =>
  (/^\/\*\*[\s\S]*?\*\//.exec(fs.readFileSync(file, 'utf8'))?.[0] ?? '').replace(/\s+\*\s+/g, ' ');

/** Other components are the site's own. A header counts too, because an upgrade may remove what the file overrides. */
const isOverride = (component: string, file: string): boolean =>
  HEADER.test(readHeader(file)) || OWNERS.some((owner) => findOriginal(owner, component) !== undefined);

const overrides = [
  'src/theme',
  ...['preset', 'search', 'static-pages', 'theme'].map((name) => `packages/${name}/src/theme`),
]
  .flatMap((folder) => listFiles(folder).map((file) => [getComponent(path.relative(folder, file)), file] as const))
  .filter(([component, file]) => /\.[jt]sx?$/.test(file) && isOverride(component, file));

/** Returns the name of a component, such as `NavbarItem/ComponentTypes`, from the path of its file in the theme. */
function getComponent(file: string): string {
  return file.replace(/(?:\/index)?\.\w+$/, '');
}

/** Returns the file of a package that a component of the theme comes from. */
function findOriginal(owner: string, component: string): string | undefined {
  const folder = owner === '@docusaurus/core' ? 'client/theme-fallback' : 'theme';
  return ['/index.js', '.js']
    .map((ending) => `node_modules/${owner}/lib/${folder}/${component}${ending}`)
    .find((file) => fs.existsSync(file));
}

describe('overrides of the theme', () => {
  it('exist', () => expect(overrides.length).toBeGreaterThan(30));

  it.each(overrides)('%s names its origin and reason', (component, file) => {
    const header = readHeader(file);
    expect(header).toMatch(/Reasons?: /);
    const [, owner = '', hash] = HEADER.exec(header) ?? [];
    const original = findOriginal(owner, component);
    expect(
      original,
      `${owner} has no theme component ${component}: the header of ${file} names another package`,
    ).toBeDefined();
    const found = createHash('sha256').update(fs.readFileSync(original!)).digest('hex').slice(0, 8);
    expect(
      hash,
      `${original} has changed: compare ${file} with it, then write ${found} into the header of ${file}.`,
    ).toBe(found);
  });
});
