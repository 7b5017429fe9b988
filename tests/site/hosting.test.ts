/**
 * The built site on nginx and Caddy, with the configuration that its build wrote, and on `npm run serve`, which
 * responds in the same way.
 *
 * @module-tag hosts
 */
import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readHostingRules} from '../../packages/cli/src/hosting';
import {getVaryHeader} from '@paydocs/cli';
import type {HostingRules} from '../../packages/cli/src/hosting/rules/types';
import {createSiteHandler} from '../../packages/cli/src/serve/siteHandler';
import {observatory} from '../../packages/cli/tests/hosting/observatory';
import {sendRequest, listRequests, type HttpResponse, type ExpectedResponse, type ServedSite} from './hosting/requests';
import {startCaddy, startNginx, startServe, type RunningServer} from './hosting/servers';
import {createSmallSite, SECRET, type SmallSite} from './hosting/smallSite';
import {fetchHead, listUnreadableRequests} from './hosting/unreadable';

const HOSTS_FOLDER = 'build-hosting';
const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'hosting-')));
const createWorkFolder = (name: string): string => fs.mkdtempSync(path.join(folder, name));

const [script = ''] = fs.readdirSync('build/assets/js').filter((file) => /^main\..*\.js$/.test(file));
const built: ServedSite = {
  base: '/',
  page: '/getting-started/',
  script: `/assets/js/${script}`,
  font: '/fonts/figtree.woff2',
  hasMarkdown: true,
};
const small: SmallSite = await createSmallSite(folder);
const hostings: Record<string, HostingRules> = {
  built: await readHostingRules('build', HOSTS_FOLDER, {url: '', baseUrl: '/', languages: []}),
  small: await readHostingRules(small.outDir, small.hostsDir, {url: '', baseUrl: '/', languages: []}),
};

async function startHandler(): Promise<RunningServer> {
  const server = http.createServer(createSiteHandler(small.outDir, hostings.small!));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  return {port: (server.address() as AddressInfo).port, stop};
}

afterAll(() => fs.rmSync(folder, {recursive: true}));

