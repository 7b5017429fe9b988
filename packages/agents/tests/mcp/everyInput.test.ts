/** Sends invalid values for each input of each tool: each causes a clear error, and the next call succeeds. */
import {spawn} from 'node:child_process';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import process from 'node:process';
import type {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {EmptyResultSchema} from '@modelcontextprotocol/sdk/types.js';
import {beforeAll, describe, expect, it} from 'vitest';
import {openSite, serveHttp} from '../../src/mcp';
import {createToolCaller, connectClient, createZip, type CallTool} from './fixture';

const DEPTH = 10_000;
const deepList = `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`;
const deepObject = `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`;

const VALUES: Readonly<Record<string, unknown>> = {
  null: null,
  number: -1.5e308,
  boolean: true,
  list: [],
  object: {},
  'deep list': JSON.parse(deepList),
  'deep object': JSON.parse(deepObject),
  'deep JSON in a text': deepList,
  'huge text': 'x'.repeat(2_000_000),
  'huge list': Array.from({length: 100_000}, () => 0),
  'name of a prototype': '__proto__',
  'object with names of prototypes': JSON.parse(
    '{"__proto__": {"a": 1}, "constructor": {"prototype": 1}, "toString": 1}',
  ),
  path: '../../../../etc/passwd',
  'control characters': '\u0000\r\n\u001b[2J',
  'half a character': '\ud800',
};

/** Valid values for the inputs of all tools. */
const VALID_VALUES: Readonly<Record<string, unknown>> = {
  query: 'renew',
  page: 'guides/borrow',
  name: 'loans_get',
  code: 'already_lent',
  operation: 'loans_create',
  language: 'curl',
  method: 'POST',
  path: '/loans',
  document: '{ book(id: 1) { id } }',
};

let client: Client;
let callTool: CallTool;
beforeAll(async () => {
  client = await connectClient(createZip());
  callTool = createToolCaller(client);
});

describe('every tool', () => {
  it('returns a short result for every value, without details of this machine', async () => {
    const {tools} = await client.listTools();
    expect(tools.length).toBeGreaterThan(8);
    const unclear: string[] = [];
    for (const {name, inputSchema} of tools) {
      const required = Object.fromEntries((inputSchema.required ?? []).map((each) => [each, VALID_VALUES[each]]));
      for (const each of [...Object.keys(inputSchema.properties ?? {}), '__proto__', 'constructor']) {
        for (const [kind, value] of Object.entries(VALUES)) {
          const input = Object.defineProperty({...required}, each, {value, enumerable: true});
          const {text, isError} = await callTool(name, input);
          const isClear = text !== '' && !/ {4}at |node_modules|\.ts:|The tool failed|\[object |root:/.test(text);
          if (!isClear || (isError && text.length > 3000))
            unclear.push(`${name}, ${each}, ${kind}: ${text.slice(0, 200)}`);
        }
      }
    }
    expect(unclear).toEqual([]);
    expect(({} as {a?: unknown}).a).toBeUndefined();
    expect((await callTool('search', {query: 'renew'})).isError).toBe(false);
  });

  it.each([
    ['tools/call', {}, 'name'],
    ['tools/call', {name: 1}, 'name'],
    ['tools/call', {name: 'search', arguments: []}, 'arguments'],
    ['no/such', {}, 'Method not found'],
    ['__proto__', {}, 'Method not found'],
    ['resources/read', {uri: 'file:///etc/passwd'}, 'Method not found'],
  ])('rejects requests that violate its protocol: %s %j', async (method, params, message) => {
    const request = {method, params} as unknown as Parameters<Client['request']>[0];
    await expect(client.request(request, EmptyResultSchema)).rejects.toThrow(message);
    expect((await callTool('search', {query: 'renew'})).isError).toBe(false);
  });
});

describe('invalid GraphQL, or GraphQL of another API', () => {
  it.each([
    ['{', 'Expected Name'],
    ['#', 'Unexpected'],
    ['\u0000', 'U+0000'],
    ['"""x', 'Unterminated string'],
    ['{ a:a:a: }', 'Expected Name'],
    ['{ book(id: $x) { id } }', 'Variable "$x" is not defined.'],
    ['query { ...A } fragment A on Query { ...A }', 'Cannot spread fragment "A" within itself.'],
    ['query A { book(id: 1) { id } } query A { book(id: 1) { id } }', 'only one operation named "A"'],
    ['extend type Query { a: Int }', 'not executable'],
    ['subscription { anything }', 'The schema has no subscription operations.'],
  ])('is reported: %j', async (document, expected) => {
    const {text, data} = await callTool('validate_graphql', {document});
    expect(data.valid).toBe(false);
    expect(text).toContain(expected);
  });

  it('is reported briefly, regardless of the number of errors', async () => {
    const declared = Array.from({length: 300}, (_, index) => `$a${index}: Int`).join(' ');
    const {data, text} = await callTool('validate_graphql', {document: `query (${declared}) { book(id: 1) { id } }`});
    expect(data.problems).toHaveLength(41);
    expect(text).toMatch(/\n- \d+ more problems aren't listed/);
    const deep = `{ book(id: ${'['.repeat(900)}${']'.repeat(900)}) { id } }`;
    expect((await callTool('validate_graphql', {document: deep})).text.length).toBeLessThan(600);
    const body = Object.fromEntries(Array.from({length: 5000}, (_, index) => [`field${index}`, 1]));
    const {text: requestText} = await callTool('validate_request', {method: 'POST', path: '/loans', body});
    expect(requestText).toContain("more problems aren't listed");
    expect(requestText.length).toBeLessThan(20_000);
  });

  it('has no operation or variable with the name of a prototype', async () => {
    const document = 'query A($id: ID!) { book(id: $id) { id } }';
    const named = await callTool('validate_graphql', {document, operationName: '__proto__'});
    expect(named.text).toContain('the document has no operation "__proto__". Its operations: A.');
    const variables = JSON.parse('{"__proto__": 1, "id": 1}') as unknown;
    const {text} = await callTool('validate_graphql', {document, variables});
    expect(text).toContain('no variable "__proto__"');
  });
});

/** @returns a message that no client of the SDK sends */
const createCall = (id: number, name: string, input: string): string =>
  `{"jsonrpc":"2.0","id":${id},"method":"tools/call","params":{"name":"${name}","arguments":${input}}}`;
const MESSAGES = [
  createCall(1, 'validate_request', `{"method":"POST","path":"/loans","body":${deepList}}`),
  createCall(2, 'validate_graphql', `{"document":"{ book(id: 1) { id } }","variables":${deepObject}}`),
  createCall(3, 'search', deepObject),
  createCall(4, 'make_request', `{"operation":"loans_create","language":"curl","body":${JSON.stringify(deepList)}}`),
];
const PING = '{"jsonrpc":"2.0","id":9,"method":"ping"}';
const INVALID_MESSAGES = [
  ...[deepList, deepObject, '{"jsonrpc":"2.0"}', '"', '\u0000'],
  `{"jsonrpc":"2.0","id":${deepList},"method":"ping"}`,
];

describe(`JSON that is ${DEPTH} deep`, () => {
  it('gets a response over standard input and output, and the server keeps running', async () => {
    const child = spawn(process.execPath, [path.resolve('packages/agents/bin/paydocs-mcp.mjs'), '--docs', createZip()]);
    let output = '';
    const responded = new Promise<void>((resolve) =>
      child.stdout.on('data', (data: Buffer) => {
        output += data.toString();
        if (output.split('\n').length > INVALID_MESSAGES.length + MESSAGES.length + 1) resolve();
      }),
    );
    child.stdin.write(`${[...INVALID_MESSAGES, ...MESSAGES, PING].join('\n')}\n`);
    await responded;
    child.kill();
    const responses = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as {id: number | null; result?: {isError?: boolean}});
    expect(responses.map(({id}) => id).sort()).toEqual([1, 2, 3, 4, 9, ...INVALID_MESSAGES.map(() => null)]);
    expect(responses.filter(({result}) => result?.isError).length).toBe(MESSAGES.length);
  });

  it('gets a response over HTTP, and the server keeps running', async () => {
    const server = await serveHttp(openSite(createZip()), 0);
    const {port} = server.address() as AddressInfo;
    const send = async (body: string): Promise<string> => {
      const headers = {'Content-Type': 'application/json', Accept: 'application/json, text/event-stream'};
      const response = await fetch(`http://127.0.0.1:${port}/mcp`, {method: 'POST', headers, body});
      return `${response.status} ${await response.text()}`;
    };
    for (const message of INVALID_MESSAGES) expect(await send(message)).toMatch(/^400 .*"error"/);
    for (const message of MESSAGES) expect(await send(message)).toMatch(/^200 .*"isError":true/);
    expect(await send(PING)).toBe('200 {"result":{},"jsonrpc":"2.0","id":9}');
    server.close();
  });
});
