/** A generated page of a reference, before somebody writes it to disk. */
export interface ReferencePage {
  /** Lower-case kebab; the last part of the page's address and of its data file, `<id>.rest.json`. */
  id: string;
  title: string;
  /** Plain text for search results and link previews, at most 160 characters. */
  description: string;
  /** HTTP method in lower case, or `event` for a webhook. Only operations have one. */
  method?: string;
  deprecated?: boolean;
  /** The body of the MDX file: imports, headings and components that read `data`. */
  markdown: string;
  /** What the components show. Serialised to `<id>.rest.json` beside the MDX file. */
  data: unknown;
}