describe.each([
  ['nginx', 'built', built, 'build', () => startNginx('build', HOSTS_FOLDER, createWorkFolder('nginx'))],
  ['Caddy', 'built', built, 'build', () => startCaddy('build', HOSTS_FOLDER, createWorkFolder('caddy'))],
  ['npm run serve', 'built', built, 'build', startServe],
  [
    'nginx',
    'small',
    small.served,
    small.outDir,
    () => startNginx(small.root, small.hostsDir, createWorkFolder('nginx')),
  ],
  [
    'Caddy',
    'small',
    small.served,
    small.outDir,
    () => startCaddy(small.root, small.hostsDir, createWorkFolder('caddy')),
  ],
  ['npm run serve', 'small', small.served, small.outDir, startHandler],
] as const)('%s, with the %s site', (name, site, served, outDir, start) => {
  let server: RunningServer;
  beforeAll(async () => void (server = await start()));
  afterAll(() => server.stop());

  it.each(listRequests(served, {sendsLength: name !== 'Caddy'}))('responds to %j', async (request, expected) => {
    const response = await sendRequest(server.port, request);
    expectResponse(response, expected);
    expect(response.body.toString('latin1')).not.toContain(SECRET);
    const isSitePath = typeof expected.status === 'number' && request.target.startsWith(served.base);
    // Go itself responds to requests that it can't parse.
    if (!isSitePath || (name === 'Caddy' && expected.isUnreadable)) return;
    for (const header of hostings[site]!.headers)
      expect(response.headers[header.name.toLowerCase()], header.name).toBe(header.value);
  });

  it.runIf(name === 'nginx').each(listUnreadableRequests(served.base))(
    'sends each header once with %i, before its rules apply',
    async (status, request) => {
      const {first, lines} = await fetchHead(server.port, request);
      expect(first).toContain(` ${status} `);
      for (const header of hostings[site]!.headers) expect(lines).toContain(`${header.name}: ${header.value}`);
      const names = lines.map((line) => line.split(':')[0]);
      expect(names.filter((each, index) => names.indexOf(each) !== index)).toEqual([]);
    },
  );

  it('has headers that a scanner grades A+', async () => {
    const {headers, body} = await sendRequest(server.port, {target: served.page});
    expect(observatory(headers, body.toString())).toEqual({grade: 'A+', score: 140, lost: []});
  });

  it('compresses the content of the file', async () => {
    const file = fs.readFileSync(path.join(outDir, served.page.slice(served.base.length), 'index.html'));
    const get = async (encoding: string): Promise<Buffer> =>
      (await sendRequest(server.port, {target: served.page, headers: {'accept-encoding': encoding}})).body;
    expect(await get('identity')).toEqual(file);
    expect(brotliDecompressSync(await get('br'))).toEqual(file);
    expect(gunzipSync(await get('gzip'))).toEqual(file);
  });

  it('sends no unchanged page again, in each encoding', async () => {
    const tags = new Set<string | undefined>();
    for (const encoding of ['identity', 'br', 'gzip']) {
      const get = (headers: Record<string, string>): Promise<HttpResponse> =>
        sendRequest(server.port, {target: served.page, headers: {'accept-encoding': encoding, ...headers}});
      const {etag = '', 'last-modified': date = ''} = (await get({})).headers;
      tags.add(etag);
      const conditions: Record<string, string>[] = [
        {'if-none-match': etag},
        {'if-none-match': `"another", W/${etag}`},
        {'if-modified-since': date},
      ];
      for (const headers of conditions) {
        const {status, body, headers: sent} = await get(headers);
        expect([status, body.length], JSON.stringify(headers)).toEqual([304, 0]);
        expectResponse(
          {status, headers: sent, body},
          {
            status: 304,
            headers: {
              etag,
              vary: getVaryHeader(served, true),
              'cache-control': /must-revalidate/,
              'content-encoding': undefined,
            },
          },
        );
      }
      expect((await get({'if-none-match': '"another"'})).status).toBe(200);
      const partial = await sendRequest(server.port, {
        target: served.page,
        headers: {range: 'bytes=0-4', 'if-range': etag, 'accept-encoding': encoding},
      });
      // Compressed responses have no ranges.
      expect([partial.status, partial.headers['content-encoding']]).toEqual([
        encoding === 'identity' ? 206 : 200,
        undefined,
      ]);
    }
    expect(tags.size).toBe(3);
  });

  it.each([served.base, ...(served.language === undefined ? [] : [served.language])])(
    'responds with the not-found page of %s, whole and compressed',
    async (language) => {
      const page = fs.readFileSync(path.join(outDir, language.slice(served.base.length), '404.html'));
      const target = `${language}no/such/page/`;
      expect((await sendRequest(server.port, {target, headers: {range: 'bytes=0-4'}})).body).toEqual(page);
      const {body, headers} = await sendRequest(server.port, {target, headers: {'accept-encoding': 'br'}});
      expect(headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(body)).toEqual(page);
    },
  );
});

function expectResponse({status, headers}: HttpResponse, expected: ExpectedResponse): void {
  expect([expected.status].flat()).toContain(status);
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    if (value instanceof RegExp) expect(headers[name], name).toMatch(value);
    else expect(headers[name], name).toBe(value);
  }
}

describe('the built site', () => {
  it('has a hash in the name of each file that is cached forever', () => {
    const files = fs
      .readdirSync('build/assets', {recursive: true, withFileTypes: true})
      .filter((file) => file.isFile());
    expect(files.length).toBeGreaterThan(50);
    expect(files.map(({name}) => name).filter((name) => !/\.[0-9a-f]{8,}\.\w+(?:\.br|\.gz)?$/.test(name))).toEqual([]);
  });

  it('publishes no files that are for its host', () => {
    expect(
      ['_headers', '_redirects', 'vercel.json', 'hosting.json'].filter((file) => fs.existsSync(`build/${file}`)),
    ).toEqual([]);
    expect(fs.readdirSync(HOSTS_FOLDER).sort()).toEqual(
      ['caddy', 'cloudflare-pages', 'cloudfront', 'hosting.json', 'netlify', 'nginx', 'vercel'].sort(),
    );
  });

  it('sends its content security policy', () => {
    const {headers} = hostings.built!;
    expect(headers.find(({name}) => name === 'Content-Security-Policy')?.value).toMatch(/^\S.*frame-ancestors/);
  });
});
