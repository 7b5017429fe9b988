import {releaseId} from '../changelog/feed';
import type {EmbedData} from '@paydocs/guides/embeds/embeds';
import {inlineHtml, markdownRenderer} from '@paydocs/core/markdown/markdown';
import type {Context} from '../checks/context';

/** @returns the announced changes of the APIs */
export function changelog({releases, siteLink}: Context): EmbedData {
  const render = markdownRenderer(siteLink);
  const html = (text: string): string => inlineHtml(render(text)) ?? '';
  return {
    kind: 'changelog',
    releases: releases.map(({date, title, text, changes}) => ({
      id: releaseId(date),
      date,
      title,
      ...(text !== undefined && {html: html(text)}),
      changes: changes.map((change) => ({
        api: change.api,
        kind: change.kind,
        breaking: change.announces.length > 0,
        html: html(change.text),
      })),
    })),
  };
}
