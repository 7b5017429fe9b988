/** Options of the docs instances that depend on the language. */
import {expect, it} from 'vitest';
import {getGuidesAreaOptions, getReferenceAreaOptions} from '../../src/docs-area/options';
import {guideLinksFile} from '../../src/generatedFiles';
import {resolveOptions} from '../../src/options/read';

const FILES = [
  ['remarkStripComments', undefined],
  ['pageFiles', undefined],
];
const NAMES = ['linkedNames', {file: guideLinksFile}];
const options = resolveOptions({}, {siteDir: '/site', siteConfigPath: '/site/docusaurus.config.ts', title: 'Acme'});
/** Imports of the site's own components. */
const COMPONENTS = ['componentImports', {}];
const EN = {currentLocale: 'en', defaultLocale: 'en'};
const ES = {currentLocale: 'es', defaultLocale: 'en'};
/** Returns the names and options of the plugins that transform pages first. */
const getFirstPlugins = (language: typeof EN): unknown[] =>
  getGuidesAreaOptions(options, language).beforeDefaultRemarkPlugins!.map((plugin) => {
    const [transform, settings] = [plugin].flat() as unknown as [{name: string}, object?];
    return [transform.name, settings];
  });

it('uses the plain names for the source language', () => {
  expect(getFirstPlugins(EN)).toEqual([
    ...FILES,
    ['specEmbeds', {strict: true, folder: '.generated/contract/embeds'}],
    NAMES,
    COMPONENTS,
  ]);
  expect(getReferenceAreaOptions('rest', options, EN).stamp).toBe('.generated/published/rest');
});

it('gives a translation its own embeds and references, and links to untranslated pages', () => {
  expect(getFirstPlugins(ES)).toEqual([
    ...FILES,
    ['specEmbeds', {strict: true, folder: '.generated/contract/embeds-es'}],
    NAMES,
    ['translatedLinks', {locale: 'es'}],
    COMPONENTS,
  ]);
  expect(getReferenceAreaOptions('rest', options, ES).stamp).toBe('.generated/published/rest-es');
});

it('explains terms if the site has a glossary page', () => {
  const guides = {...options.guides, glossary: 'words.mdx'};
  const area = getGuidesAreaOptions({...options, guides}, EN);
  const [transform, settings] = area.beforeDefaultRemarkPlugins!.at(-1) as unknown as [{name: string}, object];
  expect(transform.name).toBe('glossary');
  expect(settings).toEqual({page: 'words.mdx', folder: 'docs', locale: 'en', brand: options.brand});
  expect(area.glossary).toBe('words.mdx');
});
