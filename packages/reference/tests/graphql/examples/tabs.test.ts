import {expect, it} from 'vitest';
import type {OperationExample} from '../../../src/graphql/examples/example';
import {createExampleTabs} from '../../../src/graphql/examples/tabs';

const options = {url: 'https://api.example', webSocketUrl: 'wss://api.example', apiKeyVariable: 'KEY'};
const failingExample: OperationExample = {
  operation: 'query Token { token }',
  name: 'Token',
  data: null,
  errors: [{message: 'No.', path: ['token'], extensions: {code: 'not_for_keys'}}],
};
const getText = (code = ''): string => code.replace(/<[^>]+>/g, '').replaceAll('&quot;', '"');

it('shows the errors of a response unchanged, and returns their code', () => {
  const {examples, errorCode: code} = createExampleTabs(failingExample, 'query', options);
  expect(JSON.parse(getText(examples.at(-1)?.code))).toEqual({data: null, errors: failingExample.errors});
  expect(code).toBe('not_for_keys');
  const messages = createExampleTabs(failingExample, 'subscription', options).samples?.examples[0]?.code[0];
  expect(getText(messages)).toMatch(/"type": "next",\s*"payload": {\s*"data": null,\s*"errors": \[/);
});

it('contains no errors if there are none', () => {
  const tabs = createExampleTabs({...failingExample, data: {token: 'a'}, errors: undefined}, 'query', options);
  expect(JSON.parse(getText(tabs.examples.at(-1)?.code))).toEqual({data: {token: 'a'}});
  expect(tabs).not.toHaveProperty('errorCode');
});
