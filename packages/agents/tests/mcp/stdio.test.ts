/** Checks the responses to lines on standard input. */
import {PassThrough} from 'node:stream';
import {expect, it} from 'vitest';
import {openSite} from '../../src/mcp';
import {createServer} from '../../src/mcp/server';
import {createStdioTransport} from '../../src/mcp/stdio';
import {createZip} from './fixture';

const PING = '{"jsonrpc":"2.0","id":7,"method":"ping"}';
const MAX_BYTES = 10_000;

/** @returns the responses to what a client writes, in order */
async function getResponses(...chunks: string[]): Promise<unknown[]> {
  const input = new PassThrough();
  const output = new PassThrough();
  await createServer(openSite(createZip())).connect(createStdioTransport(input, output, MAX_BYTES));
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
  ['longer than the limit', 'x'.repeat(MAX_BYTES + 1), -32_600, /too long\. Send at most 10000 bytes/],
  ['many times as long', 'x'.repeat(20 * MAX_BYTES), -32_600, /too long/],
  ['not JSON', 'no message', -32_700, /isn't valid JSON/],
  ["JSON that isn't a message", '{"__proto__": 1}', -32_600, /isn't a JSON-RPC 2.0 message/],
  ['JSON nested deeply', '['.repeat(MAX_BYTES), -32_700, /isn't valid JSON/],
  ['null', 'null', -32_600, /isn't a JSON-RPC 2.0 message/],
])('responds to a line that is %s with an error, and continues', async (_, line, code, message) =>
  expect(await getResponses(`${line}\n${PING}\n`)).toEqual([
    {jsonrpc: '2.0', id: null, error: {code, message: expect.stringMatching(message)}},
    pong,
  ]),
);

it("returns the ID of a request whose line isn't a message", async () =>
  expect(await getResponses('{"id": "a", "method": 1}\n')).toMatchObject([{id: 'a', error: {code: -32_600}}]));

it('joins lines that arrive in parts, ignores empty ones, and accepts the last one without a line break', async () =>
  expect(await getResponses(PING.slice(0, 9), PING.slice(9), '\r\n\n \n', PING)).toEqual([pong, pong]));

it('accepts a line as long as the limit', async () =>
  expect(await getResponses(`${PING}${' '.repeat(MAX_BYTES - PING.length)}\n`)).toEqual([pong]));

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
])('reports what is wrong with the parameters of %s: %j', async (method, params, message) => {
  const request = JSON.stringify({jsonrpc: '2.0', id: 7, method, params});
  expect(await getResponses(`${request}\n`)).toEqual([
    {jsonrpc: '2.0', id: 7, error: {code: -32_602, message: expect.stringMatching(message)}},
  ]);
});

it.each(['constructor', '__proto__', 'toString', 'no_such_tool'])('has no tool %s', async (name) => {
  const request = {jsonrpc: '2.0', id: 7, method: 'tools/call', params: {name, arguments: {}}};
  expect(await getResponses(`${JSON.stringify(request)}\n`)).toMatchObject([
    {result: {isError: true, content: [{text: `MCP error -32602: Tool ${name} not found`}]}},
  ]);
});

it('stops reading when the client stops reading', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  await createServer(openSite(createZip())).connect(createStdioTransport(input, output));
  output.destroy(new Error('write EPIPE'));
  input.write(`${PING}\n`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(input.destroyed).toBe(true);
});
