import {translate} from '@paydocs/core/translate';
import type {UseData, UseGroupData} from '@paydocs/reference/data/reference';
import {blocks, escaped, link, list} from '../text';
import type {Writing} from './forms';

/** What stands around the name of who uses a type. */
interface Around<Use> {
  before?: (use: Use) => string;
  after?: (use: Use) => string;
}

/** @returns who uses a type, each with the places that have it: names in brackets, links behind a colon */
export function useLists<Use extends UseData>(
  groups: readonly UseGroupData<Use>[] = [],
  {links}: Writing,
  {before, after}: Around<Use>,
): string {
  const lineOf = (use: Use): string => {
    const {text, href, deprecated, places = []} = use;
    const names = places.flatMap((place) => (typeof place === 'string' ? [escaped(place)] : []));
    const others = places.flatMap((place) =>
      typeof place === 'string' ? [] : [link(place.text, links.portable(place.href))],
    );
    return [
      before?.(use),
      link(text, links.portable(href)),
      deprecated && ` (${translate({id: 'paydocs.deprecated', message: 'deprecated'})})`,
      after?.(use),
      names.length > 0 && ` (${names.join(', ')})`,
      others.length > 0 && `: ${others.join(', ')}`,
    ]
      .filter(Boolean)
      .join('');
  };
  return blocks(...groups.flatMap(({title, uses}) => [title !== '' && `${title}:`, list(uses.map(lineOf))]));
}
