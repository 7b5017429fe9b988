import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {brand} from '../../../tests/fixture-site/src/brand';
import {renderChangelogFeed} from '../src/changelog/feed';
import {readChangelog} from '../src/changelog/read';
import {InputError} from '@paydocs/core/inputError';

const RIGHT = `- date: 2026-02-01
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

function problems(text: string): string[] {
  try {
    readChangelog(text, 'changelog.yaml');
    return [];
  } catch (error) {
    if (error instanceof InputError) return error.message.split('\n');
    throw error;
  }
}

describe('readChangelog', () => {
  it('reads releases', () => {
    expect(readChangelog(RIGHT, 'changelog.yaml')).toEqual([
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

  it('reads the one of the fixture site, which has a first release', () => {
    const file = 'tests/fixture-site/changelog.yaml';
    const releases = readChangelog(fs.readFileSync(file, 'utf8'), file);
    expect(releases.at(-1)?.title).toBe('First release');
  });

  it.each([
    [
      'a date',
      RIGHT.replace('2026-02-01', '1.2.2026'),
      'changelog.yaml:1: the date must be a calendar date, such as 2026-01-31 (found "1.2.2026").',
    ],
    ...['2026-02-30', '2025-02-29', '2026-13-01', '2026-04-31', '2026-00-10'].map((date): [string, string, string] => [
      `the day ${date}, which no calendar has`,
      RIGHT.replace('2026-02-01', date),
      `changelog.yaml:1: the date must be a calendar date, such as 2026-01-31 (found "${date}").`,
    ]),
    [
      'two releases of one day',
      RIGHT.replace('2026-01-01', '2026-02-01'),
      'changelog.yaml:9: the previous release is also dated 2026-02-01. Combine all changes from one day into one release.',
    ],
    [
      'an API',
      RIGHT.replace('REST\n', 'Rest\n'),
      'changelog.yaml:5: api must be one of REST, GraphQL, JavaScript (found "Rest").',
    ],
    [
      'a kind',
      RIGHT.replace('kind: added', 'kind: new'),
      'changelog.yaml:13: kind must be one of added, changed, deprecated, fixed, removed (found "new").',
    ],
    [
      'a field',
      RIGHT.replace('  title: First', '  titel: First'),
      'changelog.yaml:10: there\'s no field "titel". Did you mean "title"?',
    ],
    ['no text', RIGHT.replace('      text: All.\n', ''), 'changelog.yaml:12: the change has no text. Write "text: …".'],
    ['no changes', '- date: 2026-01-01\n  title: A\n', 'changelog.yaml:1: the release has no changes.'],
    [
      'the wrong order',
      RIGHT.replace('2026-02-01', '2025-02-01'),
      'changelog.yaml:9: the release dated 2026-01-01 is below the one dated 2025-02-01. Put the newest release first.',
    ],
    ['no list', 'a: 1\n', 'changelog.yaml:1: write a list of releases'],
  ])('tells of %s', (_what, text, message) => {
    expect(problems(text).join('\n')).toContain(message);
  });
});

describe('changelogFeed', () => {
  it('holds each release with its place on the page', () => {
    const releases = readChangelog(RIGHT, 'changelog.yaml');
    const feed = renderChangelogFeed(releases, brand, {
      page: 'https://docs.example/changelog/',
      render: (text) => `<p>${text}</p>`,
    });
    expect(feed).toContain('<link>https://docs.example/changelog/#release-2026-02-01</link>');
    // What readers know it by, since the first version of the feed.
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
