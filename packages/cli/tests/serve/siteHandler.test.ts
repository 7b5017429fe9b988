/** Responses of `npm run serve` to requests for anything but a page of the site. `tests/site/hosting.test.ts` covers the rest. */
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {createHostingRules} from '../../src/hosting/rules/hosting';
import {createSiteHandler} from '../../src/serve/siteHandler';

let folder: string;
const servers: http.Server[] = [];
let port: number;

/** Sends a request with exactly this target, which HTTP clients would normalize. */
function sendRequest(target: string, ...headers: string[]): Promise<{status: number; head: string; body: string}> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, 'localhost', () => {
      const lines = [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers];
      socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    });
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      resolve({status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head, body});
    });
  });
}

const getLocationHeader = (head: string): string | undefined => /^location: (.*)$/im.exec(head)?.[1]?.trim();

async function start(baseUrl: string): Promise<number> {
  const hosting = createHostingRules({
    url: 'https://docs.example',
    baseUrl,
    languages: [],
    policy: '',
    redirects: [],
    dottedPages: [],
    hasMarkdown: false,
  });
  const server = http.createServer(createSiteHandler(path.join(folder, 'build'), hosting));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return (server.address() as net.AddressInfo).port;
}

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-handler-'));
  fs.mkdirSync(path.join(folder, 'build', 'guide'), {recursive: true});
  fs.writeFileSync(path.join(folder, 'build', 'guide', 'index.html'), 'A guide');
  fs.mkdirSync(path.join(folder, 'build-secret'));
  fs.writeFileSync(path.join(folder, 'build-secret', 'a.txt'), 'secret');
  fs.writeFileSync(path.join(folder, 'b.txt'), 'secret');
});
beforeEach(async () => {
  fs.writeFileSync(path.join(folder, 'build', '404.html'), 'Page not found');
  port = await start('/');
});
afterAll(() => {
  servers.forEach((server) => server.close());
  fs.rmSync(folder, {recursive: true});
});

describe('the server of the built site', () => {
  it('serves a page, and redirects to it', async () => {
    expect(await sendRequest('/guide/')).toMatchObject({
      status: 200,
      body: expect.stringContaining('A guide') as string,
    });
    const {status, head} = await sendRequest('/guide?a=b');
    expect([status, getLocationHeader(head)]).toEqual([301, '/guide/?a=b']);
  });

  it.each([
    '//evil.example/x',
    '/\\evil.example',
    '/%5Cevil.example',
    '///evil.example',
    '/%2Fevil.example/x',
    '//',
    '/%5c%5cevil.example',
  ])("doesn't redirect from %s", async (target) => {
    const {status, head, body} = await sendRequest(target);
    expect([status, getLocationHeader(head)]).toEqual([404, undefined]);
    expect(body).toContain('Page not found');
  });

  it.each(['//evil.example/x', '/\\evil.example', '/evil', '/help//evil.example/x', '/help/%5Cevil', '/help'])(
    'below a base URL, redirects from %s to no other host',
    async (target) => {
      port = await start('/help/');
      const location = getLocationHeader((await sendRequest(target)).head);
      expect(new URL(location ?? '/help/', 'http://site.example/').href).toMatch(/^http:\/\/site\.example\/help\//);
    },
  );

  it.each([
    '/%',
    '/%00',
    '/a%00.txt',
    '/%ff/',
    '/%E0%A4%A',
    '*',
    '/..%2Fb.txt',
    '/../build-secret/a.txt',
    '/..%5Cb.txt',
  ])('rejects the malformed %s', async (target) => {
    const {status, head, body} = await sendRequest(target);
    expect([status, getLocationHeader(head)]).toEqual([400, undefined]);
    expect(head).toMatch(/^content-type: text\/plain/im);
    expect(body).toContain('malformed');
    expect(body).not.toContain('secret');
  });

  it.each(['bytes=5-2', 'bytes=99999999999999999999-1', 'bytes=a-b', 'bytes=2-4'])(
    'keeps running after the range %s',
    async (range) => {
      expect(await sendRequest('/guide/', `Range: ${range}`)).toMatchObject({status: expect.any(Number) as number});
      expect(await sendRequest('/guide/')).toMatchObject({status: 200});
    },
  );

  it.each(['/guide/index.html/', '/guide/index.html/x', `/${'a'.repeat(5000)}`, '/http://evil.example/'])(
    'finds nothing at %s, and keeps running',
    async (target) => {
      expect(await sendRequest(target)).toMatchObject({status: 404});
      expect(await sendRequest('/guide/')).toMatchObject({status: 200});
    },
  );

  it('responds with the not-found page, or with text if it is missing', async () => {
    expect(await sendRequest('/nowhere/')).toMatchObject({
      status: 404,
      head: expect.stringMatching(/text\/html/) as string,
    });
    fs.rmSync(path.join(folder, 'build', '404.html'));
    const {status, head, body} = await sendRequest('/nowhere/');
    expect([status, /^content-type: (\S+);/im.exec(head)?.[1]]).toEqual([404, 'text/plain']);
    expect(body).toContain('Not found');
    expect(await sendRequest('/guide/'), 'and keeps running').toMatchObject({status: 200});
  });
});
