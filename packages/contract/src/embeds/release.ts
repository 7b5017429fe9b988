import type {DifferenceRow, EmbedData, ReleaseData} from '@paydocs/guides/embeds/embeds';
import {inlineHtml, markdownRenderer} from '@paydocs/core/markdown/markdown';
import {didYouMean} from '@paydocs/core/nearest';
import type {Difference} from '../changelog/history';
import type {Context} from '../checks/context';
import {announcedIn} from './changelog';
import {EmbedMistake} from './mistake';

/**
 * @param context - with what the changelog and snapshots of releases tell
 * @param date - of a release
 * @returns what the release announced, and what differs from the one before; the command adds the guides that it touches
 * @throws EmbedMistake when the changelog has no such release
 */
export function release(context: Context, date: string): EmbedData {
  const {releases, history, placeOf} = context;
  const found = releases.find((each) => each.date === date);
  if (!found) {
    const dates = releases.map((each) => each.date);
    throw new EmbedMistake(
      `the changelog has no release dated ${date}.${didYouMean(date, dates, dates.length > 0 ? `Existing releases: ${dates.join(', ')}.` : 'Announce it in the changelog.')}`,
    );
  }
  const {differences = [], before} = history.comparisons.find((each) => each.date === date) ?? {};
  const rowOf = ({kind, name, target, text, breaking}: Difference): DifferenceRow => {
    const href = kind === 'removed' ? undefined : placeOf(target);
    return {
      kind,
      name: labelOf(name, context),
      target,
      ...(href !== undefined && {href}),
      ...(text !== undefined && {text}),
      ...(breaking && {breaking}),
    };
  };
  const {html, changes} = announcedIn(found, context);
  const data: ReleaseData = {
    date,
    ...(before !== undefined && {before}),
    ...(html !== undefined && {html}),
    changes,
    apis: (['REST', 'GraphQL'] as const).flatMap((api) => {
      const rows = differences.filter((each) => each.api === api).map(rowOf);
      return rows.length === 0 ? [] : [{api, rows}];
    }),
  };
  return {kind: 'release', ...data};
}

/**
 * @param context - with what snapshots of releases tell
 * @returns what nobody should use any more, what goes first at the top
 */
export function deprecations(context: Context): EmbedData {
  const {history, placeOf, siteLink} = context;
  const render = markdownRenderer(siteLink);
  const named = (name: string, target: string): {name: string; href?: string} => {
    const href = placeOf(target);
    return {name: labelOf(name, context), ...(href !== undefined && {href})};
  };
  return {
    kind: 'deprecations',
    rows: history.deprecations.map(({api, name, target, date, reason, sunset, successor}) => {
      const html = reason === undefined ? undefined : inlineHtml(render(withoutSuccessor(reason, successor?.name)));
      return {
        api,
        ...named(name, target),
        date,
        ...(sunset !== undefined && {sunset}),
        ...(successor && {successor: named(successor.name, successor.target)}),
        ...(html !== undefined && html !== '' && {html}),
      };
    }),
  };
}

/** A column of its own names it. */
const withoutSuccessor = (reason: string, name: string | undefined): string =>
  name === undefined ? reason : reason.replace(`Use \`${name}\` instead.`, '').trim();

/** An operation of GraphQL goes by its own name: `Query.charge` is `charge`. */
function labelOf(name: string, {graphql}: Pick<Context, 'graphql'>): string {
  const [owner, ...rest] = name.split('.');
  const roots = [graphql.getQueryType(), graphql.getMutationType(), graphql.getSubscriptionType()];
  return rest.length > 0 && roots.some((root) => root?.name === owner) ? rest.join('.') : name;
}
