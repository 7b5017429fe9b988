/** Runs each program against a server that records the requests. */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {parse, print} from 'graphql';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createCallSamples} from '../../../src/graphql/examples/calls';
import {SAMPLE_LANGUAGES} from '../../../src/samples';
import {createLiveClientProgram, createWebSocketMessages} from '../../../src/graphql/examples/live';

const SPECIAL_CHARACTERS = 'a\'b"c\\d`e${f}$g é "" """ \\u0041';
const example = {
  name: 'AddBook',
  operation:
    'mutation AddBook($input: BookInput!) {\n  addBook(input: $input, note: "it\'s `1` ${2} \\\\ \\"q\\"") {\n    id\n  }\n}',
  variables: {input: {name: SPECIAL_CHARACTERS, list: [1.5, true, null, {}, []]}},
  data: {addBook: {id: '1'}},
};

let server: http.Server;
let url: string;
let folder: string;
let nextResponse: {status: number; body: object};
let received: {headers: http.IncomingHttpHeaders; body: {query: string; variables?: unknown}}[];

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'calls-'));
  server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) as never});
      response
        .writeHead(nextResponse.status, {'Content-Type': 'application/json'})
        .end(JSON.stringify(nextResponse.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://localhost:${(server.address() as {port: number}).port}/graphql`;
});
afterAll(() => {
  server.close();
  fs.rmSync(folder, {recursive: true});
});

function run(id: string, overrides: object, key = 'key_test_1'): Promise<{status: number | null; output: string}> {
  const options = {url, webSocketUrl: 'wss://api.example/live', apiKeyVariable: 'ACME_API_KEY'};
  const {code} = createCallSamples({...example, ...overrides}, 'mutation', options).find((sample) => sample.id === id)!;
  const {extension, getCommand} = SAMPLE_LANGUAGES.find((language) => language.id === id)!;
  const file = path.join(folder, `run.${extension}`);
  // Not every machine that runs the tests has `uuidgen`.
  fs.writeFileSync(file, id === 'curl' ? `uuidgen() { echo 3f2b8a54-9d0e-4c1b-8a6f-2d5e7c9b1a30; }\n${code}` : code);
  received = [];
  return new Promise((resolve, reject) => {
    const [program, ...args] = getCommand(file);
    const child = spawn(program, args, {env: {...process.env, ACME_API_KEY: key}});
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject).on('close', (status) => resolve({status, output}));
  });
}

describe.each(SAMPLE_LANGUAGES)('the program for $label', {timeout: 120_000}, ({id}) => {
  it('sends operation, variables, key, and client, and prints the data', async () => {
    nextResponse = {status: 200, body: {data: {addBook: {id: 'bok_7'}}}};
    const {status, output} = await run(id, {});
    expect(status, output).toBe(0);
    expect(output).toContain('bok_7');
    const [{headers, body}] = received as [(typeof received)[number]];
    expect(print(parse(body.query))).toBe(print(parse(example.operation)));
    expect(body.variables).toEqual(example.variables);
    expect(headers).toMatchObject({authorization: 'Bearer key_test_1', 'user-agent': 'MyShop/1.4'});
    expect(headers['idempotency-key']).toMatch(/^[\w-]{32,36}$/);
  });

  it('sends no variables if there are none', async () => {
    nextResponse = {status: 200, body: {data: {}}};
    expect((await run(id, {variables: undefined})).status).toBe(0);
    expect(received[0]?.body).not.toHaveProperty('variables');
  });

  it('prints errors and fails', async () => {
    nextResponse = {status: 200, body: {data: null, errors: [{message: 'no such book'}]}};
    const {status, output} = await run(id, {});
    expect(output).toContain('no such book');
    // curl doesn't support GraphQL: it prints the whole response.
    expect(status === 0).toBe(id === 'curl');
    nextResponse = {status: 401, body: {errors: [{message: 'wrong key'}]}};
    const unauthorized = await run(id, {});
    expect(unauthorized.output).toContain('wrong key');
    expect(unauthorized.status).not.toBe(0);
  });

  it('stops without a key', async () => {
    const {status, output} = await run(id, {}, '');
    expect(output).toContain('Set ACME_API_KEY first');
    expect(status).not.toBe(0);
    expect(received).toEqual([]);
  });
});

describe('a live subscription', () => {
  const live = {
    ...example,
    operation: 'subscription BookChanged {\n  bookChanged {\n    id\n  }\n}',
    variables: undefined,
  };

  it('exchanges messages in the order of its protocol', () => {
    const messages = createWebSocketMessages(live).map(({from, text}) => ({
      from,
      ...(JSON.parse(text) as {type: string; id?: string; payload?: unknown}),
    }));
    expect(messages.map(({from, type}) => `${from} ${type}`)).toEqual([
      'client connection_init',
      'server connection_ack',
      'client subscribe',
      'server next',
      'client complete',
    ]);
    expect(messages[2]?.payload).toEqual({query: 'subscription BookChanged{bookChanged{id}}'});
    expect(messages[3]?.payload).toEqual({data: live.data});
    expect(new Set(messages.slice(2).map(({id}) => id)).size).toBe(1);
  });

  it('has a client that is valid JavaScript', async () => {
    const file = path.join(folder, 'live.mjs');
    fs.writeFileSync(
      file,
      createLiveClientProgram(live, {url, webSocketUrl: 'wss://api.example/live', apiKeyVariable: 'ACME_API_KEY'}),
    );
    const child = spawn(process.execPath, ['--check', file]);
    expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
  });
});
