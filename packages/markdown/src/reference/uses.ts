import {translate} from '@paydocs/core/translate';
import type {UseData, UseGroupData} from '@paydocs/reference/data/reference';
import {joinBlocks, escapeMarkdown, link, list} from '../markup';
import type {RenderContext} from './shared';

/** Text before and after the link of a use. */
interface Affixes<Use> {
  before?: (use: Use) => string;
  after?: (use: Use) => string;
}

/** Renders the uses of a type. The fields in which it's used follow each link: names in parentheses, links after a colon. */
export function renderUses<Use extends UseData>(
  groups: readonly UseGroupData<Use>[] = [],
  {links}: RenderContext,
  {before, after}: Affixes<Use>,
): string {
  const renderUse = (use: Use): string => {
    const {text, href, deprecated, occurrences = []} = use;
    const placeNames = occurrences.flatMap((place) => (typeof place === 'string' ? [escapeMarkdown(place)] : []));
    const placeLinks = occurrences.flatMap((place) =>
      typeof place === 'string' ? [] : [link(place.text, links.resolveHref(place.href))],
    );
    return [
      before?.(use),
      link(text, links.resolveHref(href)),
      deprecated && ` (${translate({id: 'paydocs.deprecated', message: 'deprecated'})})`,
      after?.(use),
      placeNames.length > 0 && ` (${placeNames.join(', ')})`,
      placeLinks.length > 0 && `: ${placeLinks.join(', ')}`,
    ]
      .filter(Boolean)
      .join('');
  };
  return joinBlocks(...groups.flatMap(({title, uses}) => [title !== '' && `${title}:`, list(uses.map(renderUse))]));
}
