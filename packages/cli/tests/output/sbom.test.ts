import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, expect, it} from 'vitest';
import {createSbom} from '../../src/output/sbom';

interface Bom {
  components: {name: string}[];
  dependencies: {ref: string; dependsOn: string[]}[];
}

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => fs.rmSync(folder, {recursive: true})));

const ROOT = {name: 'docs', version: '1.0.0'};

/** The bill of materials of a site whose lock file has these packages. */
function sbom(packages: object): string | undefined {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sbom-'));
  folders.push(folder);
  fs.writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({lockfileVersion: 3, packages}));
  return createSbom(folder);
}
const read = (packages: object): Bom => JSON.parse(sbom(packages) ?? '') as Bom;

/** A site with a package of its own that needs two of others, one of them in an older version for another one. */
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

it('names what the site is made with, and nothing that only tests need', () => {
  const bom = read(SITE);
  expect(bom).toMatchObject({
    ...{bomFormat: 'CycloneDX', specVersion: '1.6'},
    metadata: {component: {type: 'application', name: 'docs', version: '1.0.0'}},
  });
  expect(bom.components).toEqual([
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

it('says which version each package gets', () => {
  const needs = Object.fromEntries(read(SITE).dependencies.map(({ref, dependsOn}) => [ref, dependsOn]));
  expect(needs).toMatchObject({
    'pkg:npm/docs@1.0.0': ['pkg:npm/%40own/text@1.0.0', 'pkg:npm/words@2.1.0'],
    'pkg:npm/%40own/text@1.0.0': ['pkg:npm/list@3.0.0', 'pkg:npm/words@2.1.0'],
    'pkg:npm/list@3.0.0': ['pkg:npm/words@1.0.0'],
    'pkg:npm/words@2.1.0': [],
  });
});

it('has the same bytes each time, in whatever order and folder', () => {
  expect(sbom(Object.fromEntries(Object.entries(SITE).reverse()))).toBe(sbom(SITE));
});

it('lists a package once that is installed at two places', () => {
  const bom = read({
    '': ROOT,
    'node_modules/a': {version: '1.0.0'},
    'node_modules/b/node_modules/a': {version: '1.0.0'},
  });
  expect(bom.components).toHaveLength(1);
});

it('is not made without a lock file of npm', () => {
  expect(createSbom(os.tmpdir())).toBeUndefined();
});
