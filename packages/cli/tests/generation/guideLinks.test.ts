import {expect, it} from 'vitest';
import type {Guide} from '@paydocs/guides/pages/types';
import {
  createGuideLinks,
  getGuidesByPage,
  createAffectedGuidesLookup,
  addAffectedGuides,
} from '../../src/generation/guideLinks';
import {site} from '../site';

const PLACES: Record<string, string> = {
  payments_create: '/apis/rest/payments-create/',
  'Payment.status': '/apis/rest/schemas/payment/#status',
  'graphql:Payment': '/apis/graphql/types/objects/payment/',
};
const placeOf = (target: string): string | undefined => PLACES[target];

it('a name leads to the first of its meanings that has a place', () => {
  const name = (line: number, code: string, ...targets: string[]) => ({file: 'docs/pay.md', line, code, targets});
  expect(
    createGuideLinks(
      [
        name(3, 'payments_create', 'payments_create'),
        name(4, 'status', '?status', 'Payment.status', 'graphql:Payment'),
        name(5, 'nowhere', 'nowhere'),
      ],
      placeOf,
    ),
  ).toEqual({
    'docs/pay.md': {
      '3 payments_create': '/apis/rest/payments-create/',
      '4 status': '/apis/rest/schemas/payment/#status',
    },
  });
});

it('a page is used in guides of the first version, those with most lines first, in each language', () => {
  const guide = (file: string, title: string, slug = `/${title.toLowerCase()}`): Guide => ({
    file,
    text: '',
    frontMatter: {title, slug},
    getLine: () => undefined,
  });
  const guides = [
    guide('docs/pay.md', 'Pay'),
    guide('docs/start.md', 'Start', '/'),
    guide('i18n/es/docusaurus-plugin-content-docs/current/pay.md', 'Pagar', '/pay'),
  ];
  const use = (file: string, line: number, target: string) => ({file, line, target});
  const uses = [
    use('docs/start.md', 1, 'payments_create'),
    use('docs/pay.md', 1, 'payments_create'),
    use('docs/pay.md', 1, 'payments_create'),
    use('docs/pay.md', 2, 'payments_create'),
    use('docs/pay.md', 2, 'Payment.status'),
    use('docs/pay.md', 2, '~status'),
    use('i18n/es/docusaurus-plugin-content-docs/current/pay.md', 1, 'payments_create'),
  ];
  const es = {currentLocale: 'es', defaultLocale: 'en', baseUrl: '/es/'};
  expect(getGuidesByPage({...site, languages: [site.languages[0], es]}, guides, uses, placeOf)).toEqual({
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

it('a difference of a release names the guides that rest on it, and on what stands inside', () => {
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
  const touched = createAffectedGuidesLookup(site, guides, uses, site.languages[0]);
  const row = (target: string) => ({kind: 'added' as const, name: target, target});
  const data = {
    kind: 'release' as const,
    date: '2026-05-04',
    changes: [],
    apis: [{api: 'REST', rows: [row('Payment.reason'), row('Payment'), row('Refund')]}],
  };
  const result = addAffectedGuides(data, touched);
  const found = result.kind === 'release' ? result.apis[0]?.rows.map((each) => each.guides?.map(({href}) => href)) : [];
  expect(found).toEqual([['/pay/'], ['/pay/', '/start/'], undefined]);
});
