/** The content of page cards. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {afterAll, expect, it} from 'vitest';
import {createCards} from '../../src/cards/pages';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'));
afterAll(() => fs.rmSync(siteDir, {recursive: true}));
const writeEndpoint = (name: string, endpoint: object): void => {
  const file = path.join(siteDir, name);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, JSON.stringify({endpoint}));
};
writeEndpoint('apis/rest/pay.rest.json', {method: 'POST', path: '/payments/{id}', server: 'https://api.example'});
writeEndpoint('apis/rest/paid.rest.json', {method: 'POST', path: 'payment.paid', kind: 'webhook'});

const areas = {
  docs: {id: 'default', title: 'Guides'},
  rest: {id: 'rest', title: 'REST API'},
  graphql: {id: 'graphql', title: 'GraphQL API'},
};
const doc = (permalink: string, source: string, title = 'A page', frontMatter: object = {}): object => ({
  ...{id: permalink, permalink, title, description: '', source: `@site/${source}`, frontMatter},
});
const version = (docs: object[], label = 'Next', isLast = true): object => ({docs, label, isLast, sidebars: {}});
const content = (...loadedVersions: object[]): LoadedContent => ({loadedVersions}) as unknown as LoadedContent;

it('contains the area, the title, and the name in code', () => {
  const {pages} = createCards(
    {
      default: content(version([doc('/start', 'docs/start.md', 'Start')])),
      rest: content(
        version([
          doc('/apis/rest/', 'apis/rest/index.mdx', 'REST API'),
          doc('/apis/rest/pay', 'apis/rest/pay.api.mdx', 'Pay'),
          doc('/apis/rest/paid', 'apis/rest/paid.api.mdx', 'Paid'),
          doc('/apis/rest/lost', 'apis/rest/lost.api.mdx', 'Lost'),
        ]),
      ),
      graphql: content(
        version([
          doc('/apis/graphql/operations/mutations/pay', 'apis/graphql/operations/mutations/pay.mdx', 'pay'),
          doc('/apis/graphql/types/objects/money', 'apis/graphql/types/objects/money.mdx', 'Money'),
        ]),
      ),
    },
    areas,
    siteDir,
  );
  expect(Object.fromEntries(pages)).toEqual({
    '/start/': {area: 'Guides', title: 'Start'},
    '/apis/rest/': {title: 'REST API'},
    '/apis/rest/pay/': {area: 'REST API', title: 'Pay', code: ['POST', '/payments/{id}']},
    '/apis/rest/paid/': {area: 'REST API', title: 'Paid', code: ['', 'payment.paid']},
    '/apis/rest/lost/': {area: 'REST API', title: 'Lost'},
    '/apis/graphql/operations/mutations/pay/': {area: 'GraphQL API', title: 'pay', code: ['mutation']},
    '/apis/graphql/types/objects/money/': {area: 'GraphQL API', title: 'Money', code: ['type']},
  });
});

it('includes the version if there are several', () => {
  const old = version([doc('/1.0/start', 'versioned_docs/version-1.0/start.md')], '1.0', false);
  const {pages} = createCards({default: content(version([doc('/start', 'docs/start.md')]), old)}, areas, siteDir);
  expect([...pages.values()].map(({area}) => area)).toEqual(['Guides · Next', 'Guides · 1.0']);
});

it('lists the pages with their own image', () => {
  const docs = [doc('/a', 'docs/a.md', 'A', {image: 'img/a.png'}), doc('/b', 'docs/b.md')];
  expect(createCards({default: content(version(docs))}, areas, siteDir).pagesWithImage).toEqual(['/a/']);
});
