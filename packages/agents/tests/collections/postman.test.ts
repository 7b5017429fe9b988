import fs from 'node:fs';
import type {OpenApiDocument} from '@paydocs/specs';
import {beforeAll, describe, expect, it} from 'vitest';
import YAML from 'yaml';
import {createPostmanCollection} from '../../src/collections/postman/collection';
import {collectRequestItems, type PostmanCollection} from '../../src/collections/postman/types';
import {smallDocument} from './small';

describe('a Postman collection', () => {
  let collection: PostmanCollection;

  beforeAll(async () => {
    collection = (await createPostmanCollection(smallDocument))!;
  });

  const getRequests = (): ReturnType<typeof collectRequestItems> => collectRequestItems(collection.item);

  it('has a request for each operation and webhook, in the folder of its tag', () => {
    expect(getRequests().map(({item, folders}) => [...folders, `${item.request.method} ${item.name}`])).toEqual([
      ['Hives & bees', 'POST Add: a hive / queen'],
      ['Hives & bees', 'GET Add: a hive / queen'],
      ['Webhooks', 'POST A hive is ready'],
    ]);
    expect(collection.item[0]?.description).toEqual({content: 'Where bees *live*.', type: 'text/markdown'});
  });

  it('has variables for URLs and keys, but no secret', () => {
    expect(collection.variable).toEqual([
      {key: 'region', value: 'north'},
      {key: 'baseUrl', value: 'https://{{region}}.apiary.example'},
      {key: 'apiKey', value: ''},
      {key: 'webhookUrl', value: ''},
    ]);
    expect(collection.auth).toEqual({type: 'bearer', bearer: [{key: 'token', value: '{{apiKey}}', type: 'string'}]});
    expect(JSON.stringify(collection)).not.toMatch(/bearerToken|<token>/);
  });

  it('authenticates requests as their operations require', () => {
    expect(getRequests().map(({item}) => item.request.auth)).toEqual([undefined, {type: 'noauth'}, {type: 'noauth'}]);
  });

  it('sends a new idempotency key each time, and disables optional parameters', () => {
    const {header, url} = getRequests()[0]!.item.request;
    expect(header?.find(({key}) => key === 'Idempotency-Key')).toEqual({key: 'Idempotency-Key', value: '{{$guid}}'});
    expect(url).toMatchObject({raw: '{{baseUrl}}/hives', query: [{key: 'dry', value: 'true', disabled: true}]});
    expect(getRequests()[2]!.item.request.url.raw).toBe('{{webhookUrl}}');
  });

  it('keeps every example: responses with the body of the same name, and bodies without a response', () => {
    const examples = getRequests()[0]!.item.response!.map(({name, code, body, originalRequest: {body: sent}}) => ({
      name,
      code,
      body,
      sent: sent?.raw ?? sent?.urlencoded,
    }));
    const formatJson = (value: object): string => JSON.stringify(value, null, 2);
    expect(examples).toEqual([
      {
        name: '201 form',
        code: 201,
        body: '',
        sent: [
          {key: 'name', value: 'Clover'},
          {key: 'frames', value: '3'},
        ],
      },
      {name: '201 old', code: 201, body: formatJson({id: 2}), sent: formatJson({name: 'Heather'})},
      {name: '201 young', code: 201, body: formatJson({id: 1}), sent: formatJson({name: 'Linden'})},
      {name: '4XX', code: 400, body: 'no', sent: formatJson({name: 'Linden'})},
      {name: 'default Anything else.', code: 500, body: '', sent: formatJson({name: 'Linden'})},
    ]);
  });

  it('gives each item a unique ID, which is the same in each run', async () => {
    const ids = getRequests().flatMap(({item}) => [item.id, ...item.response!.map(({id}) => id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await createPostmanCollection(smallDocument)).toEqual(collection);
  });

  it("isn't generated if there is nothing to send", async () => {
    expect(
      await createPostmanCollection({openapi: '3.1.0', info: {title: '', version: '1'}, paths: {}}),
    ).toBeUndefined();
  });
});

describe.each(['3.0', '3.1'])('a Postman collection of the unusual description in OpenAPI %s', (version) => {
  const document = YAML.parse(
    fs.readFileSync(`tests/fixtures/foreign/apiary-${version}.yaml`, 'utf8'),
  ) as OpenApiDocument;

  it('is the same in each run, even if values without examples are generated', async () => {
    const collection = await createPostmanCollection(document);
    expect(collectRequestItems(collection!.item).length).toBeGreaterThanOrEqual(2);
    expect(await createPostmanCollection(document)).toEqual(collection);
  });
});
