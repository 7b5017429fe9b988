/** Errors that the hosted search service's own client throws are explained as errors in the settings. */
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {afterEach, expect, it} from 'vitest';
import {replaceIndex} from '../../src/upload/replaceIndex';
import {explainUploadError} from '../../src/upload/explainUploadError';
import {InputError} from '@paydocs/core';

let server: http.Server | undefined;
afterEach(() => void server?.close());

async function startService(status: number, message: string): Promise<number> {
  server = http.createServer((_, response) => {
    response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify({message, status}));
  });
  await new Promise<void>((resolve) => server!.listen(0, resolve));
  return (server.address() as AddressInfo).port;
}

const createClient = (port: number): Algoliasearch =>
  algoliasearch('APP', 'admin', {hosts: [{url: `localhost:${port}`, accept: 'readWrite', protocol: 'http'}]});

const getUploadError = (port: number): Promise<unknown> =>
  replaceIndex(createClient(port), 'docs', []).then(
    () => undefined,
    (error: unknown) => explainUploadError(error, {appId: 'APP', indexName: 'docs'}),
  );

it.each([
  [
    403,
    'Invalid Application-ID or API key',
    'DOCS_SEARCH_ADMIN_KEY for the application "APP" and the index "docs": Invalid',
  ],
  [401, 'Not enough rights to update an object.', 'Not enough rights to update an object. Check DOCS_SEARCH_APP_ID'],
  [
    400,
    'indexName is not valid',
    'the search service doesn\'t accept an index named "docs". Correct DOCS_SEARCH_INDEX_NAME.',
  ],
])('names the variable for the status %i (%s)', async (status, message, expected) => {
  const error = await getUploadError(await startService(status, message));
  expect(error).toBeInstanceOf(InputError);
  expect((error as Error).message).toMatch(/^environment: /);
  expect((error as Error).message).toContain(expected);
});

it("names the variable for an application that doesn't respond", async () => {
  const port = await startService(200, '');
  await new Promise((resolve) => server!.close(resolve));
  const error = await getUploadError(port);
  expect(error).toBeInstanceOf(InputError);
  expect((error as Error).message).toContain('no search service responds for DOCS_SEARCH_APP_ID "APP".');
});

it('returns other errors unchanged', async () => {
  expect(await getUploadError(await startService(418, 'no coffee'))).toMatchObject({
    name: 'ApiError',
    message: 'no coffee',
  });
  expect(explainUploadError('text', {appId: 'APP', indexName: 'docs'})).toBe('text');
});
