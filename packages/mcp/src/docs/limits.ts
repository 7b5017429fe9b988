/** What is read of documentation, and how much of it. */

export const MOST_FILES = 20_000;
export const MOST_BYTES = 256 * 1024 * 1024;

export const ARCHIVE = 'docs.zip';
export const OPENAPI = 'openapi.json';
export const GRAPHQL = 'schema.graphql';

/** @returns whether a file belongs to the documentation: a page, an index of pages, or a specification */
export const isWanted = (path: string): boolean =>
  path.endsWith('.md') || path === OPENAPI || path === GRAPHQL || /(?:^|\/)llms\.txt$/.test(path);

/** @returns a number of bytes for people */
export const sized = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;
