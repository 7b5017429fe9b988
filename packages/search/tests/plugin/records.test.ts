import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {collectDocsPages, type SitePage} from '../../src/plugin/pages';
import {createRecords} from '../../src/plugin/records';
import {writeAssets} from '../../src/plugin/files';
import type {OperationPageData, SchemaPageData, GraphqlPageData} from '@paydocs/reference';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'records-'));
afterAll(() => fs.rmSync(folder, {recursive: true}));

function createPageRecords(file: string, data?: object): {headings: string[]; texts: string[]; first: unknown} {
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
  const records = createRecords([page], {folder, url: 'https://docs.example', language: 'en', guides: {}});
  expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  const getHeading = ({url, hierarchy: {lvl2, lvl3}}: (typeof records)[number]): string =>
    [url.replace('https://docs.example/page/', ''), lvl2, lvl3].filter(Boolean).join(' ');
  return {
    headings: records.filter(({type}) => type !== 'content').map(getHeading),
    texts: records.filter(({type}) => type === 'content').map((record) => `${getHeading(record)}: ${record.content}`),
    first: records[0],
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
  it('include every section of an operation, and its other names', () => {
    const {headings, texts, first} = createPageRecords('apis/rest/books-lend.api.mdx', operation);
    expect(headings).toEqual([
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

  it('include the fields, values, and codes of a type', () => {
    const page: SchemaPageData = {
      type: 'string (enum)',
      values: [{id: 'lent', name: 'LENT', html: 'Somebody has it.'}],
      errors: [{id: 'error-e1', code: 'E1', cause: 'Why.'}],
    };
    const {headings} = createPageRecords('apis/rest/schemas/state.schema.mdx', page);
    expect(headings).toEqual(['', '#lent Values LENT', '#error-e1 Codes, causes, and solutions E1']);
  });

  it('include the members of GraphQL pages with their arguments and deprecation reasons', () => {
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
    const {headings, texts} = createPageRecords('apis/graphql/types/objects/library.mdx', page);
    expect(headings).toEqual(['', '#books Fields books', '#books-first Fields first']);
    expect(texts).toEqual([
      ': What it is.',
      ': Closed.',
      '#books Fields books: All.',
      '#books-first Fields first: Use limit.',
    ]);
    const state: GraphqlPageData = {definition: '', values: [{id: 'lent', name: 'LENT'}]};
    expect(createPageRecords('apis/graphql/types/enums/state.mdx', state).headings[1]).toBe('#lent Values LENT');
    const operation: GraphqlPageData = {definition: '', arguments: [{id: 'by', name: 'by', type: 'ID'}]};
    expect(createPageRecords('apis/graphql/operations/queries/books.mdx', operation).headings[1]).toBe(
      '#by Arguments by',
    );
  });
});

describe('records of guides', () => {
  it('include the words of code that are not in names, and the text of components', () => {
    const guide: SitePage = {
      ...{area: 'docs', path: '/a/', title: 'A', description: '', file: 'docs/a.mdx', tag: 'docs-default-current'},
      breadcrumb: ['Guides'],
    };
    const records = createRecords([guide], {
      ...{folder, url: 'https://docs.example', language: 'en'},
      guides: {
        'docs/a.mdx': [
          {anchor: '', names: [], texts: [], code: ['first']},
          {
            ...{anchor: 'b', names: ['B'], texts: ['Call lend.'], code: ['lend', '--all', 'B']},
            components: [{name: 'Table', attributes: {kind: 'cards'}}],
          },
        ],
      },
      getComponentTexts: ({name, attributes}) => [`${name} of ${attributes['kind']}`],
    });
    expect(records.map(({anchor, type, content, keywords}) => [anchor, type, content, keywords])).toEqual([
      [null, 'lvl1', null, ['first']],
      ['b', 'lvl2', null, ['lend', '--all']],
      ['b', 'content', 'Call lend.', undefined],
      ['b', 'content', 'Table of cards', undefined],
    ]);
  });
});

describe('pages', () => {
  it('come from the docs plugins, with category pages and breadcrumbs', () => {
    const version = {
      versionName: 'current',
      docs: [
        {
          id: 'lend',
          permalink: '/lend',
          title: 'Lend',
          description: 'How.',
          source: '@site/docs/lend.md',
          frontMatter: {},
        },
      ],
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
      pages.map(({path: route, title, file, breadcrumb, tag}) => [route, title, file, breadcrumb.join('/'), tag]),
    ).toEqual([
      ['/lend/', 'Lend', 'docs/lend.md', 'Guides/Books', 'docs-default-current'],
      ['/category/books/', 'All books', undefined, 'Guides', 'docs-default-current'],
    ]);
  });
});

describe('files of the index', () => {
  it('are named by their content, and replace files with other content', () => {
    const write = (content: string): string =>
      writeAssets([{name: 'a.json', content}], folder, 'assets')['a.json'] ?? '';
    const first = write('one');
    expect(first).toMatch(/^assets\/a\.[0-9a-f]{8}\.json$/);
    expect(write('one')).toBe(first);
    const second = write('two');
    expect(fs.readdirSync(path.join(folder, 'assets'))).toEqual([path.basename(second)]);
  });
});
