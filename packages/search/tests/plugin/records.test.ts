import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {collectDocsPages, type SitePage} from '../../src/plugin/pages';
import {createRecords} from '../../src/plugin/records';
import {writeAssets} from '../../src/plugin/files';
import type {OperationPageData, SchemaPageData} from '@paydocs/reference/data/rest';
import type {GraphqlPageData} from '@paydocs/reference/data/graphql';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'records-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

function records(file: string, data?: object): {places: string[]; texts: string[]; first: unknown} {
  if (data) {
    const target = path.join(
      folder,
      file.replace(/(?:\.\w+)?\.mdx$/, `.${file.includes('graphql') ? 'graphql' : 'rest'}.json`),
    );
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, JSON.stringify(data));
  }
  const page: SitePage = {
    ...{
      area: file.includes('graphql') ? 'graphql' : 'rest',
      path: '/page/',
      title: 'A page',
      description: 'What it is.',
    },
    ...{file, tag: 'docs-rest-current', breadcrumb: ['REST API']},
  };
  const made = createRecords([page], {folder, url: 'https://docs.example', language: 'en', guides: {}});
  expect(new Set(made.map(({objectID}) => objectID)).size).toBe(made.length);
  const place = ({url, hierarchy: {lvl2, lvl3}}: (typeof made)[number]): string =>
    [url.replace('https://docs.example/page/', ''), lvl2, lvl3].filter(Boolean).join(' ');
  return {
    places: made.filter(({type}) => type !== 'content').map(place),
    texts: made.filter(({type}) => type === 'content').map((record) => `${place(record)}: ${record.content}`),
    first: made[0],
  };
}

const operation: OperationPageData = {
  endpoint: {method: 'POST', path: '/books/{id}', server: 'https://api.example/v2'},
  html: '<p>Lends a <code>book</code> &amp; more.</p>',
  parameters: {path: [{id: 'path-id', name: 'id', type: 'string', html: '<p>Which book.</p>'}]},
  body: {
    media: [
      {
        type: 'application/json',
        schema: {
          type: 'object',
          fields: [
            {id: 'body-to', name: 'to', type: 'object', fields: [{id: 'body-to-name', name: 'name', type: 'string'}]},
          ],
          choices: [
            {
              rule: 'one',
              alternatives: [
                {
                  id: 'body-one',
                  label: 'One',
                  type: 'object',
                  fields: [{id: 'body-one-days', name: 'days', type: 'integer'}],
                },
              ],
            },
          ],
        },
      },
    ],
  },
  responses: {'200': {status: '200', html: '<p>Lent.</p>', headers: [{id: 'h', name: 'Request-Id', type: 'string'}]}},
  errors: [{id: 'error-book-lost', code: 'book_lost', cause: 'It is gone.', cure: 'Buy another.'}],
};

describe('records', () => {
  it('hold every place of an operation, and its other names', () => {
    const {places, texts, first} = records('apis/rest/books-lend.api.mdx', operation);
    expect(places).toEqual([
      '',
      '#path-id Path parameters id',
      '#body-to Request body to',
      '#body-to-name Request body name',
      '#body-one-days Request body days',
      '#response-200 Response 200',
      '#h Response 200 Request-Id',
      '#error-book-lost Errors book_lost',
    ]);
    expect(texts).toContain(': Lends a book & more.');
    expect(texts).toContain('#error-book-lost Errors book_lost: It is gone. Buy another.');
    expect(first).toMatchObject({
      type: 'lvl1',
      url: 'https://docs.example/page/',
      language: 'en',
      docusaurus_tag: 'docs-rest-current',
      page_kind: 'restOperation',
      identifiers: ['page', 'POST /books/{id}', '/v2/books/{id}'],
    });
  });

  it('hold fields, values and codes of a type', () => {
    const page: SchemaPageData = {
      type: 'string (enum)',
      values: [{id: 'lent', name: 'LENT', html: 'Somebody has it.'}],
      errors: [{id: 'error-e1', code: 'E1', cause: 'Why.'}],
    };
    const {places} = records('apis/rest/schemas/state.schema.mdx', page);
    expect(places).toEqual(['', '#lent Values LENT', '#error-e1 Codes, causes, and solutions E1']);
  });

  it('hold members of GraphQL pages with their arguments, and why they are deprecated', () => {
    const page: GraphqlPageData = {
      definition: '',
      deprecated: '<p>Closed.</p>',
      fields: [
        {
          ...{id: 'books', name: 'books', type: '[Book]', html: '<p>All.</p>', deprecated: true},
          arguments: [{id: 'books-first', name: 'first', type: 'Int', deprecated: '<p>Use <code>limit</code>.</p>'}],
        },
      ],
    };
    const {places, texts} = records('apis/graphql/types/objects/library.mdx', page);
    expect(places).toEqual(['', '#books Fields books', '#books-first Fields first']);
    expect(texts).toEqual([
      ': What it is.',
      ': Closed.',
      '#books Fields books: All.',
      '#books-first Fields first: Use limit.',
    ]);
    const state: GraphqlPageData = {definition: '', values: [{id: 'lent', name: 'LENT'}]};
    expect(records('apis/graphql/types/enums/state.mdx', state).places[1]).toBe('#lent Values LENT');
    const operation: GraphqlPageData = {definition: '', arguments: [{id: 'by', name: 'by', type: 'ID'}]};
    expect(records('apis/graphql/operations/queries/books.mdx', operation).places[1]).toBe('#by Arguments by');
  });
});

