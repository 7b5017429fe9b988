import {Feed} from 'feed';
import type {Brand} from '@paydocs/core/brand/types';
import type {Release} from './types';

/**
 * @param releases - announced changes
 * @param brand - a checked brand
 * @param options - address of the page, with a slash at its end, and how Markdown becomes HTML
 * @returns the feed (RSS 2.0)
 */
export function changelogFeed(
  releases: readonly Release[],
  brand: Brand,
  {page, render}: {page: string; render: (markdown: string) => string},
): string {
  const feed = new Feed({
    id: page,
    link: page,
    title: `${brand.name} API changelog`,
    description: `Changes of the ${brand.name} APIs, announced before they reach live mode.`,
    language: 'en',
    copyright: brand.legal.copyright,
    feedLinks: {rss: `${page}rss.xml`},
    // The same sources give the same bytes.
    updated: new Date(`${releases[0]?.date ?? '2026-01-01'}T00:00:00Z`),
    generator: brand.name,
  });
  for (const {date, title, text, changes} of releases) {
    const link = `${page}#${releaseId(date)}`;
    const items = changes.map((change) => `<li>${change.api}, ${change.kind}: ${render(change.text)}</li>`);
    feed.addItem({
      // Its identity too: readers know what they have seen.
      link,
      title,
      date: new Date(`${date}T00:00:00Z`),
      content: `${text === undefined ? '' : render(text)}<ul>${items.join('')}</ul>`,
    });
  }
  return feed.rss2();
}

/** @returns the place of a release on the page */
export function releaseId(date: string): string {
  return `release-${date}`;
}
