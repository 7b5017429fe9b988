import type {OperationExample} from './example';
import type {CallOptions, OperationRequest} from './calls';
import {minifyOperation} from './minifyOperation';

/** A message on the WebSocket of a live subscription. */
interface WebSocketMessage {
  from: 'client' | 'server';
  text: string;
}

/**
 * Creates the WebSocket messages of a live subscription, according to the protocol `graphql-transport-ws`.
 *
 * @param example - live subscription
 * @returns the messages in order
 * @see https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md
 */
export function createWebSocketMessages({operation, variables, data, errors}: OperationExample): WebSocketMessage[] {
  const query = minifyOperation(operation);
  const createMessage = (from: WebSocketMessage['from'], value: object): WebSocketMessage => ({
    from,
    text: JSON.stringify(value, null, 2),
  });
  return [
    createMessage('client', {type: 'connection_init', payload: {authorization: 'Bearer key_test_…'}}),
    createMessage('server', {type: 'connection_ack'}),
    createMessage('client', {id: '1', type: 'subscribe', payload: {query, ...(variables && {variables})}}),
    createMessage('server', {id: '1', type: 'next', payload: {data, ...(errors && {errors})}}),
    createMessage('client', {id: '1', type: 'complete'}),
  ];
}

/**
 * Creates a program for Node.js that uses the packages `graphql-ws` and `ws`.
 *
 * @param example - live subscription
 * @param options - see {@link CallOptions}
 */
export function createLiveClientProgram({operation, variables}: OperationRequest, options: CallOptions): string {
  const {apiKeyVariable, webSocketUrl} = options;
  const query = operation.replace(/[\\`]|\$\{/g, '\\$&').split('\n');
  return [
    "import {createClient} from 'graphql-ws';",
    "import WebSocket from 'ws';",
    '',
    `const apiKey = process.env.${apiKeyVariable};`,
    'if (!apiKey) {',
    `  console.error('Set ${apiKeyVariable} first.');`,
    '  process.exit(1);',
    '}',
    '',
    'const client = createClient({',
    `  url: '${webSocketUrl}',`,
    '  webSocketImpl: WebSocket,',
    '  connectionParams: {authorization: `Bearer ${apiKey}`},',
    '  retryAttempts: 10,',
    '});',
    '',
    'const query = `',
    ...query.map((line) => (line === '' ? line : `  ${line}`)),
    '`;',
    ...(variables ? [`const variables = ${JSON.stringify(variables, null, 2)};`] : []),
    '',
    `for await (const {data, errors} of client.iterate({query${variables ? ', variables' : ''}})) {`,
    '  if (errors) {',
    '    console.error(errors);',
    '    process.exit(1);',
    '  }',
    '  console.log(data);',
    '}',
  ].join('\n');
}
