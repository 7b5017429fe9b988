import {stripIgnoredCharacters} from 'graphql';

/**
 * @param operation - GraphQL, which may have comments and strings of several lines
 * @returns the same operation as it goes over the wire: without comments and without lines of its own
 */
export const inOneLine = (operation: string): string => stripIgnoredCharacters(operation);
