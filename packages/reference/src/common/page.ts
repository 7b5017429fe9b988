/** Page of a reference, before it's written to disk. */
export interface ReferencePage {
  /** ID in kebab case: the last segment of the page's URL, and the name of its data file, `<id>.rest.json`. */
  id: string;
  title: string;
  /** Plain text for search results and link previews, at most 160 characters. */
  description: string;
  /** Body of the MDX file: imports, headings, and components that read `data`. */
  markdown: string;
  /** Data of the components, which is serialized to `<id>.rest.json` next to the MDX file. */
  data: unknown;
}
