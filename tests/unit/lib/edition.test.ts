import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {requireOneEdition, requireOneLanguage} from '../../../src/lib/edition';
import {messages, workIn} from '../guides/workspace';

const CONFIG = "export default {\n  i18n: {defaultLocale: 'en', locales: ['en']},\n};\n";

const check = (files: Record<string, string>, args: string[] = []): Promise<string[]> => {
  workIn({'docusaurus.config.ts': CONFIG, ...files});
  return messages(() => requireOneEdition({root: path.resolve('.'), areas: ['default', 'rest'], args}));
};

describe('requireOneEdition', () => {
  it('is content with one version and one language', async () => {
    expect(await check({'i18n/en/code.json': '{}'}, ['--port', '3001', '--locale', 'en'])).toEqual([]);
  });

  it.each([
    [
      {'versions.json': '["1.0"]', 'versioned_docs/version-1.0/a.md': '', 'versioned_sidebars/a.json': ''},
      'versions.json: this adds another version of the documentation, and only one is supported yet: pages of another one would be neither checked nor found by search. To go back to one version, delete versions.json, versioned_docs, versioned_sidebars.',
    ],
    [{'versioned_docs/version-1.0/a.md': ''}, expect.stringMatching(/^versioned_docs: .* delete versioned_docs\.$/)],
    [{'rest_versions.json': '[]'}, expect.stringMatching(/^rest_versions\.json: .* delete rest_versions\.json\.$/)],
    [
      {'i18n/es/code.json': '{}'},
      'i18n/es: this folder holds another language, "es", and only one is supported yet: nothing of it would be built. To go back to one language, delete the folder.',
    ],
    [
      {'docusaurus.config.ts': CONFIG.replace("['en']", "['en', 'es']")},
      "docusaurus.config.ts:2: the site has 2 languages (en, es), and only one is supported yet. To go back to one language, write locales: ['en'].",
    ],
  ])('tells of %j', async (files, expected) => {
    expect(await check(files)).toEqual([expected]);
  });

  it.each([
    ['--locale', 'es'],
    ['--locale=es', ''],
    ['-l', 'es'],
  ])('tells of the argument %s %s', async (...args) => {
    expect(await check({}, args)).toEqual([
      'arguments: --locale is "es", but the site has one language, "en", and no other is supported yet. Leave out --locale.',
    ]);
  });

  it('tells all at once', async () => {
    expect(await check({'versions.json': '[]', 'i18n/es/code.json': '{}'}, ['--locale', 'es'])).toHaveLength(3);
  });
});

describe('requireOneLanguage', () => {
  it('takes the word of the framework', () => {
    expect(() => requireOneLanguage(['en'])).not.toThrow();
    expect(() => requireOneLanguage(['en', 'fr'])).toThrow(/^docusaurus\.config\.ts: the site has 2 languages/);
  });
});
