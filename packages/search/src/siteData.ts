/** Name of the search plugin. */
export const searchPluginName = 'search-index';

/** Global data of the search plugin: the files that a page loads when a reader is about to search. */
export interface SearchGlobalData {
  /** Whether search uses a hosted service. */
  isHosted: boolean;
  /** URL where readers can report missing results. */
  supportUrl: string;
  /** URLs of the embedded index's files with names, by docs tag, which includes the version. They're loaded first. */
  names: Readonly<Record<string, string>>;
  /** URLs of the embedded index's files with texts, by docs tag. */
  texts: Readonly<Record<string, string>>;
  /** URLs of style sheets. */
  styles: Record<StyleSheetName, string>;
}

/** Selector of the last rule in each style sheet, which shows that the style sheet is complete. */
export const END_SELECTOR = '.search-styles-end';

/** Name of a separate style sheet, which pages load only when they need it. */
export type StyleSheetName = 'modal' | 'page' | 'assistant';
