import type {OperationExample} from './example';
import type {CallOptions, SentOperation} from './calls';
import {inOneLine} from './inOneLine';

/** A message on the WebSocket of a live subscription. */
export interface Message {
  from: 'client' | 'server';
  text: string;
}

/**
 * What goes over the WebSocket, after the protocol `graphql-transport-ws`
 * (https://github.com/enisdenjo/graphql-ws/blob/master/PROTOCOL.md).
 *
 * @param example - a live subscription
 * @returns the messages in their order
 */
export function messagesOf({operation, variables, data, errors}: OperationExample): Message[] {
  const query = inOneLine(operation);
  const message = (from: Message['from'], value: object): Message => ({from, text: JSON.stringify(value, null, 2)});
  return [
    message('client', {type: 'connection_init', payload: {authorization: 'Bearer key_test_…'}}),
    message('server', {type: 'connection_ack'}),
    message('client', {id: '1', type: 'subscribe', payload: {query, ...(variables && {variables})}}),
    message('server', {id: '1', type: 'next', payload: {data, ...(errors && {errors})}}),
    message('client', {id: '1', type: 'complete'}),
  ];
}

/**
 * @param example - a live subscription
 * @param options - where it is sent
 * @returns a program for Node.js with the packages `graphql-ws` and `ws`
 */
export function liveClient({operation, variables}: SentOperation, options: CallOptions): string {
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
