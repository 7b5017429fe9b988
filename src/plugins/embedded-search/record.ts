/** One page in the search index; the plugin writes it and the search page reads it. */
export interface SearchRecord {
  /** Address of the page. */
  id: string;
  title: string;
  description: string;
  area: string;
}
