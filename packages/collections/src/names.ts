/** Folder of the collections below a site's base address. */
export const collectionFolder = 'collections';

/**
 * @param slug - the provider's name as files have it
 * @returns the names of the files
 */
export const collectionNames = (slug: string): {postman: string; bruno: string; graphql: string} => ({
  postman: `${slug}.postman_collection.json`,
  bruno: `${slug}.bruno.zip`,
  graphql: `${slug}.graphql.zip`,
});
