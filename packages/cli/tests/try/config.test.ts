/** Differences of a temporary site, whose configuration wraps the site's own. */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {replaceBrand} from '../../src/try/brandFile';
import {wrapConfig} from '../../src/try/wrapConfig';
import {createTemporaryConfig} from '../../src/try/config';
import {workIn} from '../../../content/tests/checks/workspace';
import {site} from '../site';

const own = {
  title: 'Acme Docs',
  url: 'https://docs.example',
  baseUrl: '/',
  onBrokenLinks: 'throw' as const,
  presets: [
    ['classic', {docs: false}],
    ['@paydocs/preset', {brand: {name: 'Acme', slug: 'acme', favicon: 'img/a.png'}, rest: {path: 'apis/http'}}],
  ] as [string, object][],
};
const getOptions = (config: {presets?: unknown}): unknown =>
  (config.presets as [string, object][]).find(([name]) => name === '@paydocs/preset')?.[1];

describe('the configuration of a temporary site', () => {
  it("only warns about style, and reads the user's specifications", async () => {
    const config = await createTemporaryConfig(own, {openapi: 'openapi'})();
    expect(config).toMatchObject({title: 'Acme Docs', onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore'});
    expect(getOptions(config)).toEqual({
      brand: {name: 'Acme', slug: 'acme', favicon: 'img/a.png'},
      rest: {path: 'apis/http', specification: 'openapi'},
      checks: {releases: '.generated/no-releases'},
      strict: false,
    });
    expect(getOptions(await createTemporaryConfig(() => own, {graphql: 'graphql'})())).toMatchObject({
      graphql: {specification: 'graphql', examples: 'graphql/examples'},
      rest: {path: 'apis/http'},
    });
  });

  it('has the brand if the configuration contains it', async () => {
    const config = await createTemporaryConfig(Promise.resolve(own), {name: 'Rio Pay'})();
    expect(config.title).toBe('Rio Pay Docs');
    expect(getOptions(config)).toMatchObject({brand: {name: 'Rio Pay', favicon: 'img/a.png'}});
    expect(JSON.stringify(config)).not.toMatch(/acme/i);
    const filePath = `${process.cwd()}/docs/a.md`;
    expect(config.markdown?.preprocessor?.({filePath, fileContent: '{product}'})).toBe('Rio Pay');
  });

  it.each([
    ['docusaurus.config.js', (text: string) => `module.exports = ${text};`],
    ['docusaurus.config.ts', (text: string) => `export default async () => (${text});`],
  ])('wraps %s', async (name, code) => {
    workIn({[name]: code("{title: 'Acme', url: 'https://a.example', baseUrl: '/', presets: []}")});
    wrapConfig(process.cwd(), {name: 'Rio'});
    expect(fs.existsSync(name.replace('.config', '.config.own'))).toBe(true);
    expect(fs.readFileSync('docusaurus.config.ts', 'utf8')).toContain('createTemporaryConfig(own, {"name":"Rio"})');
  });
});

describe('the brand', () => {
  it.each(['brand.ts', 'brand.js'])('is written to %s, which exports it', (file) => {
    workIn({[file]: 'export const brand = {};'});
    expect(replaceBrand('Rio Pay', site.brand, file)).toBe(true);
    const text = fs.readFileSync(file, 'utf8');
    expect(text).toContain('"slug": "rio-pay"');
    expect(text).toContain(site.brand.colors.accent.light);
    expect(text.includes('import type')).toBe(file.endsWith('.ts'));
  });

  it('is left to the configuration if no file exports it', () => {
    workIn({'data.ts': 'export default {};'});
    expect(replaceBrand('Rio Pay', site.brand, 'data.ts')).toBe(false);
    expect(replaceBrand('Rio Pay', site.brand, undefined)).toBe(false);
    expect(fs.readFileSync('data.ts', 'utf8')).toBe('export default {};');
  });
});
