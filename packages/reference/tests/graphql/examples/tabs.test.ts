import {expect, it} from 'vitest';
import type {OperationExample} from '../../../src/graphql/examples/example';
import {createExampleTabs} from '../../../src/graphql/examples/tabs';

const options = {url: 'https://api.example', webSocketUrl: 'wss://api.example', apiKeyVariable: 'KEY'};
const fails: OperationExample = {
  operation: 'query Token { token }',
  name: 'Token',
  data: null,
  errors: [{message: 'No.', path: ['token'], extensions: {code: 'not_for_keys'}}],
};
const text = (code = ''): string => code.replace(/<[^>]+>/g, '').replaceAll('&quot;', '"');

it('shows the errors of an answer as they are sent, and tells the code', () => {
  const {examples, errorCode: code} = createExampleTabs(fails, 'query', options);
  expect(JSON.parse(text(examples.at(-1)?.code))).toEqual({data: null, errors: fails.errors});
  expect(code).toBe('not_for_keys');
  const messages = createExampleTabs(fails, 'subscription', options).samples?.examples[0]?.code[0];
  expect(text(messages)).toMatch(/"type": "next",\s*"payload": {\s*"data": null,\s*"errors": \[/);
});

it('says nothing of errors where there are none', () => {
  const shown = createExampleTabs({...fails, data: {token: 'a'}, errors: undefined}, 'query', options);
  expect(JSON.parse(text(shown.examples.at(-1)?.code))).toEqual({data: {token: 'a'}});
  expect(shown).not.toHaveProperty('errorCode');
});
