import path from 'node:path';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {Link} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {expect, it} from 'vitest';
import translatedLinks from '../../src/translated-links';
import {workIn} from '../checks/workspace';

const ES = 'i18n/es/docusaurus-plugin-content-docs';

/** Where links of a page lead when there are two pages, of which one is translated. */
function linksOf(file: string, ...urls: string[]): string[] {
  workIn({'docs/start.md': '', 'docs/methods/card.md': '', [`${ES}/current/start.md`]: ''});
  const tree = fromMarkdown(urls.map((url) => `[a](${url})`).join(' '));
  translatedLinks({locale: 'es'})(tree, new VFile({path: path.resolve(file)}));
  const found: string[] = [];
  visit(tree, 'link', ({url}: Link) => void found.push(url));
  return found;
}

it('lead from a translation to what is not translated, and back', () => {
  expect(linksOf(`${ES}/current/start.md`, './methods/card.md#a', 'start.md')).toEqual([
    '@site/docs/methods/card.md#a',
    `@site/${ES}/current/start.md`,
  ]);
  expect(linksOf('docs/methods/card.md', '../start.md?x', './card.md')).toEqual([
    `@site/${ES}/current/start.md?x`,
    '@site/docs/methods/card.md',
  ]);
});

it('are left alone if they lead elsewhere', () => {
  const urls = ['/start/', '#a', 'https://a.example/b.md', './gone.md', '@site/docs/start.md'];
  expect(linksOf('docs/methods/card.md', ...urls)).toEqual(urls);
  expect(linksOf('src/pages/a.md', './start.md')).toEqual(['./start.md']);
});
