/**
 * Another provider edits one file and gets its own site, without a trace of the default brand. The site also has a second
 * version and a second language, each with its own content. Before that, the unchanged site is generated from nothing.
 *
 * @module-tag sites
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {brand} from '../../src/brand';
import {listFiles} from '@paydocs/core';
import {attributes} from '../attributes';
import {allRoutes, hasInventory, held} from '../inventory';
import {brandTraces} from '../traces';
import {findDifferences, readGeneratedFiles} from './generatedFiles';
import {copyProject, type ProjectCopy} from './project';

let project: ProjectCopy;
let build: ReturnType<ProjectCopy['run']>;
/** Files generated from nothing, before another version or language was added. */
let filesFromNothing: Map<string, string>;
const ES = 'i18n/es/docusaurus-plugin-content-docs/current';

const otherBrand = `import type {Brand} from './lib/brand/types';

export const brand: Brand = {
  name: 'Río & Söhne',
  slug: 'rio-pay',
  legalName: 'Río & Söhne Zahlungen GmbH',
  tagline: 'Take payments "everywhere" with Río & Söhne.',
  urls: {
    site: 'https://developers.rio.example',
    api: 'https://pay.rio.example/v1',
    graphql: 'https://pay.rio.example/graphql',
    graphqlWs: 'wss://pay.rio.example/graphql',
    scripts: 'https://cdn.rio.example',
    support: 'https://help.rio.example/en',
    dashboard: 'https://app.rio.example',
  },
  supportEmail: 'help@rio.example',
  legal: {copyright: '© Río & Söhne', text: 'A payment institution.', registry: []},
  logo: {light: 'rio.svg', dark: 'rio.svg'},
  favicon: 'rio.svg',
  colors: {accent: {light: '#6a1b9a', dark: '#d7a9f0'}, themeColor: {light: '#ffffff', dark: '#000000'}},
};
`;

const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#6a1b9a" d="M0 0h8v8H0z"/></svg>\n';

/** Guide with files next to it, larger and smaller than what is inlined into a page. */
const PICTURES = `---
title: Pictures
description: Pictures and files beside a guide.
displayed_sidebar: null
---

import drawn from './files/drawn.svg';
import imported from './files/imported.png';
import subtitles from './files/subtitles.vtt';

![large](./files/large.png)

[form](./files/form.pdf), [data](./files/data.json), [notes](<./files/my notes.txt>), ![small](./files/small.png)

<img src={require('./files/required.png').default} srcSet={\`\${require('./files/twice.png').default} 2x\`} alt="required" />

<img src={imported} alt="imported" />

<img src={require('./files/vector.svg').default} alt="vector" />

<img src={drawn} alt="drawn" />

![referenced][picture] [page](./files/page.html) <a href={require('./files/data.json').default}>data</a>

<video aria-label="film" controls><source src={require('./files/film.mp4').default} /><track src={subtitles} /></video>

## Heading {/* SECRET */}

[picture]: ./files/referenced.png
`;

function addPictures(folder: string): void {
  const files = path.join(project.folder, folder, 'files');
  fs.mkdirSync(files, {recursive: true});
  const large = Buffer.alloc(12_000, 'a');
  const pictures = ['large.png', 'required.png', 'twice.png', 'imported.png', 'referenced.png'];
  for (const name of [...pictures, 'film.mp4', 'form.pdf', 'my notes.txt'])
    fs.writeFileSync(path.join(files, name), Buffer.concat([PNG, large]));
  fs.writeFileSync(path.join(files, 'small.png'), PNG);
  fs.writeFileSync(path.join(files, 'data.json'), '{}');
  fs.writeFileSync(path.join(files, 'subtitles.vtt'), 'WEBVTT');
  fs.writeFileSync(path.join(files, 'page.html'), '<!doctype html><title>Page</title>');
  for (const name of ['drawn.svg', 'vector.svg']) fs.writeFileSync(path.join(files, name), `<!-- ${name} -->${logo}`);
  project.write(path.join(folder, 'pictures.mdx'), PICTURES);
}

/** First bytes of a PNG of one pixel. */
const PNG = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex');

