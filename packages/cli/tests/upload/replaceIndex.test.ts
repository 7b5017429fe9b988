import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {algoliasearch} from 'algoliasearch';
import {afterEach, describe, expect, it} from 'vitest';
import {replaceIndex} from '../../src/upload/replaceIndex';
import {summarizeRecords, createIndexSettings, indexSynonyms} from '@paydocs/search/hostedSettings';
import type {SearchRecord} from '@paydocs/search/record';

interface Asked {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

let server: http.Server | undefined;
afterEach(() => void server?.close());

/** A server that speaks the service's protocol as far as uploading needs it. */
async function service(fails: (asked: Asked) => boolean = () => false): Promise<{asked: Asked[]; port: number}> {
  const asked: Asked[] = [];
  server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const path = decodeURIComponent(request.url?.replace(/\?.*/, '') ?? '');
      const one = {method: request.method ?? '', path, body: JSON.parse(text || '{}') as Asked['body']};
      asked.push(one);
      response.statusCode = fails(one) ? 403 : 200;
      response.setHeader('Content-Type', 'application/json');
      const answer = path.includes('/task/') ? {status: 'published', pendingTask: false} : {taskID: 1, objectIDs: []};
      response.end(JSON.stringify(fails(one) ? {message: 'Invalid API key', status: 403} : answer));
    });
  });
  await new Promise<void>((resolve) => server!.listen(0, resolve));
  return {asked, port: (server.address() as AddressInfo).port};
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
const clientOf = (port: number) =>
  algoliasearch('APP', 'admin', {hosts: [{url: `localhost:${port}`, accept: 'readWrite', protocol: 'http'}]});

describe('replacing an index', () => {
  it('sends settings and synonyms, and puts all records in place at once', async () => {
    const {asked, port} = await service();
    await replaceIndex(clientOf(port), 'docs', records);
    const [settings, ...others] = asked.filter(({path}) => !path.includes('/task/'));
    expect(settings).toMatchObject({
      method: 'PUT',
      path: '/1/indexes/docs/settings',
      body: createIndexSettings(records),
    });
    expect(settings!.body).toMatchObject({indexLanguages: ['en', 'es'], queryLanguages: ['en', 'es']});
    expect(others[0]).toMatchObject({path: '/1/indexes/docs/synonyms/batch', body: indexSynonyms});
    const batches = asked.filter(({path}) => path.endsWith('/batch') && !path.includes('synonyms'));
    expect(batches.flatMap(({body}) => body.requests as unknown[])).toHaveLength(records.length);
    expect(batches.every(({path}) => path !== '/1/indexes/docs/batch')).toBe(true);
    const moves = asked.filter(({body}) => body.operation === 'move');
    expect(moves).toEqual([expect.objectContaining({body: {operation: 'move', destination: 'docs'}})]);
  });

  it('leaves the index as it is when a key may not write', async () => {
    const {asked, port} = await service(({path}) => path.endsWith('/batch') && !path.includes('synonyms'));
    await expect(replaceIndex(clientOf(port), 'docs', records)).rejects.toThrow('Invalid API key');
    expect(asked.some(({body}) => body.operation === 'move')).toBe(false);
  });
});

it('counts records by area and type', () => {
  expect(summarizeRecords([record, {...record, type: 'content'}])).toBe(
    '2 records of 1 pages\nby area: default 2\nby type: content 1, lvl1 1',
  );
});
