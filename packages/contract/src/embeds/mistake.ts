import {didYouMean} from '@paydocs/core/nearest';

/** Error in a component, for writers. */
export class EmbedMistake extends Error {}

/** Creates the error for a type that is in no specification. */
export function unknownType(name: string, graphql: readonly string[], rest: readonly string[]): EmbedMistake {
  const known = [...rest, ...graphql.filter((each) => !each.startsWith('__'))];
  return new EmbedMistake(
    `there's no type "${name}" in the REST API or the GraphQL API.${didYouMean(name, known, 'Look it up in the reference.')}`,
  );
}
