import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';

/** What a category's own page knows: the documents that it lists, by their ids. */
export interface CategoryDocs {
  docs?: PropVersionMetadata['docs'];
}
