import {stripIgnoredCharacters} from 'graphql';

/**
 * Removes comments and line breaks from an operation.
 *
 * @param operation - GraphQL document, which may contain comments and block strings
 */
export const minifyOperation = (operation: string): string => stripIgnoredCharacters(operation);
