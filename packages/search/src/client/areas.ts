import {translate} from '@docusaurus/Translate';
import type {FacetFilters} from '../engine/types';

/** Returns the names of the areas to which readers can limit results. */
export const getAreaNames = (): Record<Area, string> => ({
  docs: translate({id: 'paydocs.area.docs', message: 'Guides'}),
  rest: 'REST API',
  graphql: 'GraphQL API',
});
/** An area of the site. */
export type Area = 'docs' | 'rest' | 'graphql';

/** Docs instance of each area. */
const INSTANCES: Record<Area, string> = {docs: 'default', rest: 'rest', graphql: 'graphql'};

/** @returns whether a URL parameter is the ID of an area */
export const isArea = (text: string | null): text is Area => text !== null && Object.hasOwn(INSTANCES, text);

/**
 * Restricts filters to an area.
 *
 * @param filters - filters for the reader's language and docs versions
 * @param area - area to search; `undefined` for all areas
 * @returns the restricted filters
 */
export function restrictToArea(filters: FacetFilters, area: Area | undefined): FacetFilters {
  if (!area) return filters;
  const matchesArea = (filter: string): boolean =>
    !filter.startsWith('docusaurus_tag:') || filter.startsWith(`docusaurus_tag:docs-${INSTANCES[area]}-`);
  return filters.map((filter) => (typeof filter === 'string' ? filter : filter.filter(matchesArea)));
}
