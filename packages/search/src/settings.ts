import type {FacetFilters} from './engine/types';
import type {ClientSettings} from './types';
import type {SearchGlobalData} from './siteData';

/** Settings of search for a page of the site. Each page contains them as JSON in `[data-search-settings]`. */
export interface SearchSettings extends Omit<SearchGlobalData, 'names' | 'texts'>, ClientSettings {
  /** ID of the AI assistant, if there is one. */
  assistantId?: string;
  /** Filters for the reader's language and the docs versions of the page. */
  facetFilters: FacetFilters;
  /** Root-relative URL of the search page. */
  searchPage: string;
  /** Names and URLs of pages that list other pages, as an alternative if search doesn't work. */
  lists: readonly {name: string; url: string}[];
}

/**
 * Returns the root-relative URL of the search page with a query.
 *
 * @param settings - settings that each page contains as JSON
 * @param query - query string as typed; if empty, the URL has no query
 */
export const getSearchPageUrl = ({searchPage}: SearchSettings, query: string): string =>
  query === '' ? searchPage : `${searchPage}?q=${encodeURIComponent(query)}`;
