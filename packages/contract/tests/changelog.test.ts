import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {brand} from '../../../tests/fixture-site/src/brand';
import {renderChangelogFeed} from '../src/changelog/feed';
import {parseChangelog} from '../src/changelog/read';
import {InputError} from '@paydocs/core';

const VALID = `- date: 2026-02-01
  title: Refunds
  text: "Less & more."
  changes:
    - api: REST
      kind: removed
      text: The field \`a\`.
      announces: REST Payment.a removed
- date: 2026-01-01
  title: First
  changes:
    - api: GraphQL
      kind: added
      text: All.
`;

function getDiagnostics(text: string): string[] {
  try {
    parseChangelog(text, 'changelog.yaml');
    return [];
  } catch (error) {
    if (error instanceof InputError) return error.message.split('\n');
    throw error;
  }
}

describe('parseChangelog', () => {
  it('reads releases', () => {
    expect(parseChangelog(VALID, 'changelog.yaml')).toEqual([
      {
        date: '2026-02-01',
        line: 1,
        title: 'Refunds',
        text: 'Less & more.',
        changes: [{api: 'REST', kind: 'removed', text: 'The field `a`.', announces: ['REST Payment.a removed']}],
      },
      {
        date: '2026-01-01',
        line: 9,
        title: 'First',
        changes: [{api: 'GraphQL', kind: 'added', text: 'All.', announces: []}],
      },
    ]);
  });

  it('reads the changelog of the fixture site', () => {
    const file = 'tests/fixture-site/changelog.yaml';
    const releases = parseChangelog(fs.readFileSync(file, 'utf8'), file);
    expect(releases.at(-1)?.title).toBe('First release');
  });

  it.each([
    [
      'an invalid date',
      VALID.replace('2026-02-01', '1.2.2026'),
      'changelog.yaml:1: the date must be a calendar date, such as 2026-01-31 (found "1.2.2026").',
    ],
    ...['2026-02-30', '2025-02-29', '2026-13-01', '2026-04-31', '2026-00-10'].map((date): [string, string, string] => [
      `the nonexistent date ${date}`,
      VALID.replace('2026-02-01', date),
      `changelog.yaml:1: the date must be a calendar date, such as 2026-01-31 (found "${date}").`,
    ]),
    [
      'two releases on the same day',
      VALID.replace('2026-01-01', '2026-02-01'),
      'changelog.yaml:9: the previous release is also dated 2026-02-01. Combine all changes from one day into one release.',
    ],
    [
      'an unknown API',
      VALID.replace('REST\n', 'Rest\n'),
      'changelog.yaml:5: api must be one of REST, GraphQL, JavaScript (found "Rest").',
    ],
    [
      'an unknown kind',
      VALID.replace('kind: added', 'kind: new'),
      'changelog.yaml:13: kind must be one of added, changed, deprecated, fixed, removed (found "new").',
    ],
    [
      'an unknown field',
      VALID.replace('  title: First', '  titel: First'),
      'changelog.yaml:10: there\'s no field "titel". Did you mean "title"?',
    ],
    [
      'a change without text',
      VALID.replace('      text: All.\n', ''),
      'changelog.yaml:12: the change has no text. Add "text: …".',
    ],
    ['a release without changes', '- date: 2026-01-01\n  title: A\n', 'changelog.yaml:1: the release has no changes.'],
    [
      'the wrong order',
      VALID.replace('2026-02-01', '2025-02-01'),
      'changelog.yaml:9: the release dated 2026-01-01 is below the release dated 2025-02-01. Put the newest release first.',
    ],
    ['a file without a list', 'a: 1\n', 'changelog.yaml:1: the file has no list of releases'],
  ])('reports %s', (_what, text, message) => {
    expect(getDiagnostics(text).join('\n')).toContain(message);
  });
});

describe('renderChangelogFeed', () => {
  it('contains each release with its URL on the page', () => {
    const releases = parseChangelog(VALID, 'changelog.yaml');
    const feed = renderChangelogFeed(releases, brand, {
      page: 'https://docs.example/changelog/',
      render: (text) => `<p>${text}</p>`,
    });
    expect(feed).toContain('<link>https://docs.example/changelog/#release-2026-02-01</link>');
    // Feed readers have identified entries by this URL since the first version of the feed.
    expect(feed).toContain('<guid isPermaLink="true">https://docs.example/changelog/#release-2026-02-01</guid>');
    expect(feed).toContain('href="https://docs.example/changelog/rss.xml" rel="self"');
    expect(feed.match(/<item>/g)).toHaveLength(2);
    expect(feed).toBe(
      renderChangelogFeed(releases, brand, {
        page: 'https://docs.example/changelog/',
        render: (text) => `<p>${text}</p>`,
      }),
    );
  });
});
