import {expect, it} from 'vitest';
import {createCallSamples} from '../../../src/graphql/examples/calls';
import {highlightCalls} from '../../../src/graphql/examples/highlightCalls';
import {createLiveClientProgram} from '../../../src/graphql/examples/live';

const options = {url: 'https://api.example', webSocketUrl: 'wss://api.example', apiKeyVariable: 'KEY'};
const operation = 'query A($in: In) {\n  # `${x}` \\ """\n  a(in: $in, text: "<b> & c") {\n    id\n  }\n}';
const getText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

it.each([
  ['with variables', {in: {text: "<a href='x'> & $& \\", list: [1, null, true], 'a-b': {}}}],
  ['without variables', undefined],
])('keeps the text of the programs %s', (_, variables) => {
  const example = {operation, name: 'A', data: {}, ...(variables && {variables})};
  const plain = createCallSamples(example, 'mutation', options);
  const highlighted = highlightCalls(createCallSamples, example, 'mutation', options);
  expect(highlighted.map(({code}) => getText(code))).toEqual(plain.map(({code}) => code));
  expect(highlighted.filter(({code}) => !code.includes('class="hl-string"'))).toEqual([]);
});

it('keeps the text of the client of a live subscription', () => {
  const example = {operation, name: 'A', data: {}, variables: {id: 'a'}};
  const [sample] = highlightCalls(
    () => [
      {id: 'javascript', label: 'JavaScript', language: 'javascript', code: createLiveClientProgram(example, options)},
    ],
    example,
    'subscription',
    options,
  );
  expect(getText(sample!.code)).toBe(createLiveClientProgram(example, options));
});
