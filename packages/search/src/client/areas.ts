import {translate} from '@docusaurus/Translate';
import type {FacetFilters} from '../engine/types';

/** Returns the display name of each area, in the reader's language. */
export const getAreaNames = (): Record<Area, string> => ({
  docs: translate({id: 'paydocs.area.docs', message: 'Guides'}),
  rest: 'REST API',
  graphql: 'GraphQL API',
});
/** ID of an area of the site to which readers can limit their search. */
export type Area = 'docs' | 'rest' | 'graphql';

/** ID of the docs instance of each area. */
const DOCS_INSTANCE_IDS: Record<Area, string> = {docs: 'default', rest: 'rest', graphql: 'graphql'};

/**
 * Checks the `area` parameter of a URL.
 *
 * @returns whether it's the ID of an area
 */
export const isArea = (text: string | null): text is Area => text !== null && Object.hasOwn(DOCS_INSTANCE_IDS, text);

/**
 * Restricts search filters to the docs instance of an area.
 *
 * @param filters - filters for the reader's language and docs versions
 * @param area - area to search; `undefined` for all areas
 * @returns the filters without the docs tags of other areas
 */
export function restrictToArea(filters: FacetFilters, area: Area | undefined): FacetFilters {
  if (!area) return filters;
  const matchesArea = (filter: string): boolean =>
    !filter.startsWith('docusaurus_tag:') || filter.startsWith(`docusaurus_tag:docs-${DOCS_INSTANCE_IDS[area]}-`);
  return filters.map((filter) => (typeof filter === 'string' ? filter : filter.filter(matchesArea)));
}
