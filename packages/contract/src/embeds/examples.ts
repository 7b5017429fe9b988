import {highlight} from '@paydocs/core/highlight/highlight';
import type {EmbedData} from '@paydocs/guides/embeds/embeds';
import type {Context} from '../checks/context';
import {didYouMean, some} from '@paydocs/core/nearest';
import {resolve, type MediaType} from '../rest/document';
import {EmbedMistake} from './mistake';

/** @returns an example of a body, as code. Throws {@link EmbedMistake} */
export function example(
  {rest}: Context,
  media: MediaType | undefined,
  wanted: string | undefined,
  without: string,
  title: string,
): EmbedData {
  if (!media) throw new EmbedMistake(without);
  const examples = Object.entries(
    media.examples ?? (media.example === undefined ? {} : {example: {value: media.example}}),
  );
  const entry = wanted === undefined ? examples[0] : examples.find(([name]) => name === wanted);
  if (!entry) {
    const names = examples.map(([name]) => name);
    throw new EmbedMistake(
      wanted === undefined
        ? 'the specification has no example for this body.'
        : `there's no example "${wanted}".${didYouMean(wanted, names, `Valid examples: ${some(names)}.`)}`,
    );
  }
  const value = resolve(rest.document, entry[1])?.value;
  return {kind: 'code', html: highlight(JSON.stringify(value, null, 2), 'json'), title, language: 'JSON'};
}
