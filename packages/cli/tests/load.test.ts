/** A site is read from its configuration before any work begins, and what is wrong with it is told. */
import {describe, expect, it} from 'vitest';
import {loadSite} from '../src/site/load';
import {messages, workIn} from '../../guides/tests/checks/workspace';

const config = (presets: string): string =>
  `module.exports = {\n  title: 'Acme Docs',\n  url: 'https://docs.example',\n  baseUrl: '/a/',\n  presets: ${presets},\n};\n`;
const told = (files: Record<string, string>): Promise<string[]> => {
  workIn(files);
  return messages(() => loadSite());
};

describe('loadSite', () => {
  it('reads what a site sets', async () => {
    const options = "{brand: {name: 'Rio', slug: 'rio'}, rest: {rules: 'rules.yaml'}, checks: {names: 'names.yaml'}}";
    workIn({'docusaurus.config.js': config(`[['@paydocs/preset', ${options}]]`), 'rules.yaml': ''});
    const {brand, areas, checks, rest} = await loadSite();
    expect(brand.slug).toBe('rio');
    expect(areas.docs).toEqual({id: 'default', path: 'docs', routeBasePath: '/'});
    expect([checks.names, rest.rules]).toEqual(['names.yaml', 'rules.yaml']);
  });

  it('reads a site that sets nothing', async () => {
    workIn({'docusaurus.config.js': config("['@paydocs/preset']")});
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
    ['the service that its theme asks', true, {appId: 'APP', indexName: 'docs'}],
    ['none where it answers itself', false, undefined],
  ])('knows who answers searches: %s', async (_who, isHosted, expected) => {
    const theme = "themeConfig: {algolia: {appId: 'APP', apiKey: 'key', indexName: 'docs'}}";
    workIn({'docusaurus.config.js': config(`[['@paydocs/preset', {search: {hosted: ${isHosted}}}]],\n  ${theme}`)});
    expect((await loadSite()).hosted).toEqual(expected);
  });

  describe('a site of two languages', () => {
    const files = {
      'docusaurus.config.js': config("['@paydocs/preset'],\n  i18n: {defaultLocale: 'en', locales: ['es', 'en']}"),
    };
    const basesOf = async (args?: string[]): Promise<string[]> =>
      (await loadSite(process.cwd(), args)).languages.map(({currentLocale, baseUrl}) => `${currentLocale} ${baseUrl}`);

    it('has their addresses, that of the sources first', async () => {
      workIn(files);
      expect(await basesOf()).toEqual(['en /a/', 'es /a/es/']);
      expect(await basesOf(['--locale', 'en', 'es'])).toEqual(['en /a/', 'es /a/es/']);
    });

    it('has one that is built alone at its root, as Docusaurus does', async () => {
      workIn(files);
      expect(await basesOf(['--locale', 'es'])).toEqual(['en /a/', 'es /a/']);
    });

    it('has no others', async () => {
      workIn({...files, 'i18n/fr/docusaurus-plugin-content-docs/current/a.md': ''});
      expect(await messages(() => loadSite(process.cwd(), ['--locale', 'de']))).toEqual([
        expect.stringMatching(
          /^i18n\/fr\/docusaurus-plugin-content-docs: readers won't see this translation, because .* Add it to i18n\.locales in docusaurus\.config\.js, /,
        ),
        expect.stringMatching(/^arguments: --locale is "de", but the site has "es", "en"\./),
      ]);
    });
  });

  it('tells of missing images, in the line that names them', async () => {
    const brand = "{\n  favicon: 'img/gone.svg', logo: {light: 'img/a.svg', dark: 'img/a.svg'}}";
    const files = {
      'docusaurus.config.js': config(`[['@paydocs/preset', {brand: ${brand}}]]`),
      'static/img/a.svg': '<svg/>',
    };
    expect(await told(files)).toEqual([
      'docusaurus.config.js:6: favicon is "img/gone.svg", but static/img/gone.svg doesn\'t exist; check the capitalization. Put the image there, or use a different one.',
    ]);
  });

  it('tells the options that are wrong', async () => {
    expect(await told({'docusaurus.config.js': config("[['@paydocs/preset', {rst: 1}]]")})).toEqual([
      "docusaurus.config.js: @paydocs/preset: rst isn't an option. Did you mean rest?",
    ]);
  });

  it('asks for the preset', async () => {
    expect(await told({'docusaurus.config.js': config('[]')})).toEqual([
      `docusaurus.config.js: the list of presets doesn't contain "@paydocs/preset". Add it after "classic": ['@paydocs/preset', {…}].`,
    ]);
  });

  it('tells the line in which a file that is loaded breaks off', async () => {
    const files = {
      'docusaurus.config.ts': `import {brand} from './brand';\nexport default {title: brand};\n`,
      'brand.ts': "export const brand = {\n  name: 'a'\n  slug: 'b',\n};\n",
    };
    expect(await told(files)).toEqual([
      expect.stringMatching(
        /^brand\.ts:3:3: Unexpected token, expected ",". Check the quotes, commas, and brackets of this line/,
      ),
    ]);
  });
});
