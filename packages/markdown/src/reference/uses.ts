import {translate} from '@paydocs/core/translate';
import type {UseData, UseGroupData} from '@paydocs/reference/data/reference';
import {blocks, escaped, link, list} from '../text';
import type {Writing} from './forms';

/** Text before and after the link of a use. */
interface Affixes<Use> {
  before?: (use: Use) => string;
  after?: (use: Use) => string;
}

/** Renders the uses of a type. The fields in which it's used follow each link: names in parentheses, links after a colon. */
export function useLists<Use extends UseData>(
  groups: readonly UseGroupData<Use>[] = [],
  {links}: Writing,
  {before, after}: Affixes<Use>,
): string {
  const renderUse = (use: Use): string => {
    const {text, href, deprecated, places = []} = use;
    const placeNames = places.flatMap((place) => (typeof place === 'string' ? [escaped(place)] : []));
    const placeLinks = places.flatMap((place) =>
      typeof place === 'string' ? [] : [link(place.text, links.portable(place.href))],
    );
    return [
      before?.(use),
      link(text, links.portable(href)),
      deprecated && ` (${translate({id: 'paydocs.deprecated', message: 'deprecated'})})`,
      after?.(use),
      placeNames.length > 0 && ` (${placeNames.join(', ')})`,
      placeLinks.length > 0 && `: ${placeLinks.join(', ')}`,
    ]
      .filter(Boolean)
      .join('');
  };
  return blocks(...groups.flatMap(({title, uses}) => [title !== '' && `${title}:`, list(uses.map(renderUse))]));
}
