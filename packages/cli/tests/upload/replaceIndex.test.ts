import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {algoliasearch} from 'algoliasearch';
import {afterEach, describe, expect, it} from 'vitest';
import {replaceIndex} from '../../src/upload/replaceIndex';
import {summarizeRecords, createIndexSettings, indexSynonyms, type SearchRecord} from '@paydocs/search';

interface ReceivedRequest {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

let server: http.Server | undefined;
afterEach(() => void server?.close());

/** Starts a server that implements as much of the service's protocol as uploads need. */
async function startService(
  shouldFail: (request: ReceivedRequest) => boolean = () => false,
): Promise<{requests: ReceivedRequest[]; port: number}> {
  const requests: ReceivedRequest[] = [];
  server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const path = decodeURIComponent(request.url?.replace(/\?.*/, '') ?? '');
      const received = {method: request.method ?? '', path, body: JSON.parse(text || '{}') as ReceivedRequest['body']};
      requests.push(received);
      response.statusCode = shouldFail(received) ? 403 : 200;
      response.setHeader('Content-Type', 'application/json');
      const result = path.includes('/task/') ? {status: 'published', pendingTask: false} : {taskID: 1, objectIDs: []};
      response.end(JSON.stringify(shouldFail(received) ? {message: 'Invalid API key', status: 403} : result));
    });
  });
  await new Promise<void>((resolve) => server!.listen(0, resolve));
  return {requests, port: (server.address() as AddressInfo).port};
}

const record = {
  objectID: 'a',
  language: 'en',
  type: 'lvl1',
  docusaurus_tag: 'default',
  url_without_anchor: '/a/',
} as SearchRecord;
const records = Array.from({length: 1500}, (_, index) => ({
  ...record,
  objectID: `${index}`,
  language: ['en', 'es', 'es-MX'][index % 3]!,
}));
const createClient = (port: number) =>
  algoliasearch('APP', 'admin', {hosts: [{url: `localhost:${port}`, accept: 'readWrite', protocol: 'http'}]});

describe('replacing an index', () => {
  it('sends settings and synonyms, and replaces all records at once', async () => {
    const {requests, port} = await startService();
    await replaceIndex(createClient(port), 'docs', records);
    const [settings, ...others] = requests.filter(({path}) => !path.includes('/task/'));
    expect(settings).toMatchObject({
      method: 'PUT',
      path: '/1/indexes/docs/settings',
      body: createIndexSettings(records),
    });
    expect(settings!.body).toMatchObject({indexLanguages: ['en', 'es'], queryLanguages: ['en', 'es']});
    expect(others[0]).toMatchObject({path: '/1/indexes/docs/synonyms/batch', body: indexSynonyms});
    const batches = requests.filter(({path}) => path.endsWith('/batch') && !path.includes('synonyms'));
    expect(batches.flatMap(({body}) => body.requests as unknown[])).toHaveLength(records.length);
    expect(batches.every(({path}) => path !== '/1/indexes/docs/batch')).toBe(true);
    const moves = requests.filter(({body}) => body.operation === 'move');
    expect(moves).toEqual([expect.objectContaining({body: {operation: 'move', destination: 'docs'}})]);
  });

  it("leaves the index unchanged if a key can't write", async () => {
    const {requests, port} = await startService(({path}) => path.endsWith('/batch') && !path.includes('synonyms'));
    await expect(replaceIndex(createClient(port), 'docs', records)).rejects.toThrow('Invalid API key');
    expect(requests.some(({body}) => body.operation === 'move')).toBe(false);
  });
});

it('counts records by area and type', () => {
  expect(summarizeRecords([record, {...record, type: 'content'}])).toBe(
    '2 records of 1 pages\nby area: default 2\nby type: content 1, lvl1 1',
  );
});
