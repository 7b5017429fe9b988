/** Checks which pages a description has, regardless of how its operations are named. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import type {OpenApiDocument} from '@paydocs/specs';
import {createOperationPage} from '../../src/rest/pages/operationPage';
import {createPageIndex, removeDuplicateOperationIds} from '../../src/rest/pageIndex';
import {collectUses} from '../../src/rest/pages/usedBy';
import {restPages} from '../../../../tests/reference/restPages';
import {createDocument, options} from './fixture';

const responses = {200: {description: 'OK'}};

function createIndex(document: OpenApiDocument): ReturnType<typeof createPageIndex> {
  return createPageIndex(removeDuplicateOperationIds(structuredClone(document)));
}

describe('createPageIndex', () => {
  it('has a page for each operation, even if a webhook has several methods and the name of an operation', async () => {
    const document = createDocument(
      {},
      {paths: {'/x': {get: {operationId: 'hook', responses}}}, webhooks: {hook: {post: {responses}, put: {responses}}}},
    );
    const {operations} = createIndex(document);
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

  it('has a page for undeclared tags of operations, but not for unused tags', () => {
    const document = createDocument(
      {},
      {tags: [{name: 'known'}, {name: 'unused'}], paths: {'/x': {get: {tags: ['known', 'extra'], responses}}}},
    );
    expect(createIndex(document).tags).toEqual({known: 'known', extra: 'extra'});
  });

  it('keeps the names of both paths if one refers to the other', () => {
    const document = createDocument(
      {},
      {paths: {'/a': {get: {operationId: 'read', responses}}, '/b': {$ref: '#/paths/~1a'}}},
    );
    expect(createIndex(document).operations).toEqual({
      read: {path: '/a', method: 'get'},
      'get-b': {path: '/b', method: 'get'},
    });
  });
});

it('ignores an empty summary when it titles an operation', () => {
  const uses = {description: 'OK', content: {'application/json': {schema: {$ref: '#/components/schemas/Thing'}}}};
  const document = createDocument(
    {Thing: {type: 'object'}},
    {paths: {'/x': {get: {operationId: '', summary: '', responses: {200: uses}}}}},
  );
  expect(createOperationPage(document, {path: '/x', method: 'get'}, options)).toMatchObject({
    id: 'get-x',
    title: 'GET /x',
  });
  expect(collectUses(document, 'Thing', options)).toMatchObject({'used-by': [{uses: [{text: 'GET /x'}]}]});
});
