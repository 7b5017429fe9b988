import {highlight} from '@paydocs/core/html';
import type {EmbedData} from '@paydocs/content';
import type {CheckContext} from '../checks/context';
import {formatSuggestion, formatList} from '@paydocs/core';
import {resolveReference, type MediaType} from '../rest/document';
import {EmbedError} from './embedError';

/**
 * Builds the data of a body's example as highlighted code.
 *
 * @throws EmbedError if the body or the example doesn't exist
 */
export function buildExampleData(
  {rest}: CheckContext,
  media: MediaType | undefined,
  exampleName: string | undefined,
  noBodyMessage: string,
  title: string,
): EmbedData {
  if (!media) throw new EmbedError(noBodyMessage);
  const examples = Object.entries(
    media.examples ?? (media.example === undefined ? {} : {example: {value: media.example}}),
  );
  const entry = exampleName === undefined ? examples[0] : examples.find(([name]) => name === exampleName);
  if (!entry) {
    const names = examples.map(([name]) => name);
    throw new EmbedError(
      exampleName === undefined
        ? 'the specification has no example for this body. Add one to the specification.'
        : `there's no example "${exampleName}".${formatSuggestion(exampleName, names, `Valid examples: ${formatList(names)}.`)}`,
    );
  }
  const value = resolveReference(rest.document, entry[1])?.value;
  return {kind: 'code', html: highlight(JSON.stringify(value, null, 2), 'json'), title, language: 'JSON'};
}
