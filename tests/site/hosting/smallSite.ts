/** A site of a few files below a base path, with a redirect, prepared as a build does it. */
import fs from 'node:fs';
import path from 'node:path';
import {prepareHosting} from '../../../packages/cli/src/hosting';
import {brand} from '../../../src/brand';
import type {ServedSite} from './requests';

const BASE = '/docs/v2/';

/** Content of files outside the site. */
export const SECRET = 'Nobody may read this.';

export interface SmallSite {
  /** Folder that has the site at its base path. */
  root: string;
  outDir: string;
  hostsDir: string;
  served: ServedSite;
}

/** Creates the site below a folder, next to a file that no client may get. */
export async function createSmallSite(folder: string): Promise<SmallSite> {
  const root = path.join(folder, 'root');
  const outDir = path.join(root, BASE);
  const hostsDir = path.join(folder, 'hosts');
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  };
  const createPage = (title: string): string => `<title>${title}</title><h2 id="part">${`${title} `.repeat(50)}</h2>`;
  const files = {
    'index.html': createPage('Home'),
    '404.html': createPage('Page not found'),
    'es/404.html': createPage('Página no encontrada'),
    'guide/index.html': createPage('A guide'),
    'v1.0/index.html': createPage('A version'),
    'index.md': '# Home\n',
    'guide/index.md': `# A guide\n${'A guide '.repeat(50)}\n`,
    'guide.md': `# A guide\n${'A guide '.repeat(50)}\n`,
    'assets/js/main.12345678.js': 'const a = 1;\n'.repeat(50),
    'fonts/font.woff2': 'font',
  };
  for (const [file, text] of Object.entries(files)) write(path.join('root', BASE, file), text);
  write('secret.txt', SECRET);
  write('root/secret.txt', SECRET);
  write('addresses/published.txt', '/guide/\n/old/\n');
  write('addresses/redirects.txt', '/old/ /guide/#part\n');
  const addresses = path.join(folder, 'addresses');
  await prepareHosting({
    url: 'https://docs.example',
    baseUrl: BASE,
    languages: [{baseUrl: `${BASE}es/`}],
    brand,
    outDir,
    hostsDir,
    addresses,
    isStrict: true,
  });
  const served = {
    base: BASE,
    page: `${BASE}guide/`,
    script: `${BASE}assets/js/main.12345678.js`,
    font: `${BASE}fonts/font.woff2`,
    hasMarkdown: true,
    language: `${BASE}es/`,
    pageWithoutMarkdown: `${BASE}v1.0/`,
    redirect: {from: `${BASE}old/`, to: `${BASE}guide/#part`},
  };
  return {root, outDir, hostsDir, served};
}
