/** Checks that pages of other APIs, which use every feature of OpenAPI, show everything that the source contains. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import YAML from 'yaml';
import type {OpenApiDocument} from '@paydocs/specs';
import type {SidebarItems} from '../../src/common/sidebarItems';
import {pageIdBuilders} from '../../src/rest/names';
import {createRestSidebar} from '../../src/rest/pages/sidebar';
import {missingFacts} from '../../../../tests/reference/pageFacts';
import {renderPage} from '../../../../tests/reference/renderPage';
import {restPages} from '../../../../tests/reference/restPages';
import {sourcePages} from '../../../../tests/reference/sourceFacts';

let root = '';
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'foreign-'));
});
afterAll(() => fs.rmSync(root, {recursive: true}));

describe.each(['apiary-3.0', 'apiary-3.1'])('the reference of %s', (name) => {
  const document = YAML.parse(fs.readFileSync(`tests/fixtures/foreign/${name}.yaml`, 'utf8')) as OpenApiDocument;
  const source = sourcePages(document as unknown as Record<string, unknown>);
  const html = new Map<string, string>();

  beforeAll(async () => {
    const folder = path.join(root, name);
    fs.mkdirSync(folder);
    await restPages(document, folder);
    for (const file of fs
      .readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((entry) => /^[^_].*\.mdx$/.test(entry))) {
      const data = JSON.parse(
        fs.readFileSync(path.join(folder, file.replace(/\.\w+\.mdx$/, '.rest.json')), 'utf8'),
      ) as unknown;
      html.set(file.replace(/\.\w+\.mdx$/, ''), renderPage(fs.readFileSync(path.join(folder, file), 'utf8'), data));
    }
  });

  it('has a page for every operation, webhook, and schema', () => {
    const expected = source.map(({kind, name: title}) =>
      kind === 'schema' ? `schemas/${pageIdBuilders.schema(title)}` : pageIdBuilders.operation(title),
    );
    expect(expected.length).toBeGreaterThan(6);
    expect(expected.filter((page) => !html.has(page))).toEqual([]);
  });

  it.each(source.map((page) => [page.kind, page.name, page] as const))(
    'shows everything about %s %s',
    (kind, title, {facts}) => {
      const page =
        html.get(kind === 'schema' ? `schemas/${pageIdBuilders.schema(title)}` : pageIdBuilders.operation(title)) ?? '';
      expect(missingFacts(page, facts)).toEqual([]);
    },
  );

  it('links only to anchors and pages that exist', () => {
    for (const [page, text] of html) {
      const links = [...text.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href);
      const fragments = links.filter((href) => href.startsWith('#')).map((href) => href.slice(1));
      expect(
        fragments.filter((id) => !text.includes(` id="${id}"`)),
        page,
      ).toEqual([]);
      const pages = links
        .filter((href) => href.startsWith('/'))
        .map((href) => href.replace(/^\/apis\/rest\/|\/$/g, ''));
      expect(
        pages.filter(
          (id) =>
            !html.has(id.replace(/^schemas\/(.*)/, (_, title: string) => `schemas/${pageIdBuilders.schema(title)}`)),
        ),
        page,
      ).toEqual([]);
    }
  });

  it('has unique IDs on each page', () => {
    for (const [page, text] of html) {
      const ids = [...text.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        page,
      ).toEqual([]);
    }
  });
});

it('labels tags with empty names', async () => {
  const folder = path.join(root, 'nameless');
  fs.mkdirSync(folder);
  const get = (...tags: string[]): object => ({get: {tags, responses: {}}});
  const tags = [{name: 'shown', 'x-displayName': ''}];
  const info = {title: 'Names', version: '1'};
  await restPages({openapi: '3.1.0', info, tags, paths: {'/a': get(''), '/b': get('shown')}}, folder);
  const {default: slice} = (await import(path.join(folder, 'sidebar.ts'))) as {default: SidebarItems};
  const labels = createRestSidebar(slice).map((item) => typeof item === 'object' && 'label' in item && item.label);
  expect(labels.sort()).toEqual(['Untitled', 'shown']);
});
