import type {FacetFilters} from './engine/found';
import type {ClientSettings} from './contract';
import type {SearchData} from './siteData';

/** Everything that search has to know of the site and the page. Each page holds it, as JSON, in `[data-search-settings]`. */
export interface SearchSettings extends Omit<SearchData, 'names' | 'texts'>, ClientSettings {
  /** An AI assistant that answers questions, if there is one. */
  assistantId?: string;
  /** The reader's language, and the docs that they read. */
  facetFilters: FacetFilters;
  /** URL of the search page, from the root of the host. */
  searchPage: string;
  /** Pages that list others, by name: the way where search doesn't work. */
  lists: readonly {name: string; url: string}[];
}

/**
 * @param settings - of search
 * @param query - what is searched
 * @returns URL of the search page with the query
 */
export const searchLink = ({searchPage}: SearchSettings, query: string): string =>
  query === '' ? searchPage : `${searchPage}?q=${encodeURIComponent(query)}`;
