import {stripIgnoredCharacters} from 'graphql';

/**
 * Removes comments, commas, and unnecessary whitespace from an operation. Block strings keep their line breaks.
 *
 * @param operation - GraphQL document, which may contain comments and block strings
 */
export const minifyOperation = (operation: string): string => stripIgnoredCharacters(operation);
