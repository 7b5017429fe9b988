import {getReleaseId} from '../changelog/feed';
import type {AnnouncedChange, EmbedData} from '@paydocs/content';
import {toInlineHtml, createMarkdownRenderer} from '@paydocs/core/html';
import type {Release} from '../changelog/types';
import type {CheckContext} from '../checks/context';

/** Builds the data of the changelog page: all releases with their announced changes. */
export function buildChangelogData(context: CheckContext): EmbedData {
  const {releases, history, toSiteHref} = context;
  const compared = new Set(history.comparisons.map(({date}) => date));
  return {
    kind: 'changelog',
    releases: releases.map((release) => {
      const {date, title} = release;
      const page = compared.has(date) ? {page: toSiteHref(`/changelog/${date}/`)} : {};
      return {id: getReleaseId(date), date, title, ...page, ...renderAnnouncement(release, context)};
    }),
  };
}

/** Renders the announcement of a release as HTML. */
export function renderAnnouncement(
  {text, changes}: Release,
  {toSiteHref}: Pick<CheckContext, 'toSiteHref'>,
): {html?: string; changes: AnnouncedChange[]} {
  const render = createMarkdownRenderer(toSiteHref);
  const renderInline = (markdown: string): string => toInlineHtml(render(markdown)) ?? '';
  return {
    ...(text !== undefined && {html: renderInline(text)}),
    changes: changes.map((change) => ({
      api: change.api,
      kind: change.kind,
      breaking: change.announces.length > 0,
      html: renderInline(change.text),
    })),
  };
}
