import fs from 'node:fs';
import type {OpenApiDocument} from '@paydocs/specs/openapi/document';
import {beforeAll, describe, expect, it} from 'vitest';
import YAML from 'yaml';
import {createPostmanCollection} from '../src/postman/collection';
import {collectRequests, type PostmanCollection} from '../src/postman/types';
import {small} from './small';

describe('a Postman collection', () => {
  let collection: PostmanCollection;

  beforeAll(async () => {
    collection = (await createPostmanCollection(small))!;
  });

  const requests = (): ReturnType<typeof collectRequests> => collectRequests(collection.item);

  it('has a request for each operation and webhook, in the folder of its tag', () => {
    expect(requests().map(({item, folders}) => [...folders, `${item.request.method} ${item.name}`])).toEqual([
      ['Hives & bees', 'POST Add: a hive / queen'],
      ['Hives & bees', 'GET Add: a hive / queen'],
      ['Webhooks', 'POST A hive is ready'],
    ]);
    expect(collection.item[0]?.description).toEqual({content: 'Where bees *live*.', type: 'text/markdown'});
  });

  it('has variables for addresses and keys, and no secret', () => {
    expect(collection.variable).toEqual([
      {key: 'region', value: 'north'},
      {key: 'baseUrl', value: 'https://{{region}}.apiary.example'},
      {key: 'apiKey', value: ''},
      {key: 'webhookUrl', value: ''},
    ]);
    expect(collection.auth).toEqual({type: 'bearer', bearer: [{key: 'token', value: '{{apiKey}}', type: 'string'}]});
    expect(JSON.stringify(collection)).not.toMatch(/bearerToken|<token>/);
  });

  it('authenticates requests as their operations say', () => {
    expect(requests().map(({item}) => item.request.auth)).toEqual([undefined, {type: 'noauth'}, {type: 'noauth'}]);
  });

  it('sends a key to repeat requests with, which is new each time, and leaves out what is optional', () => {
    const {header, url} = requests()[0]!.item.request;
    expect(header?.find(({key}) => key === 'Idempotency-Key')).toEqual({key: 'Idempotency-Key', value: '{{$guid}}'});
    expect(url).toMatchObject({raw: '{{baseUrl}}/hives', query: [{key: 'dry', value: 'true', disabled: true}]});
    expect(requests()[2]!.item.request.url.raw).toBe('{{webhookUrl}}');
  });

  it('keeps every example: answers with the body of the same name, and bodies that have no answer', () => {
    const kept = requests()[0]!.item.response!.map(({name, code, body, originalRequest: {body: sent}}) => ({
      name,
      code,
      body,
      sent: sent?.raw ?? sent?.urlencoded,
    }));
    const lines = (value: object): string => JSON.stringify(value, null, 2);
    expect(kept).toEqual([
      {
        name: '201 form',
        code: 201,
        body: '',
        sent: [
          {key: 'name', value: 'Clover'},
          {key: 'frames', value: '3'},
        ],
      },
      {name: '201 old', code: 201, body: lines({id: 2}), sent: lines({name: 'Heather'})},
      {name: '201 young', code: 201, body: lines({id: 1}), sent: lines({name: 'Linden'})},
      {name: '4XX', code: 400, body: 'no', sent: lines({name: 'Linden'})},
      {name: 'default Anything else.', code: 500, body: '', sent: lines({name: 'Linden'})},
    ]);
  });

  it('gives everything an id of its own, the same in each run', async () => {
    const ids = requests().flatMap(({item}) => [item.id, ...item.response!.map(({id}) => id)]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(await createPostmanCollection(small)).toEqual(collection);
  });

  it('is not made where there is nothing to send', async () => {
    expect(
      await createPostmanCollection({openapi: '3.1.0', info: {title: '', version: '1'}, paths: {}}),
    ).toBeUndefined();
  });
});

describe.each(['3.0', '3.1'])('of the awkward description in OpenAPI %s', (version) => {
  const document = YAML.parse(
    fs.readFileSync(`tests/fixtures/foreign/apiary-${version}.yaml`, 'utf8'),
  ) as OpenApiDocument;

  it('is the same in each run, though values are made up where none are shown', async () => {
    const collection = await createPostmanCollection(document);
    expect(collectRequests(collection!.item).length).toBeGreaterThanOrEqual(2);
    expect(await createPostmanCollection(document)).toEqual(collection);
  });
});
