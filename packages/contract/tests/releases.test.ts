import {describe, expect, it} from 'vitest';
import {brand} from '../../../tests/fixture-site/src/brand';
import {createCheckContext} from '../src/context';
import {parseChangelog} from '../src/changelog/read';
import {renderChangelogFeed} from '../src/changelog/feed';
import type {ReleaseHistory} from '../src/changelog/history';
import {checkEmbed} from '../src/embeds';

const releases = parseChangelog(
  `- date: 2026-05-04
  title: Refunds
  changes:
    - api: REST
      kind: added
      text: A \`reason\`.
      names:
        - Payment.reason
- date: 2026-01-01
  title: First
  changes:
    - api: REST
      kind: added
      text: All.
`,
  'changelog.yaml',
);
const history: ReleaseHistory = {
  comparisons: [
    {
      date: '2026-05-04',
      before: '2026-01-01',
      differences: [
        {api: 'REST', kind: 'added', name: 'Payment.reason', target: 'Payment.reason'},
        {api: 'GraphQL', kind: 'removed', name: 'Query.old', target: 'graphql:Query.old', breaking: true},
      ],
    },
  ],
  deprecations: [
    {
      api: 'GraphQL',
      name: 'Query.ok',
      target: 'graphql:Query.ok',
      date: '2026-05-04',
      reason: 'Use `better` instead. It is better.',
      sunset: '2027-01-01',
      successor: {name: 'better', target: 'graphql:Query.better'},
    },
  ],
};
const context = createCheckContext({
  openapi: {},
  sdl: 'type Query { ok: Int }',
  brand,
  releases,
  history,
  getHref: (target) => `/at/${target}/`,
});
const check = (name: string, attributes: Record<string, string> = {}): ReturnType<typeof checkEmbed> =>
  checkEmbed(context, {name, attributes, line: 1});

describe('<ApiRelease>', () => {
  it('shows the announced changes and the differences of each API', () => {
    expect(check('ApiRelease', {date: '2026-05-04'}).data).toEqual({
      kind: 'release',
      date: '2026-05-04',
      before: '2026-01-01',
      changes: [{api: 'REST', kind: 'added', breaking: false, html: 'A <code>reason</code>.'}],
      apis: [
        {
          api: 'REST',
          rows: [{kind: 'added', name: 'Payment.reason', target: 'Payment.reason', href: '/at/Payment.reason/'}],
        },
        {api: 'GraphQL', rows: [{kind: 'removed', name: 'old', target: 'graphql:Query.old', breaking: true}]},
      ],
    });
  });

  it('compares the first release with nothing', () => {
    expect(check('ApiRelease', {date: '2026-01-01'}).data).toMatchObject({kind: 'release', apis: []});
  });

  it("reports a release that isn't in the changelog", () => {
    expect(check('ApiRelease', {date: '2026-05-05'}).message).toBe(
      '<ApiRelease>: the changelog has no release dated 2026-05-05. Did you mean "2026-05-04"?',
    );
  });
});

describe('<ApiDeprecations>', () => {
  it('shows deprecations with sunset and successor', () => {
    expect(check('ApiDeprecations').data).toEqual({
      kind: 'deprecations',
      rows: [
        {
          api: 'GraphQL',
          name: 'ok',
          href: '/at/graphql:Query.ok/',
          date: '2026-05-04',
          sunset: '2027-01-01',
          successor: {name: 'better', href: '/at/graphql:Query.better/'},
          html: 'It is better.',
        },
      ],
    });
  });
});

describe('<ApiChangelog>', () => {
  it('links to the pages of compared releases', () => {
    const {data} = check('ApiChangelog');
    const pages = data?.kind === 'changelog' ? data.releases.map(({page}) => page) : [];
    expect(pages).toEqual(['/changelog/2026-05-04/', undefined]);
  });
});

describe('renderChangelogFeed', () => {
  it('contains the differences of a release and links to its page', () => {
    const options = {page: 'https://docs.example/changelog/', render: (text: string) => text};
    const feed = renderChangelogFeed(releases, brand, {...options, comparisons: history.comparisons});
    expect(feed).toContain('<a href="https://docs.example/changelog/2026-05-04/">All differences</a>');
    expect(feed).toContain('<li>GraphQL, removed: <code>Query.old</code></li>');
    expect(renderChangelogFeed(releases, brand, options)).not.toContain('All differences');
  });
});

describe('parseChangelog', () => {
  const createChangelog = (more: string): string =>
    `- date: 2026-01-01\n  title: A\n  changes:\n    - api: REST\n      kind: deprecated\n      text: B.\n${more}`;

  it('reads names with their lines, sunset, and successor', () => {
    const [release] = parseChangelog(
      createChangelog('      names: [a, b]\n      sunset: 2027-01-01\n      successor: c\n'),
      'c.yaml',
    );
    expect(release?.changes).toEqual([
      {
        api: 'REST',
        kind: 'deprecated',
        text: 'B.',
        announces: [],
        names: [
          {name: 'a', line: 7},
          {name: 'b', line: 7},
        ],
        sunset: '2027-01-01',
        successor: 'c',
      },
    ]);
  });

  it.each([
    ["a sunset that isn't a date", createChangelog('      sunset: soon\n'), 'c.yaml:7: sunset must be a calendar date'],
    [
      'a sunset without a deprecation',
      createChangelog('      sunset: 2027-01-01\n').replace('deprecated', 'added'),
      'c.yaml:7: sunset is only for deprecations. Delete it, or write "kind: deprecated".',
    ],
  ])('reports %s', (_what, source, message) => {
    expect(() => parseChangelog(source, 'c.yaml')).toThrow(message);
  });
});
