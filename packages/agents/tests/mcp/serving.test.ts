/** Checks the command over standard input and output, and over HTTP. */
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import process from 'node:process';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {openSite, serveHttp} from '../../src/mcp';
import {createToolCaller, createZip} from './fixture';

const COMMAND = path.resolve('packages/agents/bin/paydocs-mcp.mjs');

describe('the command', () => {
  it('serves over standard input and output', async () => {
    const client = new Client({name: 'tests', version: '1'});
    await client.connect(new StdioClientTransport({command: process.execPath, args: [COMMAND, '--docs', createZip()]}));
    expect(client.getServerVersion()?.name).toBe('paydocs-mcp');
    expect((await createToolCaller(client)('search', {query: 'renew'})).text).toContain('guides/borrow');
    await client.close();
  });

  it('continues after a line of 9 MB', async () => {
    const child = spawn(process.execPath, [COMMAND, '--docs', createZip()]);
    const closed = once(child, 'close');
    const output = child.stdout.setEncoding('utf8').toArray() as Promise<string[]>;
    child.stdin.end(`${'x'.repeat(9_000_000)}\n{"jsonrpc":"2.0","id":7,"method":"ping"}\n`);
    const lines = (await output).join('').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      {id: null, error: {message: expect.stringContaining('The message is too long.')}},
      {id: 7, result: {}},
    ]);
    expect(await closed).toEqual([0, null]);
  });

  const run = (...args: string[]): {status: number | null; stdout: string; stderr: string} =>
    spawnSync(process.execPath, [COMMAND, ...args], {encoding: 'utf8', timeout: 60_000});

  it('exits quietly when the client stops reading', async () => {
    const child = spawn(process.execPath, [COMMAND, '--docs', createZip()]);
    const closed = once(child, 'close');
    const errors = child.stderr.setEncoding('utf8').toArray() as Promise<string[]>;
    child.stdin.on('error', () => undefined).write('{"jsonrpc":"2.0","id":7,"method":"ping"}\n');
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stdin.write('{"jsonrpc":"2.0","id":8,"method":"ping"}\n');
    expect(await closed).toEqual([0, null]);
    expect(await errors).toEqual([]);
  });

  it.each([
    [['--docs', '/nowhere/docs.zip'], '/nowhere/docs.zip doesn\'t exist. Build the site with "npm run build"'],
    [['--http', 'x'], '--http must be a port, such as 3333 (found "x").'],
    [['--http', '70000'], '--http must be a port up to 65535 (found "70000").'],
    [['--host', 'a.example'], '--host requires --http.'],
    ...['http://docs.example/', 'docs.example:443', '', 'docs.example/', '::1'].map((host): [string[], string] => [
      ['--http', '3333', '--host', host],
      `--host must be only a host name, such as docs.example (found "${host}").`,
    ]),
    [['--port', '1'], "Unknown option '--port'"],
  ])('reports what is wrong with %j', (args, message) => {
    const {status, stdout, stderr} = run(...args);
    expect({status, stdout}).toEqual({status: 1, stdout: ''});
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
  });

  it('prints its usage', () =>
    expect(run('--help')).toMatchObject({status: 0, stdout: expect.stringMatching(/^Usage: paydocs-mcp/)}));
});

describe('over HTTP', () => {
  let server: http.Server;
  let port = 0;
  beforeAll(async () => {
    server = await serveHttp(openSite(createZip()), 0, ['docs.example']);
    ({port} = server.address() as AddressInfo);
  });
  afterAll(() => void server.close());

  const PING = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'ping'});

  /** Sends a request without `fetch`, which sets some headers itself, like browsers. */
  const send = (
    headers: Record<string, string>,
    {method = 'POST', url = '/mcp', body = PING} = {},
  ): Promise<{status?: number; text: string}> =>
    new Promise((resolve, reject) => {
      const request = http.request({port, host: '127.0.0.1', method, path: url}, (response) => {
        let text = '';
        response.on('data', (data: Buffer) => (text += data.toString()));
        response.on('end', () =>
          resolve({...(response.statusCode !== undefined && {status: response.statusCode}), text}),
        );
      });
      const all = {'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers};
      for (const [name, value] of Object.entries(all)) request.setHeader(name, value);
      request.on('error', reject);
      request.end(method === 'POST' ? body : undefined);
    });

  it('serves several clients at a time', async () => {
    const searchFor = async (query: string): Promise<string> => {
      const client = new Client({name: 'tests', version: '1'});
      await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)) as never);
      const {text} = await createToolCaller(client)('search', {query});
      await client.close();
      return text;
    };
    const [one, other] = await Promise.all([searchFor('renew'), searchFor('loans_get')]);
    expect(one).toContain('guides/borrow');
    expect(other).toContain('apis/rest/loans-get');
  });

  it('listens only on this machine', () => expect((server.address() as AddressInfo).address).toBe('127.0.0.1'));

  it.each([
    ['the host', {Host: 'evil.example'}],
    ['the host', {Host: 'evil.example:1@127.0.0.1.evil.example'}],
    ['the host', {Host: ''}],
    ['the origin', {Origin: 'https://evil.example'}],
    ['the origin', {Origin: 'null'}],
    ['the origin', {Origin: 'https://docs.example.evil.example'}],
  ])('rejects by %s: %j', async (what, headers) => {
    const {status, text} = await send(headers);
    expect(status).toBe(403);
    expect(JSON.parse(text)).toMatchObject({
      error: {message: expect.stringMatching(new RegExp(`^${what} of this request isn't allowed`, 'i'))},
    });
  });

  it.each([
    {Host: 'docs.example', Origin: 'https://docs.example'},
    {Host: 'localhost:1'},
    {Origin: 'http://127.0.0.1:5000'},
    {Host: '[::1]:9'},
  ])('accepts %j', async (headers) => expect((await send(headers as Record<string, string>)).status).toBe(200));

  it.each([
    [404, {url: '/'}],
    [404, {url: '/../mcp'}],
    [405, {method: 'GET'}],
    [405, {method: 'DELETE'}],
    [400, {body: '{'}],
    [413, {body: `"${'x'.repeat(600 * 1024)}"`}],
  ])('responds with %s to %j', async (status, request) => expect((await send({}, request)).status).toBe(status));

  it('reports a port that is already in use', async () => {
    await expect(serveHttp(openSite(createZip()), port)).rejects.toMatchObject({code: 'EADDRINUSE'});
    const {status, stderr} = spawnSync(process.execPath, [COMMAND, '--docs', createZip(), '--http', String(port)], {
      encoding: 'utf8',
    });
    expect({status, stderr}).toEqual({
      status: 1,
      stderr: 'The port is already in use. Choose a different port with --http.\n',
    });
  });
});
