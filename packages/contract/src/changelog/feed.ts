import {Feed} from 'feed';
import type {Brand} from '@paydocs/core';
import {escapeHtml} from '@paydocs/core/html';
import type {Comparison} from './history';
import type {Release} from './types';

/**
 * Renders the feed of announced changes.
 *
 * @param releases - announced changes, newest first
 * @param brand - validated brand
 * @param options - URL of the changelog page with a trailing slash, renderer of Markdown, and comparisons of release
 *   snapshots
 * @returns the feed (RSS 2.0, https://www.rssboard.org/rss-specification)
 */
export function renderChangelogFeed(
  releases: readonly Release[],
  brand: Brand,
  {
    page,
    render,
    comparisons = [],
  }: {page: string; render: (markdown: string) => string; comparisons?: readonly Comparison[]},
): string {
  const feed = new Feed({
    id: page,
    link: page,
    title: `${brand.name} API changelog`,
    description: `Changes to the ${brand.name} APIs, announced before they reach live mode.`,
    language: 'en',
    copyright: brand.legal.copyright,
    feedLinks: {rss: `${page}rss.xml`},
    // The same sources must result in the same bytes.
    updated: new Date(`${releases[0]?.date ?? '2026-01-01'}T00:00:00Z`),
    generator: brand.name,
  });
  for (const {date, title, text, changes} of releases) {
    const link = `${page}#${getReleaseId(date)}`;
    const items = changes.map((change) => `<li>${change.api}, ${change.kind}: ${render(change.text)}</li>`);
    feed.addItem({
      // Also the identity of the item, by which feed readers recognize known items.
      link,
      title,
      date: new Date(`${date}T00:00:00Z`),
      content: `${text === undefined ? '' : render(text)}<ul>${items.join('')}</ul>${renderDifferences(date, page, comparisons)}`,
    });
  }
  return feed.rss2();
}

/** Renders the differences of a release as HTML, with a link to the page of the release; empty if there are none. */
function renderDifferences(date: string, page: string, comparisons: readonly Comparison[]): string {
  const {differences = []} = comparisons.find((comparison) => comparison.date === date) ?? {};
  if (differences.length === 0) return '';
  const items = differences.map(({api, kind, name}) => `<li>${api}, ${kind}: <code>${escapeHtml(name)}</code></li>`);
  return `<p><a href="${page}${date}/">All differences</a></p><ul>${items.join('')}</ul>`;
}

/**
 * Returns the anchor of a release on the changelog page.
 *
 * @param date - date of the release, `YYYY-MM-DD`
 * @returns the anchor, without `#`
 */
export function getReleaseId(date: string): string {
  return `release-${date}`;
}
