import {didYouMean} from '@paydocs/core/nearest';

/** A mistake in a component, for writers. */
export class EmbedMistake extends Error {}

/** @returns the mistake that a type stands in no specification */
export function unknownType(name: string, graphql: readonly string[], rest: readonly string[]): EmbedMistake {
  const known = [...rest, ...graphql.filter((each) => !each.startsWith('__'))];
  return new EmbedMistake(
    `there's no type "${name}" in the REST API or the GraphQL API.${didYouMean(name, known, 'Look it up in the reference.')}`,
  );
}
