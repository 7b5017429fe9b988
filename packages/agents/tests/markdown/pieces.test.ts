import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {getMarkdownPath} from '../../src/markdown/markdownPath';
import {getCodeText} from '@paydocs/core/html';
import {renderAreaIndex, renderSiteIndex} from '../../src/markdown/indexes/llms';
import {createArchive} from '@paydocs/core';
import {getLastCommitDate} from '../../src/markdown/history';
import {renderPageHead, renderPageParts} from '../../src/markdown/page';
import {MAX_FILE_CHARACTERS, splitMarkdown} from '../../src/markdown/split';
import {escapeMarkdown} from '../../src/markdown/markup';
import {createPage, links, site} from './writing';

describe('getMarkdownPath', () => {
  it.each([
    ['/pay/', '/', '/pay.md'],
    ['/', '/', '/index.md'],
    ['/docs/', '/docs/', '/docs/index.md'],
    ['/queries/index/', '/', '/queries/index/index.md'],
    ['/docs/pay/card/', '/docs/', '/docs/pay/card.md'],
  ])('returns for %s below %s: %s', (page, base, markdown) => expect(getMarkdownPath(page, base)).toBe(markdown));
});

describe('pieces of Markdown', () => {
  it('escape arbitrary text', () => {
    expect(escapeMarkdown('# a_b <c> [d]')).toBe('\\# a\\_b \\<c\\> \\[d\\]');
    expect(getCodeText('<b>&lt;T&gt;</b> &amp;lt; &quot;x&quot; &#x27;')).toBe('<T> &lt; "x" \'');
  });
});

describe('a long page', () => {
  const section = (name: string, size: number): string => `## ${name}\n\n${'word '.repeat(size / 5)}\n\n`;

  it('is split before its sections, and loses nothing', () => {
    const text = section('A', 300) + section('B', 300) + section('C', 300);
    const parts = splitMarkdown(text, 700);
    expect(parts.map((part) => part.slice(0, 4))).toEqual(['## A', '## C']);
    expect(parts.join('')).toBe(text);
  });

  it('is not split inside code', () => {
    const block = `\`\`\`md\n${'## no heading\n\n'.repeat(10)}\`\`\`\n\n`;
    const parts = splitMarkdown(`${block}${block}`, 200);
    expect(parts).toEqual([block, block]);
  });

  it('is split between items if a section is too long, and within a line as a last resort', () => {
    expect(splitMarkdown(`- ${'a'.repeat(30)}\n- ${'b'.repeat(30)}\n`, 40)).toHaveLength(2);
    expect(splitMarkdown('c'.repeat(100), 40).map(({length}) => length)).toEqual([40, 40, 20]);
  });

  it('has parts within the limit, each with the head and links to the others', () => {
    const parts = renderPageParts(
      createPage('/pay/'),
      Array.from({length: 40}, (_, index) => section(`S${index}`, 4000)).join(''),
      site,
    );
    expect(parts.length).toBeGreaterThan(3);
    expect(Math.max(...parts.map(({length}) => length))).toBeLessThanOrEqual(MAX_FILE_CHARACTERS);
    expect(parts[0]).toContain(`This page has ${parts.length} parts: 1, [2](https://docs.example/pay/index-2.md)`);
    expect(parts[1]).toContain('[1](https://docs.example/pay.md), 2,');
    expect(renderPageParts(createPage('/pay/'), 'Short.', site)).toHaveLength(1);
  });
});

describe('the head of a page', () => {
  it('describes the page', () => {
    expect(renderPageHead({...createPage('/pay/'), date: '2026-01-31', version: 'Next'}, site)).toBe(
      '---\ntitle: "A page"\ndescription: "What it says."\nurl: "https://docs.example/pay/"\ndate: "2026-01-31"\nversion: "Next"\n---\n\n' +
        '> [llms.txt](https://docs.example/llms.txt) lists all pages of this documentation.\n\n# A page',
    );
  });
});

