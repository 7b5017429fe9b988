/** What a line over standard input gets back. */
import {PassThrough} from 'node:stream';
import {expect, it} from 'vitest';
import {openSite} from '../src';
import {createServer} from '../src/server';
import {createStdioTransport} from '../src/stdio';
import {zipOf} from './fixture';

const PING = '{"jsonrpc":"2.0","id":7,"method":"ping"}';
const LARGEST = 10_000;

/** @returns the responses to what a client writes, in order */
async function responsesTo(...chunks: string[]): Promise<unknown[]> {
  const input = new PassThrough();
  const output = new PassThrough();
  await createServer(openSite(zipOf())).connect(createStdioTransport(input, output, LARGEST));
  for (const chunk of chunks) input.write(chunk);
  input.end();
  await new Promise((resolve) => setTimeout(resolve, 50));
  return String(output.read() ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as unknown);
}

const pong = {jsonrpc: '2.0', id: 7, result: {}};

it.each([
  ['longer than the limit', 'x'.repeat(LARGEST + 1), -32_600, /too long\. Send at most 10000 bytes/],
  ['many times as long', 'x'.repeat(20 * LARGEST), -32_600, /too long/],
  ['not JSON', 'no message', -32_700, /isn't valid JSON/],
  ['JSON that is no message', '{"__proto__": 1}', -32_600, /isn't a JSON-RPC 2.0 message/],
  ['JSON nested deeply', '['.repeat(LARGEST), -32_700, /isn't valid JSON/],
  ['null', 'null', -32_600, /isn't a JSON-RPC 2.0 message/],
])('answers a line that is %s with an error, and goes on', async (_, line, code, message) =>
  expect(await responsesTo(`${line}\n${PING}\n`)).toEqual([
    {jsonrpc: '2.0', id: null, error: {code, message: expect.stringMatching(message)}},
    pong,
  ]),
);

it('names the request whose line is no message', async () =>
  expect(await responsesTo('{"id": "a", "method": 1}\n')).toMatchObject([{id: 'a', error: {code: -32_600}}]));

it('joins lines that come in parts, leaves empty ones out, and takes the last one without an end', async () =>
  expect(await responsesTo(PING.slice(0, 9), PING.slice(9), '\r\n\n \n', PING)).toEqual([pong, pong]));

it('takes a line as long as the limit', async () =>
  expect(await responsesTo(`${PING}${' '.repeat(LARGEST - PING.length)}\n`)).toEqual([pong]));

it.each([
  [
    'tools/call',
    {name: 5},
    /The parameters of tools\/call are invalid\. "params\.name": Invalid input: expected string, rec/,
  ],
  [
    'tools/call',
    {name: 'search', arguments: null},
    /"params\.arguments": Invalid input: expected record, received null\. Corr/,
  ],
  [
    'tools/call',
    undefined,
    /"params": Invalid input: expected object, received undefined\. Correct them to follow the Model/,
  ],
  ['initialize', {}, /The parameters of initialize are invalid\. "params\.protocolVersion": Invalid input/],
])('says what is wrong with the parameters of %s: %j', async (method, params, message) => {
  const request = JSON.stringify({jsonrpc: '2.0', id: 7, method, params});
  expect(await responsesTo(`${request}\n`)).toEqual([
    {jsonrpc: '2.0', id: 7, error: {code: -32_602, message: expect.stringMatching(message)}},
  ]);
});

it.each(['constructor', '__proto__', 'toString', 'no_such_tool'])('has no tool %s', async (name) => {
  const request = {jsonrpc: '2.0', id: 7, method: 'tools/call', params: {name, arguments: {}}};
  expect(await responsesTo(`${JSON.stringify(request)}\n`)).toMatchObject([
    {result: {isError: true, content: [{text: `MCP error -32602: Tool ${name} not found`}]}},
  ]);
});

it('reads no more when the client takes no more', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  await createServer(openSite(zipOf())).connect(createStdioTransport(input, output));
  output.destroy(new Error('write EPIPE'));
  input.write(`${PING}\n`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(input.destroyed).toBe(true);
});
