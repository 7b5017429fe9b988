/** A site of a few files below a base address, with a redirect, made ready as a build does it. */
import fs from 'node:fs';
import path from 'node:path';
import {prepareHosting} from '@paydocs/hosting';
import {brand} from '../../../src/brand';
import type {ServedSite} from './requests';

const BASE = '/docs/v2/';

/** What stands in files outside of the site. */
export const SECRET = 'Nobody may read this.';

export interface SmallSite {
  /** Folder that has the site at its base address. */
  root: string;
  outDir: string;
  hostsDir: string;
  served: ServedSite;
}

/** Makes the site below a folder. Beside it stands a file that nobody may have. */
export async function makeSmallSite(folder: string): Promise<SmallSite> {
  const root = path.join(folder, 'root');
  const outDir = path.join(root, BASE);
  const hostsDir = path.join(folder, 'hosts');
  const write = (file: string, text: string): void => {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  };
  const page = (title: string): string => `<title>${title}</title><h2 id="part">${`${title} `.repeat(50)}</h2>`;
  const files = {
    'index.html': page('Home'),
    '404.html': page('Page not found'),
    'es/404.html': page('Página no encontrada'),
    'guide/index.html': page('A guide'),
    'v1.0/index.html': page('A version'),
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
    withoutMarkdown: `${BASE}v1.0/`,
    moved: {from: `${BASE}old/`, to: `${BASE}guide/#part`},
  };
  return {root, outDir, hostsDir, served};
}
