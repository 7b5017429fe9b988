import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkVersionsAndLanguages} from '../src/edition';
import {messages, workIn} from '../../content/tests/checks/workspace';

const DOCS = {id: 'default', path: 'docs'};

const check = (
  files: Record<string, string>,
  args: string[] = [],
  all: string[] = ['en'],
  guides = DOCS,
): Promise<string[]> => {
  workIn(files);
  return messages(() =>
    checkVersionsAndLanguages({
      root: path.resolve('.'),
      guides,
      references: [{id: 'rest', path: 'apis/rest'}],
      languages: {source: 'en', all},
      configFile: 'docusaurus.config.ts',
      args,
    }),
  );
};

const VERSION = {'versions.json': '["1.0"]', 'versioned_docs/version-1.0/a.md': '', 'versioned_sidebars/a.json': ''};

describe('checkVersionsAndLanguages', () => {
  it('accepts versions of the guides, and the languages of the site', async () => {
    const files = {
      ...VERSION,
      'i18n/fr/code.json': '{}',
      'i18n/fr/docusaurus-plugin-content-docs-rest/current/a.mdx': '',
      'i18n/es/docusaurus-plugin-content-docs/current/a.md': '',
    };
    expect(await check(files, ['--port', '3001', '--locale', 'es'], ['en', 'es'])).toEqual([]);
  });

  it.each([
    [
      {'rest_versions.json': '[]', 'rest_versioned_docs/version-1.0/a.md': ''},
      'rest_versions.json: this adds another version of a reference, but each reference has only one version, which is generated from the specification. To remove the other version, delete rest_versions.json, rest_versioned_docs.',
    ],
    [
      {'versioned_docs/version-1.0/a.md': ''},
      'versioned_docs/version-1.0: readers won\'t see this version, because versions.json doesn\'t list it. Add "1.0" there, or delete the folder.',
    ],
    [
      {'versions.json': '["1.0"]'},
      'versions.json: there\'s no folder versioned_docs/version-1.0. Restore it from git, or remove "1.0" from the list.',
    ],
    [
      {'versions.json': '{}'},
      'versions.json: this isn\'t a JSON list of names. Write a list such as ["1.0"], or restore the file from git.',
    ],
    [
      {'i18n/es/docusaurus-plugin-content-docs/current/a.md': ''},
      'i18n/es/docusaurus-plugin-content-docs: readers won\'t see this translation, because the site has no language "es". Add it to i18n.locales in docusaurus.config.ts, or delete the folder.',
    ],
  ])('reports %j', async (files, expected) => {
    expect(await check(files)).toEqual([expected]);
  });

  it.each([
    ['--locale', 'fr'],
    ['--locale=fr', ''],
    ['-l', 'fr'],
    ['--locale', 'es', 'fr'],
  ])('reports the argument %s %s', async (...args) => {
    expect(await check({}, args, ['en', 'es'])).toEqual([
      'arguments: --locale is "fr", but the site has only "en", "es". Add the language to i18n.locales in docusaurus.config.ts, or choose a different one.',
    ]);
  });

  it("reports a folder whose versions and translations wouldn't be found", async () => {
    const elsewhere = {id: 'default', path: 'guides'};
    const expected = [
      'docusaurus.config.ts: @paydocs/preset: guides.path is "guides", but must be "docs" if the site has versions or translations.',
    ];
    expect(await check({}, [], ['en'], elsewhere)).toEqual([]);
    expect(await check(VERSION, [], ['en'], elsewhere)).toEqual(expected);
    expect(await check({}, [], ['en', 'es'], elsewhere)).toEqual(expected);
  });

  it('reports everything at once', async () => {
    const files = {
      'versions.json': '["1.0"]',
      'rest_versions.json': '[]',
      'i18n/es/docusaurus-plugin-content-docs/a': '',
    };
    expect(await check(files, ['--locale', 'es'])).toHaveLength(4);
  });
});
