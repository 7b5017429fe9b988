import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {createSbom} from '../../src/output/sbom';

interface Sbom {
  components: {name: string}[];
  dependencies: {ref: string; dependsOn: string[]}[];
}

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => fs.rmSync(folder, {recursive: true})));

const ROOT = {name: 'docs', version: '1.0.0'};

/** Creates the SBOM of a site whose lockfile contains these packages. */
function createSiteSbom(packages: object): string | undefined {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sbom-'));
  folders.push(folder);
  fs.writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({lockfileVersion: 3, packages}));
  return createSbom(folder);
}
const readSbom = (packages: object): Sbom => JSON.parse(createSiteSbom(packages) ?? '') as Sbom;

/** Packages of a site whose own package needs two third-party packages, one of which the other needs in an older version. */
const SITE = {
  '': {...ROOT, dependencies: {words: '^2.0.0'}, devDependencies: {spy: '1.0.0'}},
  'packages/text': {name: '@own/text', version: '1.0.0', license: 'MIT', dependencies: {words: '^2.0.0', list: '*'}},
  'node_modules/@own/text': {resolved: 'packages/text', link: true},
  'node_modules/words': {version: '2.1.0', license: '(MIT OR Apache-2.0)', integrity: 'sha512-YWFh'},
  'node_modules/list': {
    version: '3.0.0',
    license: 'SEE LICENSE IN list.txt',
    peerDependencies: {words: '1', none: '*'},
  },
  'node_modules/list/node_modules/words': {version: '1.0.0', optional: true},
  'node_modules/other': {name: 'words', version: '0.1.0'},
  'node_modules/spy': {version: '1.0.0', dev: true},
};

it('lists the packages of the site, without packages that only tests need', () => {
  const sbom = readSbom(SITE);
  expect(sbom).toMatchObject({
    ...{bomFormat: 'CycloneDX', specVersion: '1.6'},
    metadata: {component: {type: 'application', name: 'docs', version: '1.0.0'}},
  });
  expect(sbom.components).toEqual([
    {
      ...{type: 'library', 'bom-ref': 'pkg:npm/%40own/text@1.0.0', name: '@own/text', version: '1.0.0'},
      ...{scope: 'required', licenses: [{expression: 'MIT'}], purl: 'pkg:npm/%40own/text@1.0.0'},
    },
    expect.objectContaining({name: 'list', licenses: [{license: {name: 'SEE LICENSE IN list.txt'}}]}),
    expect.objectContaining({name: 'words', version: '0.1.0'}),
    expect.objectContaining({name: 'words', version: '1.0.0', scope: 'optional'}),
    expect.objectContaining({
      ...{name: 'words', version: '2.1.0', licenses: [{expression: '(MIT OR Apache-2.0)'}]},
      hashes: [{alg: 'SHA-512', content: '616161'}],
    }),
  ]);
});

it('lists which version each package gets', () => {
  const needs = Object.fromEntries(readSbom(SITE).dependencies.map(({ref, dependsOn}) => [ref, dependsOn]));
  expect(needs).toMatchObject({
    'pkg:npm/docs@1.0.0': ['pkg:npm/%40own/text@1.0.0', 'pkg:npm/words@2.1.0'],
    'pkg:npm/%40own/text@1.0.0': ['pkg:npm/list@3.0.0', 'pkg:npm/words@2.1.0'],
    'pkg:npm/list@3.0.0': ['pkg:npm/words@1.0.0'],
    'pkg:npm/words@2.1.0': [],
  });
});

it('returns the same bytes regardless of order and folder', () => {
  expect(createSiteSbom(Object.fromEntries(Object.entries(SITE).reverse()))).toBe(createSiteSbom(SITE));
});

it('lists a package once if it is installed twice', () => {
  const sbom = readSbom({
    '': ROOT,
    'node_modules/a': {version: '1.0.0'},
    'node_modules/b/node_modules/a': {version: '1.0.0'},
  });
  expect(sbom.components).toHaveLength(1);
});

it('returns nothing without an npm lockfile', () => {
  expect(createSbom(os.tmpdir())).toBeUndefined();
});