/** Replaces the default brand with another provider's. */
function rebrand(): void {
  project.write('src/brand.ts', otherBrand);
  for (const file of [brand.logo.light, brand.logo.dark, brand.favicon]) {
    project.delete(`static/${file}`);
  }
  project.write('static/rio.svg', logo);
}

beforeAll(() => {
  project = copyProject();
  expect(project.run('generate').output).toContain('References are up to date');
  filesFromNothing = readGeneratedFiles(project.folder);
  rebrand();
  const config = 'docusaurus.config.ts';
  project.write(config, project.read(config).replace("locales: ['en']", "locales: ['en', 'es']"));
  fs.cpSync('tests/fixtures/languages/es', path.join(project.folder, 'i18n/es'), {recursive: true});
  addPictures('docs');
  addPictures(ES);
  expect(project.run('generate').output).toContain('References are up to date');
  const {folder: cwd, environment: env} = project;
  const args = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'docs:version', '1.0'];
  expect(spawnSync(process.execPath, args, {cwd, env, encoding: 'utf8'}).stdout).toContain('version 1.0 created');
  const title = 'title: Criptomoneda EURm';
  const old = ES.replace('current', 'version-1.0/eurm-stablecoin.mdx');
  project.write(old, project.read(old).replace(title, `${title}, versión 1.0`));
  build = project.run('build');
});
afterAll(() => project.remove());

const readPage = (pagePath: string): string => project.read(`build${pagePath}index.html`);
const getTitle = (html: string): string => /<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? '';
const removeDuplicates = (texts: readonly string[]): string[] => [...new Set(texts)];
/** Returns the targets of a page's links with a text, such as the name of a version or language. */
const findLinks = (html: string, text: string): string[] =>
  removeDuplicates(
    [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)?([^<]*)</g)]
      .filter(([, , inside]) => inside === text)
      .map(([, href = '']) => href),
  );

it('the generator writes the same bytes from nothing as in many runs', () => {
  expect(filesFromNothing.size).toBeGreaterThan(700);
  expect(findDifferences(readGeneratedFiles('.'), filesFromNothing)).toEqual([]);
});

describe('the site of another provider', () => {
  it.skipIf(!hasInventory)(held('has every route under the new slug'), () => {
    const routes = allRoutes('rio-pay');
    expect(routes).toContain('/rio-pay-connect/');
    expect(routes.filter((route) => !fs.existsSync(path.join(project.folder, 'build', route, 'index.html')))).toEqual(
      [],
    );
  });

  it('shows the new name, hosts, and colors', () => {
    const home = project.read('build/index.html');
    expect(home).toContain('Río &amp; Söhne Docs');
    expect(home).toContain('--brand-accent:#6a1b9a');
    expect(project.read('build/apis/rest/payments-create/index.html')).toContain('https://pay.rio.example/v1');
    expect(project.read('build/openapi.json')).toContain('https://pay.rio.example/v1');
    expect(project.read('build/getting-started/index.html')).toContain('https://pay.rio.example/v1');
  });

  it('has no trace of the default brand in any file', () => {
    const colors = Object.values(brand.colors.accent).map((text) => ({text, pattern: new RegExp(text, 'i')}));
    const traces = [...brandTraces(brand), ...colors];
    const files = listFiles(path.join(project.folder, 'build'));
    expect(files.length).toBeGreaterThan(600);
    const found = files.flatMap((file) => {
      const name = path.relative(project.folder, file);
      const content = `${name}\n${fs.readFileSync(file, 'utf8')}`;
      return traces.filter(({pattern}) => pattern.test(content)).map(({text}) => `${name}: ${text}`);
    });
    expect(found).toEqual([]);
  });
});

