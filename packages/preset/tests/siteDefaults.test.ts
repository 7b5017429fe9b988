/** Settings of a site that its preset can't provide. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {siteDefaults} from '../src/siteDefaults';
import {createSearchThemeConfig} from '../src/searchTheme';

type Preprocessor = (page: {filePath: string; fileContent: string}) => string;

const preprocess = (file: string, options?: Parameters<typeof siteDefaults>[0]): string =>
  (siteDefaults(options).markdown.preprocessor as Preprocessor)({
    filePath: path.resolve(file),
    fileContent: 'Use {product}.',
  });

describe('siteDefaults', () => {
  it('replaces brand tokens on pages that writers edit, if there is a brand', () => {
    const brand = {name: 'Acme'};
    expect(preprocess('docs/a.md', {brand})).toBe('Use Acme.');
    expect(preprocess('apis/shop/index.mdx', {brand})).toBe('Use Acme.');
    expect(preprocess('apis/shop/pay.api.mdx', {brand})).toBe('Use {product}.');
    const translation = 'i18n/es/docusaurus-plugin-content-docs-rest/current';
    expect(preprocess(`${translation}/index.mdx`, {brand})).toBe('Use Acme.');
    expect(preprocess(`${translation}/pay.api.mdx`, {brand})).toBe('Use {product}.');
    expect(preprocess('docs/a.md')).toBe('Use {product}.');
  });

  it("serves fonts, generated files, and the site's own folders", () => {
    const [fonts = '', ...others] = siteDefaults({staticDirectories: ['public']}).staticDirectories;
    expect(fs.existsSync(path.join(fonts, 'fonts/figtree.woff2'))).toBe(true);
    expect(others).toEqual(['public', ...siteDefaults().staticDirectories.slice(2)]);
    expect(others).toContain('.generated/openapi');
  });

  it.each([
    [undefined, 'static'],
    ['undefined', 'static'],
    ['es', 'static-es'],
  ])('serves the index of the language that Docusaurus builds: %s', (language, folder) => {
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', language);
    expect(siteDefaults().staticDirectories).toContain(`.generated/search/${folder}`);
    vi.unstubAllEnvs();
  });

  it('searches in the browser if no service is configured', () => {
    expect(siteDefaults().themeConfig.algolia).toEqual(createSearchThemeConfig());
    expect(createSearchThemeConfig({appId: 'A', apiKey: 'k', indexName: 'i'})).toMatchObject({
      appId: 'A',
      contextualSearch: true,
    });
  });
});
