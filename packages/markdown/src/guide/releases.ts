/** Renders API releases as Markdown. */
import {translate} from '@paydocs/core/translate';
import type {AnnouncedChange, DeprecationRow, DifferenceRow, ReleaseData} from '@paydocs/guides/embeds/embeds';
import {longDate} from '@paydocs/guides/embeds/longDate';
import type {Links} from '../links';
import {blocks, code, escaped, link, list, table} from '../text';
import type {GuideWriting} from './options';

/** Renders a name, linked to its section of a reference if it has one. */
export const namedText = ({name, href}: {name: string; href?: string | undefined}, links: Links): string =>
  href === undefined ? code(name) : `[${code(name)}](${links.portable(href)})`;

/** Renders the announced changes of a release. */
export const announcedText = (changes: readonly AnnouncedChange[], {html}: GuideWriting): string =>
  list(
    changes.map(({api, kind, breaking, html: change}) => {
      const suffix = breaking ? `, ${getBreakingMark()}` : '';
      return `**${api}, ${kind}${suffix}**: ${html(change)}`;
    }),
  );

/** Renders a release: its announced changes, and its differences from the previous release. */
export function releaseText({date, before, html: text, changes, apis}: ReleaseData, writing: GuideWriting): string {
  const {html, locale} = writing;
  return blocks(
    longDate(date, locale),
    html(text),
    announcedText(changes, writing),
    before !== undefined &&
      blocks(
        `## ${translate({id: 'paydocs.release.differences', message: 'Differences from the previous release'})}`,
        translate(
          {id: 'paydocs.release.before', message: 'Compared with the release from {date}:'},
          {date: longDate(before, locale)},
        ),
      ),
    ...apis.flatMap(({api, rows}) => [`### ${api}`, ...renderDifferencesByKind(rows, writing)]),
  );
}

/** Renders a title for each kind of difference, followed by the differences of that kind. */
function renderDifferencesByKind(rows: readonly DifferenceRow[], writing: GuideWriting): string[] {
  const kinds = {
    added: translate({id: 'paydocs.release.added', message: 'Added'}),
    changed: translate({id: 'paydocs.release.changed', message: 'Changed'}),
    deprecated: translate({id: 'paydocs.release.deprecated', message: 'Deprecated'}),
    removed: translate({id: 'paydocs.release.removed', message: 'Removed'}),
  };
  return Object.entries(kinds).flatMap(([kind, title]) => {
    const rowsOfKind = rows.filter((row) => row.kind === kind);
    return rowsOfKind.length === 0 ? [] : [title, list(rowsOfKind.map((row) => renderDifference(row, writing)))];
  });
}

function renderDifference(row: DifferenceRow, {links}: GuideWriting): string {
  const {text, breaking, guides = []} = row;
  const guideLinks = guides.map((guide) => link(guide.text, links.portable(guide.href))).join(', ');
  return [
    namedText(row, links),
    breaking && `**${getBreakingMark()}**`,
    text !== undefined && escaped(text),
    guides.length > 0 && `${translate({id: 'paydocs.release.guides', message: 'Guides:'})} ${guideLinks}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Renders the table of deprecations. */
export function deprecationsText(rows: readonly DeprecationRow[], {html, links, locale}: GuideWriting): string {
  if (rows.length === 0) return translate({id: 'paydocs.deprecations.none', message: 'There are no deprecations.'});
  return table(
    [
      translate({id: 'paydocs.release.deprecated', message: 'Deprecated'}),
      translate({id: 'paydocs.deprecations.since', message: 'Since'}),
      translate({id: 'paydocs.deprecations.sunset', message: 'Sunset'}),
      translate({id: 'paydocs.deprecations.successor', message: 'Successor'}),
    ],
    rows.map((row) => [
      `${namedText(row, links)} ${row.api}`,
      longDate(row.date, locale),
      row.sunset === undefined
        ? translate({id: 'paydocs.deprecations.noSunset', message: 'Not planned'})
        : longDate(row.sunset, locale),
      `${row.successor ? namedText(row.successor, links) : ''} ${html(row.html)}`.trim(),
    ]),
  );
}

const getBreakingMark = (): string => translate({id: 'paydocs.changelog.breaking', message: 'breaking'});
