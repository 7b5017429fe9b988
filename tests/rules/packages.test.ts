/** What the package.json of each package says it needs; that it lists all is held by `.dependency-cruiser.mjs`. */
import fs from 'node:fs';
import {listFiles} from '@paydocs/core/fingerprint';
import {describe, expect, it} from 'vitest';

interface Manifest {
  name: string;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const packages = fs.readdirSync('packages').map((folder) => ({
  folder,
  manifest: JSON.parse(fs.readFileSync(`packages/${folder}/package.json`, 'utf8')) as Manifest,
}));

/** What a file may call a package by: its types and the framework's modules have names of their own. */
function namesOf(dependency: string): string[] {
  if (dependency === '@docusaurus/core') return ['@docusaurus', '@generated', '@theme'];
  return [dependency.replace(/^@types\//, '')];
}

describe.each(packages)('$manifest.name', ({folder, manifest}) => {
  it('needs no package that none of its files names', () => {
    const code = listFiles(`packages/${folder}/src`)
      .map((file) => fs.readFileSync(file, 'utf8'))
      .join('\n');
    const isNamed = (name: string): boolean => code.includes(`'${name}'`) || code.includes(`'${name}/`);
    const unused = Object.keys({...manifest.dependencies, ...manifest.peerDependencies}).filter(
      (dependency) => !namesOf(dependency).some(isNamed),
    );
    expect(unused).toEqual([]);
  });
});

describe('package.json of the site', () => {
  /** What the engine is made of by the owner's choice: it stays in sight. */
  const CHOSEN = [
    '@docsearch/react',
    '@docusaurus/core',
    '@docusaurus/faster',
    '@graphql-markdown/docusaurus',
    'docusaurus-plugin-openapi-docs',
    'docusaurus-theme-openapi-docs',
    'react-dom',
  ];
  const site = JSON.parse(fs.readFileSync('package.json', 'utf8')) as Manifest;

  it('leaves to the packages what only they need', () => {
    const files = [...['src', 'docs'].flatMap((name) => listFiles(name)), 'docusaurus.config.ts', 'sidebars.ts'];
    const code = [...files, 'tsconfig.json'].map((file) => fs.readFileSync(file, 'utf8')).join('\n');
    const isNamed = (name: string): boolean => new RegExp(`['"]${name}['"/]`).test(code);
    const unused = Object.keys(site.dependencies).filter((name) => !isNamed(name) && !CHOSEN.includes(name));
    expect(unused, 'package.json: no file of the site names them any more; delete them there').toEqual([]);
    expect(CHOSEN.filter((name) => !Object.hasOwn(site.dependencies, name))).toEqual([]);
  });

  it('names each package in the version that the others name', () => {
    const versions = new Map<string, Set<string>>();
    for (const {dependencies, devDependencies, peerDependencies} of [site, ...packages.map(({manifest}) => manifest)]) {
      for (const [name, version] of Object.entries({...dependencies, ...devDependencies, ...peerDependencies})) {
        versions.set(name, new Set([...(versions.get(name) ?? []), version]));
      }
    }
    expect([...versions].filter(([, found]) => found.size > 1).map(([name]) => name)).toEqual([]);
  });
});

it('has no packages that need each other', () => {
  let left = packages.map(({manifest}) => manifest);
  for (let before = Infinity; left.length < before;) {
    before = left.length;
    const names = new Set(left.map(({name}) => name));
    left = left.filter(({dependencies}) => Object.keys(dependencies).some((name) => names.has(name)));
  }
  expect(left.map(({name}) => name)).toEqual([]);
});
