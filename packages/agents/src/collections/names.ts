/** Path of the collections' folder, relative to the site's base URL. */
export const COLLECTION_FOLDER = 'collections';

/**
 * Returns the file names of the collections.
 *
 * @param slug - provider's name in file names
 */
export const getCollectionFileNames = (slug: string): {postman: string; bruno: string; graphql: string} => ({
  postman: `${slug}.postman_collection.json`,
  bruno: `${slug}.bruno.zip`,
  graphql: `${slug}.graphql.zip`,
});
