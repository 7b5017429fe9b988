/** Reading a site from its configuration before any work begins, and reporting what's wrong with it. */
import {describe, expect, it} from 'vitest';
import {loadSite} from '../src/site/load';
import {messages, workIn} from '../../content/tests/checks/workspace';

const createConfig = (presets: string): string =>
  `module.exports = {\n  title: 'Acme Docs',\n  url: 'https://docs.example',\n  baseUrl: '/a/',\n  presets: ${presets},\n};\n`;
const getDiagnostics = (files: Record<string, string>): Promise<string[]> => {
  workIn(files);
  return messages(() => loadSite());
};

describe('loadSite', () => {
  it('reads the options of a site', async () => {
    const options = "{brand: {name: 'Rio', slug: 'rio'}, rest: {rules: 'rules.yaml'}, checks: {names: 'names.yaml'}}";
    workIn({'docusaurus.config.js': createConfig(`[['@paydocs/preset', ${options}]]`), 'rules.yaml': ''});
    const {brand, areas, checks, rest} = await loadSite();
    expect(brand.slug).toBe('rio');
    expect(areas.docs).toEqual({id: 'default', path: 'docs', routeBasePath: '/'});
    expect([checks.names, rest.rules]).toEqual(['names.yaml', 'rules.yaml']);
  });

  it('reads a site without options', async () => {
    workIn({'docusaurus.config.js': createConfig("['@paydocs/preset']")});
    expect(await loadSite()).toMatchObject({
      url: 'https://docs.example',
      baseUrl: '/a/',
      brand: {name: 'Acme'},
      rest: {specification: 'openapi'},
      strict: true,
      languages: [{currentLocale: 'en', defaultLocale: 'en', baseUrl: '/a/'}],
    });
  });

  it.each([
    ['the one that its theme uses', true, {appId: 'APP', indexName: 'docs'}],
    ["none if search isn't hosted", false, undefined],
  ])('returns the hosted search service: %s', async (_service, isHosted, expected) => {
    const theme = "themeConfig: {algolia: {appId: 'APP', apiKey: 'key', indexName: 'docs'}}";
    workIn({
      'docusaurus.config.js': createConfig(`[['@paydocs/preset', {search: {hosted: ${isHosted}}}]],\n  ${theme}`),
    });
    expect((await loadSite()).hosted).toEqual(expected);
  });

  describe('a site in two languages', () => {
    const files = {
      'docusaurus.config.js': createConfig(
        "['@paydocs/preset'],\n  i18n: {defaultLocale: 'en', locales: ['es', 'en']}",
      ),
    };
    const getBaseUrls = async (args?: string[]): Promise<string[]> =>
      (await loadSite(process.cwd(), args)).languages.map(({currentLocale, baseUrl}) => `${currentLocale} ${baseUrl}`);

    it('has their base URLs, with the source language first', async () => {
      workIn(files);
      expect(await getBaseUrls()).toEqual(['en /a/', 'es /a/es/']);
      expect(await getBaseUrls(['--locale', 'en', 'es'])).toEqual(['en /a/', 'es /a/es/']);
    });

    it('has a language that is built alone at the root, as in Docusaurus', async () => {
      workIn(files);
      expect(await getBaseUrls(['--locale', 'es'])).toEqual(['en /a/', 'es /a/']);
    });

    it('has no other languages', async () => {
      workIn({...files, 'i18n/fr/docusaurus-plugin-content-docs/current/a.md': ''});
      expect(await messages(() => loadSite(process.cwd(), ['--locale', 'de']))).toEqual([
        expect.stringMatching(
          /^i18n\/fr\/docusaurus-plugin-content-docs: readers won't see this translation, because .* Add it to i18n\.locales in docusaurus\.config\.js, /,
        ),
        expect.stringMatching(/^arguments: --locale is "de", but the site has only "es", "en"\./),
      ]);
    });
  });

  it('reports missing images at the line that names them', async () => {
    const brand = "{\n  favicon: 'img/gone.svg', logo: {light: 'img/a.svg', dark: 'img/a.svg'}}";
    const files = {
      'docusaurus.config.js': createConfig(`[['@paydocs/preset', {brand: ${brand}}]]`),
      'static/img/a.svg': '<svg/>',
    };
    expect(await getDiagnostics(files)).toEqual([
      'docusaurus.config.js:6: favicon is "img/gone.svg", but static/img/gone.svg doesn\'t exist; check the capitalization. Save the image as static/img/gone.svg, or use a different one.',
    ]);
  });

  it('reports unknown options', async () => {
    expect(await getDiagnostics({'docusaurus.config.js': createConfig("[['@paydocs/preset', {rst: 1}]]")})).toEqual([
      "docusaurus.config.js: @paydocs/preset: rst isn't an option. Did you mean rest?",
    ]);
  });

  it('requires the preset', async () => {
    expect(await getDiagnostics({'docusaurus.config.js': createConfig('[]')})).toEqual([
      `docusaurus.config.js: the list of presets doesn't contain "@paydocs/preset". Add it after "classic": ['@paydocs/preset', {…}].`,
    ]);
  });

  it('reports the line of a syntax error in a loaded file', async () => {
    const files = {
      'docusaurus.config.ts': `import {brand} from './brand';\nexport default {title: brand};\n`,
      'brand.ts': "export const brand = {\n  name: 'a'\n  slug: 'b',\n};\n",
    };
    expect(await getDiagnostics(files)).toEqual([
      expect.stringMatching(
        /^brand\.ts:3:3: Unexpected token, expected ",". Check the quotes, commas, and brackets on this line/,
      ),
    ]);
  });
});
