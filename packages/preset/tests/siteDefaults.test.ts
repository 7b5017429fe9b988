/** Settings of a site that its preset can't make. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {siteDefaults} from '../src/siteDefaults';
import {createSearchThemeConfig} from '../src/searchTheme';

type Preprocessor = (page: {filePath: string; fileContent: string}) => string;

const text = (file: string, options?: Parameters<typeof siteDefaults>[0]): string =>
  (siteDefaults(options).markdown.preprocessor as Preprocessor)({
    filePath: path.resolve(file),
    fileContent: 'Use {product}.',
  });

describe('siteDefaults', () => {
  it('replace tokens of the brand where people write, if there is a brand', () => {
    const brand = {name: 'Acme'};
    expect(text('docs/a.md', {brand})).toBe('Use Acme.');
    expect(text('apis/shop/index.mdx', {brand})).toBe('Use Acme.');
    expect(text('apis/shop/pay.api.mdx', {brand})).toBe('Use {product}.');
    const translation = 'i18n/es/docusaurus-plugin-content-docs-rest/current';
    expect(text(`${translation}/index.mdx`, {brand})).toBe('Use Acme.');
    expect(text(`${translation}/pay.api.mdx`, {brand})).toBe('Use {product}.');
    expect(text('docs/a.md')).toBe('Use {product}.');
  });

  it('serve fonts, generated files, and the folders of the site', () => {
    const [fonts = '', ...others] = siteDefaults({staticDirectories: ['public']}).staticDirectories;
    expect(fs.existsSync(path.join(fonts, 'fonts/figtree.woff2'))).toBe(true);
    expect(others).toEqual(['public', ...siteDefaults().staticDirectories.slice(2)]);
    expect(others).toContain('.generated/openapi');
  });

  it.each([
    [undefined, 'static'],
    ['undefined', 'static'],
    ['es', 'static-es'],
  ])('serve the index of the language that Docusaurus builds: %s', (language, folder) => {
    vi.stubEnv('DOCUSAURUS_CURRENT_LOCALE', language);
    expect(siteDefaults().staticDirectories).toContain(`.generated/search/${folder}`);
    vi.unstubAllEnvs();
  });

  it('search in the browser, where no service is named', () => {
    expect(siteDefaults().themeConfig.algolia).toEqual(createSearchThemeConfig());
    expect(createSearchThemeConfig({appId: 'A', apiKey: 'k', indexName: 'i'})).toMatchObject({
      appId: 'A',
      contextualSearch: true,
    });
  });
});
