/** What is wrong with the settings of the hosted search is told as such, from what the service's own client throws. */
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {algoliasearch, type Algoliasearch} from 'algoliasearch';
import {afterEach, expect, it} from 'vitest';
import {replaceIndex} from '../../src/upload/replaceIndex';
import {explainUploadError} from '../../src/upload/explainUploadError';
import {InputError} from '@paydocs/core/inputError';

let server: http.Server | undefined;
afterEach(() => void server?.close());

async function service(status: number, message: string): Promise<number> {
  server = http.createServer((_, response) => {
    response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify({message, status}));
  });
  await new Promise<void>((resolve) => server!.listen(0, resolve));
  return (server.address() as AddressInfo).port;
}

const clientOf = (port: number): Algoliasearch =>
  algoliasearch('APP', 'admin', {hosts: [{url: `localhost:${port}`, accept: 'readWrite', protocol: 'http'}]});

const problemOf = (port: number): Promise<unknown> =>
  replaceIndex(clientOf(port), 'docs', []).then(
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
])('of status %i (%s) tells the variable', async (status, message, told) => {
  const problem = await problemOf(await service(status, message));
  expect(problem).toBeInstanceOf(InputError);
  expect((problem as Error).message).toMatch(/^environment: /);
  expect((problem as Error).message).toContain(told);
});

it('of an application that nobody answers for tells the variable', async () => {
  const port = await service(200, '');
  await new Promise((resolve) => server!.close(resolve));
  const problem = await problemOf(port);
  expect(problem).toBeInstanceOf(InputError);
  expect((problem as Error).message).toContain('no search service responds for DOCS_SEARCH_APP_ID "APP".');
});

it('leaves other errors as they are', async () => {
  expect(await problemOf(await service(418, 'no coffee'))).toMatchObject({name: 'ApiError', message: 'no coffee'});
  expect(explainUploadError('text', {appId: 'APP', indexName: 'docs'})).toBe('text');
});
