import type {DifferenceRow, EmbedData, ReleaseData} from '@paydocs/content';
import {toInlineHtml, createMarkdownRenderer} from '@paydocs/core/html';
import {formatSuggestion} from '@paydocs/core';
import type {Difference} from '../changelog/history';
import type {CheckContext} from '../checks/context';
import {renderAnnouncement} from './changelog';
import {EmbedError} from './embedError';

/**
 * Builds the data of a release page.
 *
 * @param context - the specifications with changelog and history
 * @param date - date of the release
 * @returns announced changes and differences from the previous release, without links to the affected guides
 * @throws EmbedError if the changelog has no such release
 */
export function buildReleaseData(context: CheckContext, date: string): EmbedData {
  const {releases, history, getHref} = context;
  const found = releases.find((each) => each.date === date);
  if (!found) {
    const dates = releases.map((each) => each.date);
    throw new EmbedError(
      `the changelog has no release dated ${date}.${formatSuggestion(date, dates, dates.length > 0 ? `Existing releases: ${dates.join(', ')}.` : 'Announce it in the changelog.')}`,
    );
  }
  const {differences = [], before} = history.comparisons.find((each) => each.date === date) ?? {};
  const createRow = ({kind, name, target, text, breaking}: Difference): DifferenceRow => {
    const href = kind === 'removed' ? undefined : getHref(target);
    return {
      kind,
      name: getLabel(name, context),
      target,
      ...(href !== undefined && {href}),
      ...(text !== undefined && {text}),
      ...(breaking && {breaking}),
    };
  };
  const {html, changes} = renderAnnouncement(found, context);
  const data: ReleaseData = {
    date,
    ...(before !== undefined && {before}),
    ...(html !== undefined && {html}),
    changes,
    apis: (['REST', 'GraphQL'] as const).flatMap((api) => {
      const rows = differences.filter((each) => each.api === api).map(createRow);
      return rows.length === 0 ? [] : [{api, rows}];
    }),
  };
  return {kind: 'release', ...data};
}

/**
 * Builds the data of the deprecations page.
 *
 * @param context - the specifications with history
 * @returns the deprecated parts of the APIs, in the order of the history
 */
export function buildDeprecationsData(context: CheckContext): EmbedData {
  const {history, getHref, toSiteHref} = context;
  const render = createMarkdownRenderer(toSiteHref);
  const createLink = (name: string, target: string): {name: string; href?: string} => {
    const href = getHref(target);
    return {name: getLabel(name, context), ...(href !== undefined && {href})};
  };
  return {
    kind: 'deprecations',
    rows: history.deprecations.map(({api, name, target, date, reason, sunset, successor}) => {
      const html = reason === undefined ? undefined : toInlineHtml(render(removeSuccessor(reason, successor?.name)));
      return {
        api,
        ...createLink(name, target),
        date,
        ...(sunset !== undefined && {sunset}),
        ...(successor && {successor: createLink(successor.name, successor.target)}),
        ...(html !== undefined && html !== '' && {html}),
      };
    }),
  };
}

/** Removes the sentence about the successor from a reason, because a separate column shows the successor. */
const removeSuccessor = (reason: string, name: string | undefined): string =>
  name === undefined ? reason : reason.replace(`Use \`${name}\` instead.`, '').trim();

/** Returns the display name of a part. GraphQL operations have no prefix, so `Query.charge` becomes `charge`. */
function getLabel(name: string, {graphql}: Pick<CheckContext, 'graphql'>): string {
  const [owner, ...rest] = name.split('.');
  const roots = [graphql.getQueryType(), graphql.getMutationType(), graphql.getSubscriptionType()];
  return rest.length > 0 && roots.some((root) => root?.name === owner) ? rest.join('.') : name;
}
