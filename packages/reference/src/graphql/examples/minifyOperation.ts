import {stripIgnoredCharacters} from 'graphql';

/**
 * @param operation - GraphQL document, which may contain comments and block strings
 * @returns the same operation without comments and line breaks, as clients send it
 */
export const minifyOperation = (operation: string): string => stripIgnoredCharacters(operation);
