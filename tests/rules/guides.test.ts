/** Every guide has a title, a description that search engines show in full, a URL, and an entry in a sidebar. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import YAML from 'yaml';
import sidebars from '../../sidebars';
import {brand} from '../../src/brand';
import {replaceBrandTokensInMarkdown, listFiles} from '@paydocs/core';

/** Brand with a name of seven letters: lengths are counted with it, so that they don't depend on the site's brand. */
const example = {...brand, name: 'Example', slug: 'example'};

interface FrontMatter {
  title?: string;
  description?: string;
  slug?: string;
  displayed_sidebar?: null;
}

interface Guide {
  id: string;
  frontMatter: FrontMatter;
  body: string;
}

function readGuide(file: string): Guide {
  const text = replaceBrandTokensInMarkdown(fs.readFileSync(file, 'utf8'), path.resolve(file), example);
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  return {
    id: path
      .relative('docs', file)
      .split(path.sep)
      .join('/')
      .replace(/\.mdx?$/, ''),
    frontMatter: (YAML.parse(head) ?? {}) as FrontMatter,
    body,
  };
}

/** Returns the IDs of the pages in a sidebar, including those in its categories. */
function collectIds(items: unknown): string[] {
  if (typeof items === 'string') {
    return [items];
  }
  if (Array.isArray(items)) {
    return items.flatMap(collectIds);
  }
  const {id, items: children = [], link} = items as {id?: string; items?: unknown[]; link?: {id?: string}};
  return [...(id ? [id] : []), ...(link?.id ? [link.id] : []), ...collectIds(children)];
}

const guides = listFiles('docs')
  .filter((file) => /\.mdx?$/.test(file))
  .map((file): [string, Guide] => [file, readGuide(file)]);
const inSidebar = collectIds(sidebars.docs);

describe('guides', () => {
  it('exist, and the sidebar names no others', () => {
    expect(guides.length).toBeGreaterThan(0);
    expect(inSidebar.filter((id) => !guides.some(([, guide]) => guide.id === id))).toEqual([]);
  });

  it.each(guides)('%s follows the rules', (_file, {id, frontMatter, body}) => {
    const {title, description = '', slug} = frontMatter;
    expect(title?.trim(), 'title').toBeTruthy();
    expect(description.length, `characters of the description "${description}"`).toBeGreaterThanOrEqual(110);
    expect(description.length, `characters of the description "${description}"`).toBeLessThanOrEqual(160);
    expect(slug ?? '', 'slug: there, absolute, without a slash at the end').toMatch(/^\/(?:.*[^/])?$/);
    const prose = body.replace(/^([ \t]*)(`{3,}|~{3,})[\s\S]*?^\1\2[ \t]*$/gm, '');
    expect(prose.match(/^# .*|^<h1\b.*|^.+\n=+$/m)?.[0], 'a heading of level 1, which the title makes').toBeUndefined();
    expect(inSidebar.includes(id) || frontMatter.displayed_sidebar === null, 'is in sidebars.ts').toBe(true);
  });
});
