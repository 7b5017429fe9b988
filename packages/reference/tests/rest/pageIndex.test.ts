/** Which pages a description has, however its operations are named. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import type {OpenApiDocument} from '@paydocs/specs/openapi/document';
import {createOperationPage} from '../../src/rest/pages/operationPage';
import {createPageIndex, removeDuplicateOperationIds} from '../../src/rest/pageIndex';
import {getUses} from '../../src/rest/pages/usedBy';
import {restPages} from '../../../../tests/reference/restPages';
import {documentOf, options} from './fixture';

const responses = {200: {description: 'OK'}};

function prepare(document: OpenApiDocument): ReturnType<typeof createPageIndex> {
  return createPageIndex(removeDuplicateOperationIds(structuredClone(document)));
}

describe('prepareDocument', () => {
  it('has a page for each operation, also of a webhook with several methods and the name of an operation', async () => {
    const document = documentOf(
      {},
      {paths: {'/x': {get: {operationId: 'hook', responses}}}, webhooks: {hook: {post: {responses}, put: {responses}}}},
    );
    const {operations} = prepare(document);
    expect(Object.keys(operations).sort()).toEqual(['hook', 'hook-2', 'hook-3']);
    expect(Object.values(operations)).toEqual(
      expect.arrayContaining([
        {path: '/x', method: 'get'},
        {webhook: 'hook', method: 'post'},
        {webhook: 'hook', method: 'put'},
      ]),
    );
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'prepare-'));
    onTestFinished(() => fs.rmSync(folder, {recursive: true}));
    await restPages(document, folder);
    expect(fs.readdirSync(folder).filter((file) => file.endsWith('.api.mdx'))).toHaveLength(3);
  });

  it('has a page for tags that operations use and nobody declares', () => {
    const document = documentOf(
      {},
      {tags: [{name: 'known'}, {name: 'unused'}], paths: {'/x': {get: {tags: ['known', 'extra'], responses}}}},
    );
    expect(prepare(document).tags).toEqual({known: 'known', extra: 'extra'});
  });

  it('leaves both paths their names when one refers to the other', () => {
    const document = documentOf(
      {},
      {paths: {'/a': {get: {operationId: 'read', responses}}, '/b': {$ref: '#/paths/~1a'}}},
    );
    expect(prepare(document).operations).toEqual({
      read: {path: '/a', method: 'get'},
      'get-b': {path: '/b', method: 'get'},
    });
  });
});

it('titles an operation by something else than an empty summary', () => {
  const uses = {description: 'OK', content: {'application/json': {schema: {$ref: '#/components/schemas/Thing'}}}};
  const document = documentOf(
    {Thing: {type: 'object'}},
    {paths: {'/x': {get: {operationId: '', summary: '', responses: {200: uses}}}}},
  );
  expect(createOperationPage(document, {path: '/x', method: 'get'}, options)).toMatchObject({
    id: 'get-x',
    title: 'GET /x',
  });
  expect(getUses(document, 'Thing', options)).toMatchObject({'used-by': [{uses: [{text: 'GET /x'}]}]});
});