describe('llms.txt', () => {
  const entry = (title: string, description = 'What it is for.') => ({title, path: '/pay/', description});
  const area = {
    name: 'docs' as const,
    title: 'Guides',
    folder: 'guides/',
    entries: [entry('Pay'), {title: 'More', entries: [entry('Card')]}],
  };

  it('lists the pages of an area below the names of their groups', () => {
    expect(renderAreaIndex(area, {title: 'Docs', description: 'All of it.'}, links)).toEqual([
      '# Docs\n\n> All of it.\n\n## Pages\n\n- [Pay](https://docs.example/pay.md): What it is for.\n\n## More\n\n' +
        '- [Card](https://docs.example/pay.md): What it is for.\n',
    ]);
  });

  it('shortens descriptions before it adds a second file', () => {
    const createEntries = (count: number) =>
      Array.from({length: count}, (_, index) => entry(`Page ${index}`, 'word '.repeat(40)));
    const [text = '', ...others] = renderAreaIndex(
      {...area, entries: createEntries(400)},
      {title: 'Docs', description: ''},
      links,
    );
    expect(others).toEqual([]);
    expect(text.length).toBeLessThanOrEqual(MAX_FILE_CHARACTERS);
    expect(text).toContain('word word…');
    const parts = renderAreaIndex({...area, entries: createEntries(3000)}, {title: 'Docs', description: ''}, links);
    expect(parts.length).toBeGreaterThan(2);
    expect(Math.max(...parts.map(({length}) => length))).toBeLessThanOrEqual(MAX_FILE_CHARACTERS);
    expect(parts.join('')).toContain('Page 2999');
  });

  it('lists pages between groups after them, under a separate heading', () => {
    const entries = [entry('Pay'), {title: 'Ways', entries: [entry('Card')]}, entry('Terms')];
    const old = {...entry('Old', ''), deprecated: true};
    expect(renderAreaIndex({...area, entries: [old]}, {title: 'Docs', description: ''}, links)[0]).toMatch(
      /- \[Old\]\(.*\) \(deprecated\)\n$/,
    );
    expect(renderAreaIndex({...area, entries}, {title: 'Docs', description: ''}, links)[0]).toMatch(
      /^# Docs\n\n## Pages\n\n- \[Pay\].*\n\n## Ways\n\n- \[Card\].*\n\n## More\n\n- \[Terms\].*\n$/,
    );
  });

  it('lists the indexes of all areas, the files, all guides, and the groups of references', () => {
    const file = {title: 'docs.zip', path: 'docs.zip', description: 'Everything.'};
    const group = {title: 'Payments', path: '/pay/', entries: [entry('Create')]};
    const rest = {name: 'rest' as const, title: 'API', folder: 'api/', entries: [group]};
    const renderIndex = (guides: typeof area): string =>
      renderSiteIndex([guides, rest], [file], {title: 'Docs', description: 'All.'}, links, 'https://docs.example/');
    const text = renderIndex(area);
    expect(text).toContain('- [Guides](https://docs.example/guides/llms.txt): ');
    expect(text).toContain('- [docs.zip](https://docs.example/docs.zip): Everything.');
    expect(text).toMatch(/## Guides\n\n- \[Pay\].*\n\n### More\n\n- \[Card\].*\n\n## API\n\n- \[Payments\].*\n$/);
    const many = Array.from({length: 600}, (_, at) => ({
      ...entry(`Guide ${at}`),
      description: 'word '.repeat(40),
    }));
    const long = renderIndex({...area, entries: [{title: 'More', path: '/pay/', entries: many} as never]});
    expect(long).toMatch(/## Guides\n\n- \[More\].*\n\n## API/);
  });
});

describe('the archive', () => {
  it('has the same bytes for the same texts, in any order', () => {
    const [one, other] = [
      createArchive(
        new Map([
          ['b.md', 'ü'],
          ['a.md', 'a'],
        ]),
      ),
      createArchive(
        new Map([
          ['a.md', 'a'],
          ['b.md', 'ü'],
        ]),
      ),
    ];
    expect(one).toEqual(other);
    expect(Buffer.from(unzipSync(one)['b.md'] ?? []).toString()).toBe('ü');
  });
});

describe('getLastCommitDate', () => {
  it('returns nothing without a history', () => {
    expect(getLastCommitDate('openapi', fs.mkdtempSync(path.join(os.tmpdir(), 'history-')))).toBeUndefined();
  });
});
