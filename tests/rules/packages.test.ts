/** The package.json of each package lists no unused dependencies; `.dependency-cruiser.mjs` checks that none is missing. */
import fs from 'node:fs';
import {listFiles} from '@paydocs/core';
import {describe, expect, it} from 'vitest';

interface Manifest {
  name: string;
  exports: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const packages = ['packages', 'tools'].flatMap((parent) =>
  fs.readdirSync(parent).map((name) => ({
    folder: `${parent}/${name}`,
    manifest: JSON.parse(fs.readFileSync(`${parent}/${name}/package.json`, 'utf8')) as Manifest,
  })),
);

/** Returns the names by which a file imports a package: types and the framework's modules have their own names. */
function getImportNames(dependency: string): string[] {
  if (dependency === '@docusaurus/core') return ['@docusaurus', '@generated', '@theme'];
  return [dependency.replace(/^@types\//, '')];
}

describe.each(packages)('$manifest.name', ({folder, manifest}) => {
  it('exports only files that exist', () => {
    const files = Object.values(manifest.exports).filter((file) => !file.includes('*'));
    expect(files.filter((file) => !fs.existsSync(`${folder}/${file}`))).toEqual([]);
  });

  it('has no dependency that none of its files uses', () => {
    const code = ['src', 'bin']
      .flatMap((name) => listFiles(`${folder}/${name}`))
      .map((file) => fs.readFileSync(file, 'utf8'))
      .join('\n');
    const isNamed = (name: string): boolean => code.includes(`'${name}'`) || code.includes(`'${name}/`);
    const unused = Object.keys({...manifest.dependencies, ...manifest.peerDependencies}).filter(
      (dependency) => !getImportNames(dependency).some(isNamed),
    );
    expect(unused).toEqual([]);
  });
});

describe('package.json of the site', () => {
  /** Packages that the owner chose for the engine, and that stay visible here. */
  const CHOSEN_PACKAGES = [
    '@docsearch/react',
    '@docusaurus/core',
    '@docusaurus/faster',
    '@graphql-markdown/docusaurus',
    'docusaurus-plugin-openapi-docs',
    'docusaurus-theme-openapi-docs',
    'react-dom',
  ];
  const site = JSON.parse(fs.readFileSync('package.json', 'utf8')) as Manifest;

  it('lists no dependency that only the packages need', () => {
    const files = [...['src', 'docs'].flatMap((name) => listFiles(name)), 'docusaurus.config.ts', 'sidebars.ts'];
    const code = [...files, 'tsconfig.json'].map((file) => fs.readFileSync(file, 'utf8')).join('\n');
    const isNamed = (name: string): boolean => new RegExp(`['"]${name}['"/]`).test(code);
    const unused = Object.keys(site.dependencies).filter((name) => !isNamed(name) && !CHOSEN_PACKAGES.includes(name));
    expect(unused, 'package.json: no file of the site names them any more; delete them there').toEqual([]);
    expect(CHOSEN_PACKAGES.filter((name) => !Object.hasOwn(site.dependencies, name))).toEqual([]);
  });

  it('has the same version of each dependency as the packages', () => {
    const versions = new Map<string, Set<string>>();
    for (const {dependencies, devDependencies, peerDependencies} of [site, ...packages.map(({manifest}) => manifest)]) {
      for (const [name, version] of Object.entries({...dependencies, ...devDependencies, ...peerDependencies})) {
        versions.set(name, new Set([...(versions.get(name) ?? []), version]));
      }
    }
    expect([...versions].filter(([, found]) => found.size > 1).map(([name]) => name)).toEqual([]);
  });
});

it('packages have no circular dependencies', () => {
  let remaining = packages.map(({manifest}) => manifest);
  for (let previousCount = Infinity; remaining.length < previousCount;) {
    previousCount = remaining.length;
    const names = new Set(remaining.map(({name}) => name));
    remaining = remaining.filter(({dependencies}) => Object.keys(dependencies).some((name) => names.has(name)));
  }
  expect(remaining.map(({name}) => name)).toEqual([]);
});
