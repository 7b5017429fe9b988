/** Licenses and bill of materials of the third-party packages in the site. */
import fs from 'node:fs';
import path from 'node:path';
import {createSbom} from '../../packages/cli/src/output/sbom';
import {moduleListFile, type ModulesByScript} from '@paydocs/preset/site';
import {describe, expect, it} from 'vitest';

interface Bom {
  metadata: {component: {name: string; version: string}};
  components: {name: string; version: string}[];
}
interface Manifest {
  name: string;
  version: string;
}

const read = (file: string): string => fs.readFileSync(`build/${file}`, 'utf8');
const readPackage = (folder: string): string => {
  const {name, version} = JSON.parse(fs.readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
  return `${name} ${version}`;
};

/** Returns the packages that the bundler put into scripts, and those in style sheets. */
function listShippedPackages(): string[] {
  const scripts = JSON.parse(fs.readFileSync(moduleListFile, 'utf8')) as ModulesByScript;
  const modules = Object.values(scripts).flatMap((sizes) => Object.keys(sizes).flatMap((name) => name.split('|')));
  const folders = modules.flatMap(
    (name) => /^node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(name) ?? [],
  );
  const styles = ['node_modules/@docsearch/css', 'node_modules/docsearch-assistant/node_modules/@docsearch/css'];
  return [...new Set([...folders, ...styles].map(readPackage))].filter((name) => !name.startsWith('@paydocs/')).sort();
}

describe('third-party-licenses.txt', () => {
  const parts = read('third-party-licenses.txt')
    .split(/^-{80}\n/m)
    .slice(1);
  const titles = parts.map((part) => part.split('\n')[0] ?? '');

  it('lists every package that browsers load, and no others', () => {
    const shipped = listShippedPackages();
    expect(shipped.length).toBeGreaterThan(30);
    const listed = titles
      .filter((title) => !title.startsWith('The font'))
      .map((title) => title.replace(/ \(.*\)$/, ''));
    expect(listed).toEqual(shipped);
  });

  it('lists every font', () => {
    const fonts = fs.readdirSync('build/fonts').filter((file) => file.endsWith('.woff2'));
    expect(titles.filter((title) => title.startsWith('The font'))).toEqual(fonts.map((file) => `The font in ${file}`));
  });

  it('has the text of each license, or names the owner of the package', () => {
    const short = parts.filter((part) => !/permission|licensed|license, version|SIL open font/i.test(part));
    const unnamed = short.filter(
      (part) => !/\(MIT\)\n\nThe package doesn't include its license text\.\n\w+: ./.test(part),
    );
    expect(unnamed).toEqual([]);
  });

  it('is named in the first line of the client and of Preact, and nowhere else', () => {
    const scripts = fs.readdirSync('build/assets/js').filter((file) => file.endsWith('.js'));
    const naming = scripts.filter((file) => read(path.join('assets/js', file)).includes('third-party-licenses.txt'));
    expect(naming).toEqual([expect.stringMatching(/^main\./), expect.stringMatching(/^preact\./)]);
    for (const file of naming)
      expect(read(`assets/js/${file}`)).toMatch(/^\/\*! Third-party licenses: \/third-party-licenses\.txt \*\/\n/);
  });
});

describe('sbom.cdx.json', () => {
  const text = read('sbom.cdx.json');
  const bom = JSON.parse(text) as Bom;
  const names = bom.components.map(({name, version}) => `${name} ${version}`);

  it('is a bill of materials of the site', () => {
    expect(bom).toMatchObject({bomFormat: 'CycloneDX', specVersion: '1.6'});
    expect(`${bom.metadata.component.name} ${bom.metadata.component.version}`).toBe(readPackage('.'));
  });

  it('lists the engine and every package that browsers load, and nothing that only tests need', () => {
    const own = fs.readdirSync('packages').map((name) => readPackage(`packages/${name}`));
    expect([...listShippedPackages(), ...own].filter((name) => !names.includes(name))).toEqual([]);
    expect(bom.components.filter(({name}) => ['vitest', '@playwright/test', 'eslint'].includes(name))).toEqual([]);
  });

  it('has the same bytes each time', () => {
    expect(createSbom('.')).toBe(text);
  });
});
