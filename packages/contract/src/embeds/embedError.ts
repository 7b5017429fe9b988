import {formatSuggestion} from '@paydocs/core';

/** An error in an embedded component, with a message for writers. */
export class EmbedError extends Error {}

/** Creates the error for a type that is in no specification. */
export function createUnknownTypeError(name: string, graphql: readonly string[], rest: readonly string[]): EmbedError {
  const known = [...rest, ...graphql.filter((each) => !each.startsWith('__'))];
  return new EmbedError(
    `there's no type "${name}" in the REST API or the GraphQL API.${formatSuggestion(name, known, 'The references list the types.')}`,
  );
}
