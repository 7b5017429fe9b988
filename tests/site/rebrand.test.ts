/** Another provider edits one file and has its site: nothing of the default brand is left in it. */
import fs from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {brand} from '../../src/brand';
import {listFiles} from '@paydocs/core/fingerprint';
import {allRoutes} from '../inventory/read';
import {brandTraces} from '../traces';
import {copyProject, type ProjectCopy} from './project';

let project: ProjectCopy;
let build: {status: number | null; output: string};

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

beforeAll(() => {
  project = copyProject({}, {keepsCache: true});
  project.write('src/brand.ts', otherBrand);
  for (const file of [brand.logo.light, brand.logo.dark, brand.favicon]) {
    project.delete(`static/${file}`);
  }
  project.write('static/rio.svg', logo);
  build = project.run('build');
});
afterAll(() => project.remove());

describe('a build with another brand', () => {
  it('succeeds', () => {
    expect(build.status, build.output).toBe(0);
  });

  it('has every route under the new slug', () => {
    const routes = allRoutes('rio-pay');
    expect(routes).toContain('/rio-pay-connect/');
    expect(routes.filter((route) => !fs.existsSync(path.join(project.folder, 'build', route, 'index.html')))).toEqual(
      [],
    );
  });

  it('shows the new name, hosts and colors', () => {
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
