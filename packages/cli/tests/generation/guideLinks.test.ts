import {expect, it} from 'vitest';
import type {Guide} from '@paydocs/content';
import {
  createGuideLinks,
  groupGuidesByPage,
  createAffectedGuidesLookup,
  addAffectedGuides,
} from '../../src/generation/guideLinks';
import {site} from '../site';

const URLS: Record<string, string> = {
  payments_create: '/apis/rest/payments-create/',
  'Payment.status': '/apis/rest/schemas/payment/#status',
  'graphql:Payment': '/apis/graphql/types/objects/payment/',
};
const getUrl = (target: string): string | undefined => URLS[target];

it('links a name to its first target that has a URL', () => {
  const createName = (line: number, code: string, ...targets: string[]) => ({file: 'docs/pay.md', line, code, targets});
  expect(
    createGuideLinks(
      [
        createName(3, 'payments_create', 'payments_create'),
        createName(4, 'status', '?status', 'Payment.status', 'graphql:Payment'),
        createName(5, 'nowhere', 'nowhere'),
      ],
      getUrl,
    ),
  ).toEqual({
    'docs/pay.md': {
      '3 payments_create': '/apis/rest/payments-create/',
      '4 status': '/apis/rest/schemas/payment/#status',
    },
  });
});

it('lists the guides of the first version that use a page, sorted by number of lines, in each language', () => {
  const createGuide = (file: string, title: string, slug = `/${title.toLowerCase()}`): Guide => ({
    file,
    text: '',
    frontMatter: {title, slug},
    getLine: () => undefined,
  });
  const guides = [
    createGuide('docs/pay.md', 'Pay'),
    createGuide('docs/start.md', 'Start', '/'),
    createGuide('i18n/es/docusaurus-plugin-content-docs/current/pay.md', 'Pagar', '/pay'),
  ];
  const createUse = (file: string, line: number, target: string) => ({file, line, target});
  const uses = [
    createUse('docs/start.md', 1, 'payments_create'),
    createUse('docs/pay.md', 1, 'payments_create'),
    createUse('docs/pay.md', 1, 'payments_create'),
    createUse('docs/pay.md', 2, 'payments_create'),
    createUse('docs/pay.md', 2, 'Payment.status'),
    createUse('docs/pay.md', 2, '~status'),
    createUse('i18n/es/docusaurus-plugin-content-docs/current/pay.md', 1, 'payments_create'),
  ];
  const es = {currentLocale: 'es', defaultLocale: 'en', baseUrl: '/es/'};
  expect(groupGuidesByPage({...site, languages: [site.languages[0], es]}, guides, uses, getUrl)).toEqual({
    '/apis/rest/payments-create/': [
      {text: 'Pay', href: '/pay/'},
      {text: 'Start', href: '/'},
    ],
    '/apis/rest/schemas/payment/': [{text: 'Pay', href: '/pay/'}],
    '/es/apis/rest/payments-create/': [
      {text: 'Pagar', href: '/es/pay/'},
      {text: 'Start', href: '/es/'},
    ],
    '/es/apis/rest/schemas/payment/': [{text: 'Pagar', href: '/es/pay/'}],
  });
});

it('lists the guides that use a difference of a release, or something inside it', () => {
  const guides: Guide[] = ['pay', 'start'].map((slug) => ({
    file: `docs/${slug}.md`,
    text: '',
    frontMatter: {title: slug, slug: `/${slug}`},
    getLine: () => undefined,
  }));
  const uses = [
    {file: 'docs/pay.md', line: 1, target: 'Payment.reason'},
    {file: 'docs/pay.md', line: 2, target: 'Payment.reason'},
    {file: 'docs/start.md', line: 1, target: '~reason'},
    {file: 'docs/start.md', line: 1, target: 'Payment.status'},
  ];
  const getGuides = createAffectedGuidesLookup(site, guides, uses, site.languages[0]);
  const createRow = (target: string) => ({kind: 'added' as const, name: target, target});
  const data = {
    kind: 'release' as const,
    date: '2026-05-04',
    changes: [],
    apis: [{api: 'REST', rows: [createRow('Payment.reason'), createRow('Payment'), createRow('Refund')]}],
  };
  const result = addAffectedGuides(data, getGuides);
  const hrefs = result.kind === 'release' ? result.apis[0]?.rows.map((each) => each.guides?.map(({href}) => href)) : [];
  expect(hrefs).toEqual([['/pay/'], ['/pay/', '/start/'], undefined]);
});
