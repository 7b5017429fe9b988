/** Name of the search plugin. */
export const searchPluginName = 'search-index';

/** Global data of the search plugin: the files that a page loads when a reader is about to search. */
export interface SearchData {
  /** Whether search uses a hosted service. */
  isHosted: boolean;
  /** URL where readers can report missing results. */
  supportUrl: string;
  /** URLs of the embedded index's files by docs tag, which includes the version. Names are loaded first, then texts. */
  names: Readonly<Record<string, string>>;
  texts: Readonly<Record<string, string>>;
  /** URLs of style sheets. */
  styles: Record<StyleSheetName, string>;
}

/** Selector of the last rule in each style sheet. A truncated style sheet has a different last rule. */
export const END_SELECTOR = '.search-styles-end';

/** Separate style sheets, which pages only load when they need them. */
export type StyleSheetName = 'modal' | 'page' | 'assistant';
