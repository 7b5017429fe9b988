/** Versions and translations: their pages go through the same checks. */
import {getEditions} from '@paydocs/core';
import {describe, expect, it} from 'vitest';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {checkGuides} from '../../src/checks';
import {getRoutedPages, checkEditions} from '../../src/structure/editions';
import {readPages} from '../../src/pages/readGuide';
import {messages, page, workIn} from './workspace';

const ES = 'i18n/es/docusaurus-plugin-content-docs';
const FILES = {
  'versions.json': '["1.0"]',
  'docs/start.md': page('[Card](./methods/card.md#test-cards)', 'slug: /start\n'),
  'docs/methods/card.md': page('## Test cards'),
  'versioned_docs/version-1.0/start.md': page('## Old', 'slug: /start\n'),
};

/** Returns the diagnostics of these files and their editions. */
async function check(files: Record<string, string>): Promise<string[]> {
  const all: Record<string, string> = {...FILES, ...files};
  workIn(all);
  const pages = Object.keys(all).filter((file) => file.endsWith('.md'));
  const editions = getEditions({id: 'default', path: 'docs'}, {source: 'en', all: ['en', 'es']}).map((edition) => ({
    edition,
    ...readPages(
      pages.filter((file) => file.startsWith(`${edition.folder}/`)),
      brand,
    ),
  }));
  const lines = await messages(() => checkGuides(pages, brand));
  const diagnostics = await checkEditions(editions, ['/']);
  expect(getRoutedPages(editions[0]!).map(({route}) => route)).toContain('/next/start/');
  return [...lines, ...diagnostics.map(({file, line, message}) => `${file}:${line ?? ''} ${message}`)];
}

describe('a translation', () => {
  it('can link to translated and untranslated pages', async () => {
    const text = '[a](./methods/card.md#test-cards), [b](methods/card.md), [c](/start/), [d](#inicio)\n\n## Inicio';
    expect(await check({[`${ES}/current/start.md`]: page(text, 'slug: /start\n')})).toEqual([]);
  });

  it.each([
    ['[a](./gone.md)', /^i18n\/es\/\S+\/current\/start\.md:7:1: the link to \.\/gone\.md is broken: there's no/],
    ['[a](/gone/)', /^i18n\/es\/\S+\/current\/start\.md:7 the link to \/gone\/ is broken: no page has/],
    ['[a](./methods/card.md#gone)', /^i18n\/es\/\S+\/current\/start\.md:7 .*docs\/methods\/card\.md has no heading/],
    ['{nope}', /^i18n\/es\/\S+\/current\/start\.md:7: unknown brand token \{nope\}/],
  ])('is checked: %s', async (text, expected) => {
    expect(await check({[`${ES}/current/start.md`]: page(text, 'slug: /start\n')})).toEqual([
      expect.stringMatching(expected),
    ]);
  });

  it('needs the anchors that pages in the other language link to', async () => {
    const file = `${ES}/current/methods/card.md`;
    expect(await check({[file]: page('## Tarjetas de prueba')})).toEqual([
      `${file}: docs/start.md:7 links to the anchor #test-cards of the original page, but the translation doesn't have it. Add {#test-cards} after the translated heading.`,
    ]);
    expect(await check({[file]: page('## Tarjetas de prueba {#test-cards}')})).toEqual([]);
  });

  it("doesn't need an anchor that the original page lacks too", async () => {
    const files = {
      'docs/other.md': page('[a](./methods/card.md#gone)'),
      [`${ES}/current/methods/card.md`]: page('## Tarjetas de prueba {#test-cards}'),
    };
    expect(await check(files)).toEqual([]);
  });

  it('needs an original page with the same URL', async () => {
    const [alone, other] = [`${ES}/current/inicio.md`, `${ES}/version-1.0/start.md`];
    expect(await check({[alone]: page('Hola'), [other]: page('Hola', 'slug: /inicio\n')})).toEqual([
      `${alone}: this page translates docs/inicio.md, which doesn't exist, so readers won't see the translation. Rename the file, or delete it.`,
      `${other}:4 a translation must have the same slug as the original page, so that readers can switch languages: versioned_docs/version-1.0/start.md has /start. Write "slug: /start".`,
    ]);
  });
});

describe('a version', () => {
  it('is checked like the current pages', async () => {
    const file = 'versioned_docs/version-1.0/start.md';
    expect(await check({[file]: page('[a](./methods/card.md) [b](#gone)', 'slug: /start\n')})).toEqual([
      expect.stringMatching(
        /^versioned_docs\/version-1\.0\/start\.md:7:1: the link to \.\/methods\/card\.md is broken: there's no versioned_docs/,
      ),
      expect.stringMatching(/^versioned_docs\/version-1\.0\/start\.md:7 the link to #gone is broken/),
    ]);
  });

  it("can't have two pages with the same URL", async () => {
    expect(await check({'versioned_docs/version-1.0/other.md': page('', 'slug: /start\n')})).toEqual([
      expect.stringMatching(
        /^versioned_docs\/version-1\.0\/other\.md:4 the page and versioned_docs\/version-1\.0\/start\.md have the same URL, \/start\//,
      ),
    ]);
  });
});