describe('a site with a second version and a second language', () => {
  it('builds', () => {
    expect(build.output).toMatch(/The site is in build\//);
    expect(build.status).toBe(0);
  });

  it.each([
    ['/eurm-stablecoin/', 'EURm stablecoin', 'en'],
    ['/next/eurm-stablecoin/', 'EURm stablecoin', 'en'],
    ['/es/eurm-stablecoin/', 'Criptomoneda EURm, versión 1.0', 'es'],
    ['/es/next/eurm-stablecoin/', 'Criptomoneda EURm', 'es'],
    // Not translated yet.
    ['/es/testing/', 'Testing', 'es'],
    ['/es/apis/rest/payments-create/', 'Create a payment', 'es'],
  ])('has %s: %s', (pagePath, title, language) => {
    const html = readPage(pagePath);
    expect(getTitle(html)).toBe(title);
    expect(/<html[^>]* lang="?([\w-]+)/.exec(html)?.[1]).toBe(language);
  });

  it.each(['/', '/next/', '/es/', '/es/next/'])('has the files next to a guide, below %s', (start) => {
    const urls = ['src', 'srcSet', 'href'].flatMap((name) => attributes(readPage(`${start}pictures/`), name));
    const files = urls
      .map((url) => decodeURI(url.replace(/ 2x$/, '')))
      .filter((url) => /\/(?:images|files|medias)\//.test(url));
    expect([...new Set(files)].map((url) => url.replace(/-[\da-f]{32}/, '')).sort()).toEqual(
      ['files/data.json', 'files/form.pdf', 'files/my notes.txt', 'files/page.html', 'files/subtitles.vtt']
        .concat(['images/drawn.svg', 'images/imported.png', 'images/large.png', 'images/referenced.png'])
        .concat(['images/required.png', 'images/twice.png', 'images/vector.svg', 'medias/film.mp4'])
        .map((name) => `${start.replace('next/', '')}assets/${name}`),
    );
    expect(files.filter((url) => !fs.existsSync(path.join(project.folder, 'build', url)))).toEqual([]);
    const markdown = project.read(`build${start}pictures.md`);
    expect(markdown.match(/\n\n!\[(?:large|required|imported|vector|drawn)\]\(https:\S+\)(?=\n)/g)).toHaveLength(5);
    const named = [...markdown.matchAll(/https:\/\/developers\.rio\.example(\/\S*?assets\/[^\s)]+)/g)].map(
      ([, url = '']) => url,
    );
    expect(named).toEqual(expect.arrayContaining([expect.stringContaining('/film-')]));
    expect(named.filter((url) => !fs.existsSync(path.join(project.folder, 'build', decodeURI(url))))).toEqual([]);
    expect(readPage(`${start}pictures/`)).not.toContain('SECRET');
    expect(readPage(`${start}pictures/`)).toMatch(/<h2[^>]* id="?heading"?[ >]/);
    expect(markdown).toContain(
      `https://developers.rio.example${encodeURI(files.find((url) => url.endsWith('.txt'))!)}`,
    );
  });

  it('keeps readers in their version and language', () => {
    expect(findLinks(readPage('/es/next/eurm-stablecoin/'), 'métodos de pago')).toEqual([
      '/es/next/payment-methods/overview/',
    ]);
    expect(findLinks(readPage('/es/next/eurm-stablecoin/'), 'registro de cambios')).toEqual(['/es/next/changelog/']);
    expect(findLinks(readPage('/es/eurm-stablecoin/'), 'métodos de pago')).toEqual(['/es/payment-methods/overview/']);
    // From untranslated to translated pages, and inside a reference.
    expect(readPage('/es/next/guides/payouts/')).toContain('href="/es/next/eurm-stablecoin/"');
    expect(readPage('/es/apis/rest/payments-create/')).not.toMatch(/href="\/apis\/rest\/schemas/);
    expect(readPage('/es/apis/rest/payments-create/')).toMatch(/href="\/es\/apis\/rest\/schemas/);
  });

  it('links to the same page in the other version and language', () => {
    const html = readPage('/es/next/eurm-stablecoin/');
    expect(findLinks(html, 'English')).toEqual(['/next/eurm-stablecoin/']);
    expect(findLinks(html, '1.0')).toContain('/es/eurm-stablecoin/');
    expect(findLinks(readPage('/apis/rest/payments-create/'), 'Español')).toEqual(['/es/apis/rest/payments-create/']);
  });

  it('shows its interface in Spanish', () => {
    const html = readPage('/es/next/eurm-stablecoin/');
    expect(html).toContain('<span>Buscar</span>');
    expect(html).toContain('>Documentación<');
    expect(html).not.toContain('<span>Search</span>');
    expect(readPage('/next/eurm-stablecoin/')).toContain('<span>Search</span>');
  });

  it('has its home page in Spanish', () => {
    expect(getTitle(readPage('/es/'))).toBe('Acepta tarjetas, monederos y pagos bancarios con una sola integración.');
    expect(readPage('/es/')).not.toMatch(/Get started|checks out|Test mode/);
    expect(getTitle(readPage('/'))).toBe('Accept cards, wallets, and bank payments through one integration.');
  });

  it.each([
    ['rest/payments-create/', 'responses', 'Respuestas', 'Responses'],
    ['rest/schemas/payment/', 'fields', 'Campos', 'Fields'],
    ['graphql/types/enums/charge-status/', 'section-values', 'Valores', 'Values'],
  ])('has the headings of %s in Spanish, with the same anchors', (pagePath, id, spanish, english) => {
    const getHeading = (html: string): string =>
      new RegExp(`<h2[^>]* id="?${id}"?[^>]*>([^<]*)<`).exec(html)?.[1] ?? '';
    expect(getHeading(readPage(`/es/apis/${pagePath}`))).toBe(spanish);
    expect(getHeading(readPage(`/apis/${pagePath}`))).toBe(english);
  });

  it('has the sidebars and indexes of the references in Spanish', () => {
    expect(getTitle(readPage('/es/apis/rest/schemas/'))).toBe('Esquemas');
    expect(getTitle(readPage('/es/apis/graphql/types/enums/'))).toBe('Enumeraciones');
    expect(readPage('/es/apis/rest/payments-create/')).toContain('>Resumen<');
  });

  it('searches each version and language in its own index', () => {
    const getSearchFolder = (language: string): string => path.join(project.folder, 'build', language, 'assets/search');
    const readIndex = (language: string, tag: string): string => {
      const start = `texts-docs-default-${tag}.`;
      const found = fs
        .readdirSync(getSearchFolder(language))
        .filter((name) => name.startsWith(start) && name.endsWith('.json'));
      expect(found).toHaveLength(1);
      return fs.readFileSync(path.join(getSearchFolder(language), found[0]!), 'utf8');
    };
    const spanish = 'Anota el día, el importe y la comisión de red';
    expect(readIndex('es', 'current')).toContain(spanish);
    expect(readIndex('es', '1.0')).toContain(spanish);
    expect(readIndex('', 'current')).not.toContain(spanish);
    const names = fs
      .readdirSync(getSearchFolder('es'))
      .find((name) => /^names-docs-default-current\..*\.json$/.test(name))!;
    expect(JSON.parse(fs.readFileSync(path.join(getSearchFolder('es'), names), 'utf8'))).toMatchObject({
      language: 'es',
    });
  });

  /** Adds a line to each of some pages, and returns what the generation reports about these lines. */
  function generateWith(addedLines: Record<string, string>): string[] {
    const before = new Map(Object.keys(addedLines).map((file) => [file, project.read(file).trimEnd()]));
    for (const [file, text] of before) project.write(file, `${text}\n\n${addedLines[file]}\n`);
    const {status, output} = project.run('generate');
    for (const [file, text] of before) project.write(file, `${text}\n`);
    expect(status).toBe(1);
    const locations = [...before].map(([file, text]) => `${file}:${text.split('\n').length + 2}:`);
    return output.split('\n').filter((line) => locations.some((location) => line.startsWith(location)));
  }

  it('reports errors in each version and language, with file and line', () => {
    const addedLines = {
      [`${ES}/changelog.mdx`]: '{nope}',
      [`${ES}/eurm-stablecoin.mdx`]: '[a](./gone.mdx)',
      'versioned_docs/version-1.0/eurm-stablecoin.mdx': '[a](#gone)',
    };
    expect(generateWith(addedLines)).toEqual([
      expect.stringContaining('unknown brand token {nope}'),
      expect.stringContaining('the link to ./gone.mdx is broken'),
      expect.stringContaining('the link to #gone is broken'),
    ]);
  });

  it('checks them against the specifications', () => {
    expect(generateWith({[`${ES}/eurm-stablecoin.mdx`]: 'El campo `Payment.nope`.'})).toEqual([
      expect.stringContaining('"nope" isn\'t a name in Payment'),
    ]);
  });
});
