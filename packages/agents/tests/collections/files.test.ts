import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {bruToJsonV2, bruToEnvJsonV2, collectionBruToJson} from '@usebruno/lang';
import {strFromU8, unzipSync} from 'fflate';
import type {OpenApiDocument} from '@paydocs/specs';
import type {Warning} from '@paydocs/core';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createBrunoFiles} from '../../src/collections/bruno/files';
import {createGraphqlDocuments} from '../../src/collections/graphql';
import {createCollectionFiles} from '../../src/collections/index';
import {createPostmanCollection} from '../../src/collections/postman/collection';
import {smallDocument} from './small';

describe('a Bruno collection', () => {
  let files: Map<string, string>;

  beforeAll(async () => {
    files = await createBrunoFiles((await createPostmanCollection(smallDocument))!);
  });

  it('has a file for each request, with a name that is valid on every system', () => {
    expect([...files.keys()]).toEqual([
      'bruno.json',
      'collection.bru',
      'environments/default.bru',
      'Hives & bees/folder.bru',
      'Hives & bees/Add- a hive - queen.bru',
      'Hives & bees/Add- a hive - queen_1.bru',
      'Webhooks/folder.bru',
      'Webhooks/A hive is ready.bru',
    ]);
  });

  it('contains what the Postman collection contains, as Bruno reads it', () => {
    const request = bruToJsonV2(files.get('Hives & bees/Add- a hive - queen.bru')!);
    expect(request).toMatchObject({
      meta: {name: 'Add: a hive / queen', type: 'http'},
      http: {method: 'post', url: '{{baseUrl}}/hives', auth: 'inherit', body: 'json'},
    });
    expect(JSON.parse(request.body.json)).toEqual({name: 'Linden'});
    expect(request.examples).toHaveLength(5);
    expect(request.params).toMatchObject([{name: 'dry', value: 'true', enabled: false}]);
  });

  it('declares what users must fill in as secrets without values', () => {
    expect(bruToEnvJsonV2(files.get('environments/default.bru')!).variables).toMatchObject([
      {name: 'apiKey', value: '', secret: true},
      {name: 'webhookUrl', value: '', secret: true},
    ]);
    const {auth, vars} = collectionBruToJson(files.get('collection.bru')!);
    expect(auth.bearer).toEqual({token: '{{apiKey}}'});
    expect(vars.req.map(({name}: {name: string}) => name)).toEqual(['region', 'baseUrl']);
  });
});

describe('all files', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'collections-'));
  const writePageData = (name: string, ...examples: object[]): void => {
    fs.mkdirSync(path.join(folder, 'queries'), {recursive: true});
    fs.writeFileSync(path.join(folder, 'queries', `${name}.graphql.json`), JSON.stringify({examples}));
  };

  beforeAll(() => {
    writePageData('all-hives', {
      id: 'operation',
      code: '<span class="k">query</span> AllHives {\n  allHives(name: &quot;L&quot;)\n}',
    });
    writePageData('all-hives-2', {id: 'operation', code: 'query A { ALLHIVES }'}, {id: 'variables', code: '{}'});
    writePageData('a-type');
  });

  afterAll(() => fs.rmSync(folder, {recursive: true, force: true}));

  it('include a document for each GraphQL operation under its name, next to its variables', () => {
    expect(Object.fromEntries(createGraphqlDocuments(folder))).toEqual({
      'queries/ALLHIVES.graphql': 'query A { ALLHIVES }\n',
      'queries/ALLHIVES.variables.json': '{}\n',
      'queries/all-hives.graphql': 'query AllHives {\n  allHives(name: "L")\n}\n',
    });
  });

  const createFiles = async (document: OpenApiDocument) => {
    const warnings: Warning[] = [];
    const files = await createCollectionFiles({
      document,
      operations: folder,
      slug: 'apiary',
      onWarning: (warning) => void warnings.push(warning),
    });
    return {files, warnings};
  };

  it('are the same bytes in each run', async () => {
    const {files, warnings} = await createFiles(smallDocument);
    expect(warnings).toEqual([]);
    expect([...files.keys()]).toEqual(['apiary.postman_collection.json', 'apiary.bruno.zip', 'apiary.graphql.zip']);
    expect((await createFiles(smallDocument)).files).toEqual(files);
    const unpacked = unzipSync(files.get('apiary.bruno.zip') as Uint8Array);
    expect(JSON.parse(strFromU8(unpacked['apiary/bruno.json']!))).toMatchObject({name: 'Apiary', type: 'collection'});
  });

  it("omit with a warning what can't be converted", async () => {
    const broken = {...smallDocument, openapi: '3.1.0', info: undefined} as unknown as OpenApiDocument;
    const {files, warnings} = await createFiles(broken);
    expect([...files.keys()]).toEqual(['apiary.graphql.zip']);
    expect(warnings).toEqual([
      {
        file: 'openapi.json',
        kind: expect.stringMatching(/^the Postman collection can't be generated: ./),
        message: expect.anything(),
      },
    ]);
  });

  it('omit empty collections', async () => {
    const {files, warnings} = await createFiles({openapi: '3.1.0', info: {title: 'Apiary', version: '1'}, paths: {}});
    expect([[...files.keys()], warnings]).toEqual([['apiary.graphql.zip'], []]);
  });
});
