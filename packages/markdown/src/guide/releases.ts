/** Renders API releases as Markdown. */
import {translate} from '@paydocs/core/translate';
import type {AnnouncedChange, DeprecationRow, DifferenceRow, ReleaseData} from '@paydocs/guides/embeds/embeds';
import {formatLongDate} from '@paydocs/guides/embeds/formatLongDate';
import type {LinkResolver} from '../links';
import {joinBlocks, inlineCode, escapeMarkdown, link, list, table} from '../markup';
import type {GuideRenderContext} from './options';

/** Renders a name, linked to its section of a reference if it has one. */
export const renderNameLink = ({name, href}: {name: string; href?: string | undefined}, links: LinkResolver): string =>
  href === undefined ? inlineCode(name) : `[${inlineCode(name)}](${links.resolveHref(href)})`;

/** Renders the announced changes of a release. */
export const renderAnnouncedChanges = (
  changes: readonly AnnouncedChange[],
  {htmlToMarkdown}: GuideRenderContext,
): string =>
  list(
    changes.map(({api, kind, breaking, html: change}) => {
      const suffix = breaking ? `, ${getBreakingMark()}` : '';
      return `**${api}, ${kind}${suffix}**: ${htmlToMarkdown(change)}`;
    }),
  );

/** Renders a release: its announced changes, and its differences from the previous release. */
export function renderRelease(
  {date, before, html: text, changes, apis}: ReleaseData,
  writing: GuideRenderContext,
): string {
  const {htmlToMarkdown, locale} = writing;
  return joinBlocks(
    formatLongDate(date, locale),
    htmlToMarkdown(text),
    renderAnnouncedChanges(changes, writing),
    before !== undefined &&
      joinBlocks(
        `## ${translate({id: 'paydocs.release.differences', message: 'Differences from the previous release'})}`,
        translate(
          {id: 'paydocs.release.before', message: 'Compared with the release from {date}:'},
          {date: formatLongDate(before, locale)},
        ),
      ),
    ...apis.flatMap(({api, rows}) => [`### ${api}`, ...renderDifferencesByKind(rows, writing)]),
  );
}

/** Renders a title for each kind of difference, followed by the differences of that kind. */
function renderDifferencesByKind(rows: readonly DifferenceRow[], writing: GuideRenderContext): string[] {
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

function renderDifference(row: DifferenceRow, {links}: GuideRenderContext): string {
  const {text, breaking, guides = []} = row;
  const guideLinks = guides.map((guide) => link(guide.text, links.resolveHref(guide.href))).join(', ');
  return [
    renderNameLink(row, links),
    breaking && `**${getBreakingMark()}**`,
    text !== undefined && escapeMarkdown(text),
    guides.length > 0 && `${translate({id: 'paydocs.release.guides', message: 'Guides:'})} ${guideLinks}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Renders the table of deprecations. */
export function renderDeprecations(
  rows: readonly DeprecationRow[],
  {htmlToMarkdown, links, locale}: GuideRenderContext,
): string {
  if (rows.length === 0) return translate({id: 'paydocs.deprecations.none', message: 'There are no deprecations.'});
  return table(
    [
      translate({id: 'paydocs.release.deprecated', message: 'Deprecated'}),
      translate({id: 'paydocs.deprecations.since', message: 'Since'}),
      translate({id: 'paydocs.deprecations.sunset', message: 'Sunset'}),
      translate({id: 'paydocs.deprecations.successor', message: 'Successor'}),
    ],
    rows.map((row) => [
      `${renderNameLink(row, links)} ${row.api}`,
      formatLongDate(row.date, locale),
      row.sunset === undefined
        ? translate({id: 'paydocs.deprecations.noSunset', message: 'Not planned'})
        : formatLongDate(row.sunset, locale),
      `${row.successor ? renderNameLink(row.successor, links) : ''} ${htmlToMarkdown(row.html)}`.trim(),
    ]),
  );
}

const getBreakingMark = (): string => translate({id: 'paydocs.changelog.breaking', message: 'breaking'});
