import {expect, it} from 'vitest';
import {getFirstSentence} from '../../src/graphql/firstSentence';

it.each([
  ['One. Two.', 'One.'],
  ['No end', 'No end'],
  ['One\nline. Two.\n\nThree.', 'One\nline.'],
  ['Text with `a. b` in it. More.', 'Text with `a. b` in it. More.'],
  ['Amount, e.g. 5 apples. More.', 'Amount, e.g. 5 apples.'],
  ['## Heading\n\nText.', 'Heading'],
  ['- one. two\n- three\n\nText.', '- one. two\n- three'],
  ['```\na\n\nb\n```', '```\na\n\nb\n```'],
])('returns the first sentence of %j: %j', (description, sentence) => {
  expect(getFirstSentence(description)).toBe(sentence);
});

it('returns nothing for an empty description', () => {
  expect(getFirstSentence(null)).toBeUndefined();
  expect(getFirstSentence(' ')).toBeUndefined();
});
