import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {compile} from '@mdx-js/mdx';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {compileGeneratedPage} from '../../src/docs-area/generatedPage';

interface Module {
  default: ComponentType;
  toc: unknown;
}

const PAGE = `---
title: "Create a payment"
---

import page from './page.mjs';
import {Box, Columns} from './parts.mjs';

<Box page={page} />

<Columns>

<Columns wide>

## Code samples {#samples}

<Box links={[{"text":"201 } x={y}","href":"#a"}]} place="header" folded />

</Columns>

### 404 Not found {#response-404}

</Columns>

<Box page={page} status={"201"} />
`;

// Inside of the project, so that packages are found.
const folder = path.resolve('.generated', `test-pages-${process.pid}`);
let count = 0;

async function load(code: string): Promise<Module> {
  const file = path.join(folder, `${count++}.mjs`);
  fs.writeFileSync(file, code);
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Module;
}

async function loadMdx(page: string): Promise<Module> {
  const body = page.replace(/^---[\s\S]*?---\n/, '').replace(/ \{#[\w-]+\}/g, '');
  return load(String(await compile(body, {providerImportSource: '@mdx-js/react'})));
}

beforeAll(() => {
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(path.join(folder, 'page.mjs'), "export default {name: 'payments_create'};");
  fs.writeFileSync(
    path.join(folder, 'parts.mjs'),
    `import {createElement} from 'react';
export const Box = (props) => createElement('pre', null, JSON.stringify(props));
export const Columns = ({children, ...rest}) => createElement('div', {title: JSON.stringify(rest)}, children);`,
  );
});

afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

describe('compileGeneratedPage', () => {
  it('makes what MDX makes', async () => {
    const ours = await load(compileGeneratedPage(PAGE)?.content ?? '');
    const html = renderToStaticMarkup(createElement(ours.default));
    const mdx = renderToStaticMarkup(createElement((await loadMdx(PAGE)).default));
    expect(html.replace(/ id="[\w-]+"/g, '')).toBe(mdx.replace(/\n/g, ''));
    expect(html).toContain('<h2 id="samples">Code samples</h2>');
    expect(html).toContain(
      '{&quot;page&quot;:{&quot;name&quot;:&quot;payments_create&quot;},&quot;status&quot;:&quot;201&quot;}',
    );
  });

  it('lists the headings for the table of contents', async () => {
    const {toc} = await load(compileGeneratedPage(PAGE)?.content ?? '');
    expect(toc).toEqual([
      {value: 'Code samples', id: 'samples', level: 2},
      {value: '404 Not found', id: 'response-404', level: 3},
    ]);
  });

  it('takes addresses as the loader escapes them', () => {
    expect(compileGeneratedPage('## Values \\{#values}\n')?.content).toContain('"Values"');
  });

  it.each([
    ['text', 'Some words.'],
    ['markup in a heading', '## The `id` {#id}'],
    ['a heading without an address', '## Values'],
    ['an expression', '<Box page={1 + 1} />'],
    ['a component that is not closed', '<Box>'],
    ['an end without a start', '</Box>'],
    ['code', '```json\n{}\n```'],
  ])('leaves a page with %s to MDX', (_, body) => {
    expect(compileGeneratedPage(`<Box />\n\n${body}\n`)).toBeUndefined();
  });
});
