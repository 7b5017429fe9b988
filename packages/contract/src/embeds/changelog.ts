import {releaseId} from '../changelog/feed';
import type {AnnouncedChange, EmbedData} from '@paydocs/guides/embeds/embeds';
import {inlineHtml, markdownRenderer} from '@paydocs/core/markdown/markdown';
import type {Release} from '../changelog/types';
import type {Context} from '../checks/context';

/** Builds the data of the announced changes. */
export function changelog(context: Context): EmbedData {
  const {releases, history, siteLink} = context;
  const compared = new Set(history.comparisons.map(({date}) => date));
  return {
    kind: 'changelog',
    releases: releases.map((release) => {
      const {date, title} = release;
      const page = compared.has(date) ? {page: siteLink(`/changelog/${date}/`)} : {};
      return {id: releaseId(date), date, title, ...page, ...announcedIn(release, context)};
    }),
  };
}

/** Renders the announcement of a release as HTML. */
export function announcedIn(
  {text, changes}: Release,
  {siteLink}: Pick<Context, 'siteLink'>,
): {html?: string; changes: AnnouncedChange[]} {
  const render = markdownRenderer(siteLink);
  const renderInline = (markdown: string): string => inlineHtml(render(markdown)) ?? '';
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
