import path from 'node:path';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import translatedLinks from '../../src/translated-links';
import {workIn} from '../checks/workspace';

const ES = 'i18n/es/docusaurus-plugin-content-docs';

/** Returns the URLs of a page's links in a site with two pages, one of them translated. */
function resolveLinks(file: string, ...urls: string[]): string[] {
  workIn({'docs/start.md': '', 'docs/methods/card.md': '', [`${ES}/current/start.md`]: ''});
  const tree = fromMarkdown(urls.map((url) => `[a](${url})`).join(' '));
  translatedLinks({locale: 'es'})(tree, new VFile({path: path.resolve(file)}));
  const resolved: string[] = [];
  visit(tree, 'link', ({url}: Link) => void resolved.push(url));
  return resolved;
}

it('links a translation to untranslated pages, and back', () => {
  expect(resolveLinks(`${ES}/current/start.md`, './methods/card.md#a', 'start.md')).toEqual([
    '@site/docs/methods/card.md#a',
    `@site/${ES}/current/start.md`,
  ]);
  expect(resolveLinks('docs/methods/card.md', '../start.md?x', './card.md')).toEqual([
    `@site/${ES}/current/start.md?x`,
    '@site/docs/methods/card.md',
  ]);
});

it('leaves other links unchanged', () => {
  const urls = ['/start/', '#a', 'https://a.example/b.md', './gone.md', '@site/docs/start.md'];
  expect(resolveLinks('docs/methods/card.md', ...urls)).toEqual(urls);
  expect(resolveLinks('src/pages/a.md', './start.md')).toEqual(['./start.md']);
});
