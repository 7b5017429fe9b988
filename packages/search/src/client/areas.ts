import {translate} from '@docusaurus/Translate';
import type {FacetFilters} from '../engine/found';

/** The areas by which results can be limited, by their docs instances. */
export const areaNames = (): Record<Area, string> => ({
  docs: translate({id: 'paydocs.area.docs', message: 'Guides'}),
  rest: 'REST API',
  graphql: 'GraphQL API',
});
export type Area = 'docs' | 'rest' | 'graphql';

const INSTANCES: Record<Area, string> = {docs: 'default', rest: 'rest', graphql: 'graphql'};

/** @returns whether a text from an address names an area */
export const isArea = (text: string | null): text is Area => text !== null && Object.hasOwn(INSTANCES, text);

/**
 * @param filters - language and docs tags of the reader
 * @param area - the area that is wanted; nothing is all of them
 * @returns filters that also hold to the area
 */
export function filtersFor(filters: FacetFilters, area: Area | undefined): FacetFilters {
  if (!area) return filters;
  const isOfArea = (filter: string): boolean =>
    !filter.startsWith('docusaurus_tag:') || filter.startsWith(`docusaurus_tag:docs-${INSTANCES[area]}-`);
  return filters.map((filter) => (typeof filter === 'string' ? filter : filter.filter(isOfArea)));
}
