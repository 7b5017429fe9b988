import {highlight} from '@paydocs/core/highlight/highlight';
import type {EmbedData} from '@paydocs/guides/embeds/embeds';
import type {Context} from '../checks/context';
import {didYouMean, some} from '@paydocs/core/nearest';
import {resolve, type MediaType} from '../rest/document';
import {EmbedMistake} from './mistake';

/**
 * Builds the data of a body's example as highlighted code.
 *
 * @throws EmbedError if the body or the example doesn't exist
 */
export function example(
  {rest}: Context,
  media: MediaType | undefined,
  exampleName: string | undefined,
  noBodyMessage: string,
  title: string,
): EmbedData {
  if (!media) throw new EmbedMistake(noBodyMessage);
  const examples = Object.entries(
    media.examples ?? (media.example === undefined ? {} : {example: {value: media.example}}),
  );
  const entry = exampleName === undefined ? examples[0] : examples.find(([name]) => name === exampleName);
  if (!entry) {
    const names = examples.map(([name]) => name);
    throw new EmbedMistake(
      exampleName === undefined
        ? 'the specification has no example for this body.'
        : `there's no example "${exampleName}".${didYouMean(exampleName, names, `Valid examples: ${some(names)}.`)}`,
    );
  }
  const value = resolve(rest.document, entry[1])?.value;
  return {kind: 'code', html: highlight(JSON.stringify(value, null, 2), 'json'), title, language: 'JSON'};
}
