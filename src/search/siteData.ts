/** Name of the plugin that makes what search needs. */
export const searchPlugin = 'search-index';

/** What every page knows of search: where the files are that it loads when somebody is about to search. */
export interface SearchData {
  /** Whether a hosted service answers. */
  isHosted: boolean;
  /** Addresses of the embedded index: what to begin with, and what follows. */
  names: readonly string[];
  texts: readonly string[];
  /** Addresses of style sheets. */
  styles: Record<StyleSheet, string>;
}

/** Style sheets of their own: no page loads them before they are needed. */
export type StyleSheet = 'modal' | 'page' | 'assistant';
