import {parse, print} from 'graphql';
import {expect, it} from 'vitest';
import {createCallSamples} from '../../../src/graphql/examples/calls';
import {createWebSocketMessages} from '../../../src/graphql/examples/live';

const operation = [
  'query Notes($since: Int!) {',
  '  # the two newest',
  '  notes(since: $since, text: "two  spaces", long: """',
  '    block',
  '      text',
  '  """) { id }',
  '}',
].join('\n');
const example = {operation, name: 'Notes', variables: {since: 1}, data: {}};
const expectSameOperation = (query: string): void => expect(print(parse(query))).toBe(print(parse(operation)));

it('sends the same operation with curl, regardless of its comments and strings', () => {
  const [curl] = createCallSamples(example, 'query', {url: 'u', webSocketUrl: 'w', apiKeyVariable: 'KEY'});
  const [, body = ''] = /<<'BODY'\n([\s\S]*)\nBODY/.exec(curl!.code) ?? [];
  expectSameOperation((JSON.parse(body) as {query: string}).query);
});

it('sends the same operation over a WebSocket', () => {
  const subscribe = createWebSocketMessages(example).map(
    ({text}) => JSON.parse(text) as {type: string; payload?: {query: string}},
  );
  expectSameOperation(subscribe.find(({type}) => type === 'subscribe')!.payload!.query);
});