describe('records of guides', () => {
  it('have the words of code that the text does not have, and what components show', () => {
    const guide: SitePage = {
      ...{area: 'docs', path: '/a/', title: 'A', description: '', file: 'docs/a.mdx', tag: 'docs-default-current'},
      breadcrumb: ['Guides'],
    };
    const made = createRecords([guide], {
      ...{folder, url: 'https://docs.example', language: 'en'},
      guides: {
        'docs/a.mdx': [
          {anchor: '', names: [], texts: [], code: ['first']},
          {
            ...{anchor: 'b', names: ['B'], texts: ['Call lend.'], code: ['lend', '--all']},
            components: [{name: 'Table', attributes: {kind: 'cards'}}],
          },
        ],
      },
      getComponentTexts: ({name, attributes}) => [`${name} of ${attributes['kind']}`],
    });
    expect(made.map(({anchor, type, content, keywords}) => [anchor, type, content, keywords])).toEqual([
      [null, 'lvl1', null, ['first']],
      ['b', 'lvl2', null, ['--all']],
      ['b', 'content', 'Call lend.', undefined],
      ['b', 'content', 'Table of cards', undefined],
    ]);
  });
});

describe('pages', () => {
  it('are those of the docs plugins, with category pages and where the sidebar has them', () => {
    const version = {
      versionName: 'current',
      docs: [{id: 'lend', permalink: '/lend', title: 'Lend', description: 'How.', source: '@site/docs/lend.md'}],
      sidebars: {
        docs: [
          {
            type: 'category',
            label: 'Books',
            link: {type: 'generated-index', permalink: '/category/books', title: 'All books'},
            items: [{type: 'doc', id: 'lend'}],
          },
        ],
      },
    };
    const pages = collectDocsPages(
      {default: {loadedVersions: [version]} as never},
      {
        docs: {id: 'default'},
        rest: {id: 'rest'},
        graphql: {id: 'graphql'},
      },
    );
    expect(
      pages.map(({path: address, title, file, breadcrumb, tag}) => [address, title, file, breadcrumb.join('/'), tag]),
    ).toEqual([
      ['/lend/', 'Lend', 'docs/lend.md', 'Guides/Books', 'docs-default-current'],
      ['/category/books/', 'All books', undefined, 'Guides', 'docs-default-current'],
    ]);
  });
});

describe('files of the index', () => {
  it('are named by their content, and those of another content go', () => {
    const write = (content: string): string =>
      writeAssets([{name: 'a.json', content}], folder, 'assets')['a.json'] ?? '';
    const first = write('one');
    expect(first).toMatch(/^assets\/a\.[0-9a-f]{8}\.json$/);
    expect(write('one')).toBe(first);
    const second = write('two');
    expect(fs.readdirSync(path.join(folder, 'assets'))).toEqual([path.basename(second)]);
  });
});
