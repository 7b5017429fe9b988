/** Name of the plugin that makes what search needs. */
export const searchPlugin = 'search-index';

/** What every page knows of search: where the files are that it loads when somebody is about to search. */
export interface SearchData {
  /** Whether a hosted service answers. */
  isHosted: boolean;
  /** Where readers can say that a search should have found something. */
  supportUrl: string;
  /** Addresses of the embedded index by docs tag, so by version: what to begin with, and what follows. */
  names: Readonly<Record<string, string>>;
  texts: Readonly<Record<string, string>>;
  /** Addresses of style sheets. */
  styles: Record<StyleSheet, string>;
}

/** What the last rule of each of these style sheets is for: one that is cut off has another last rule. */
export const LAST_SELECTOR = '.search-styles-end';

/** Style sheets of their own: no page loads them before they are needed. */
export type StyleSheet = 'modal' | 'page' | 'assistant';
