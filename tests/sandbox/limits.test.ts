/** Limits of requests: too large, nested too deeply, or with a value that no program sends. */
import {expect} from 'vitest';
import {describe, it, ORDER, start} from './fixture';

const headers = {Authorization: 'Bearer key_test_1', 'Content-Type': 'application/json'};
const createNested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

describe('a body', () => {
  it('of more than 1 MB is rejected with 413, at every URL', async () => {
    const {origin, urls} = await start();
    const body = JSON.stringify('x'.repeat(2_000_000));
    for (const url of [`${urls.rest}/payments`, urls.graphql, `${origin}/_sandbox/clock`, `${origin}/pay/none`]) {
      const response = await fetch(url, {method: 'POST', headers, body});
      expect([response.status, await response.json()]).toEqual([
        413,
        expect.objectContaining({code: 'invalid_request'}),
      ]);
    }
  });

  it('nested deeper than 100 levels is rejected, not counting strings', async () => {
    const {rest, graphql, control} = await start();
    const message = 'The request is nested too deeply. The limit is 100 levels.';
    for (const levels of [101, 200_000]) {
      const body = `{"metadata": ${createNested(levels)}}`;
      expect(await rest('POST /payments', body)).toMatchObject({status: 400, body: {code: 'invalid_request', message}});
      expect(await control('POST /clock', body)).toMatchObject({status: 400, body: {message}});
    }
    for (const query of ['{a'.repeat(20_000), `{a(b: ${createNested(20_000)})}`, '{a'.repeat(101)])
      expect(await graphql(query)).toMatchObject({status: 400, body: {errors: [{message}]}});
    expect((await rest('POST /payments', {...ORDER, description: `"${'[{'.repeat(60)}`})).status).toBe(201);
  });

  it.each([
    ['null', 'missing_field'],
    ['[]', 'missing_field'],
    ['{', 'invalid_json'],
    ['{"query": "{charges {totalCount}}", "variables": 1}', 'invalid_request'],
  ])('of GraphQL that is %s is rejected with 400', async (body, code) => {
    const {urls, sandbox} = await start();
    const response = await fetch(urls.graphql, {method: 'POST', headers, body});
    expect([response.status, await response.json()]).toMatchObject([400, {errors: [{extensions: {code}}]}]);
    expect(sandbox.defects).toEqual([]);
  });
});

it.each(['constructor', '__proto__', 'toString', 'rain'])('the fault code %s is unknown', async (code) => {
  const {rest, graphql, control, sandbox} = await start();
  const fault = {'Sandbox-Fault': `code=${code}`};
  const message = expect.stringMatching(
    `^There is no code ${code}\\. Valid codes: invalid_request, .*, internal_error`,
  );
  const rejection = {status: 400, body: {code: 'invalid_request', message}};
  expect(await rest('POST /payments', ORDER, fault)).toMatchObject(rejection);
  expect(await rest('GET /payments/none', undefined, fault)).toMatchObject(rejection);
  expect((await graphql('{chargeSources}', {}, fault)).body.errors).toMatchObject([{message}]);
  expect(await control('POST /faults', {code})).toMatchObject(rejection);
  expect(sandbox.defects, 'none of it is a defect of the sandbox').toEqual([]);
});

it('a fault may have any code of the description, for any operation', async () => {
  const {rest, sandbox} = await start();
  const {status, body} = await rest('GET /payments/none', undefined, {'Sandbox-Fault': 'code=domain_not_verified'});
  expect([status, body.code, sandbox.defects]).toEqual([422, 'domain_not_verified', []]);
});

it.each([
  ['POST /faults', {}, /latency, code, or drop/],
  ['POST /faults', {operation: 'payments_create'}, /latency, code, or drop/],
  [
    'POST /faults',
    {operation: 'toString', latency: 1},
    /^There is no operation toString\. Valid operations: .*payments_create.*charges/,
  ],
  ['POST /faults', {operation: 'onUpdateCharge', latency: 1}, /^There is no operation onUpdateCharge/],
  ['POST /faults', {code: null}, /code must be string/],
  ['POST /clock', {now: null}, /now must be integer/],
  ['POST /clock', {advance: null}, /advance must be integer/],
])('%s rejects %j', async (request, body, message) => {
  const {control} = await start();
  expect(await control(request, body)).toMatchObject({status: 400, body: {message: expect.stringMatching(message)}});
  expect((await control('GET /faults')).body.faults).toEqual([]);
});

it.each([
  '{"advance": 1e308}',
  '{"now": 1e308}',
  '{"now": NaN}',
  '{"now": "NaN"}',
  '{"advance": 1.5}',
  '{"now": 4102444800}',
])('the clock rejects %s, and stays unchanged', async (body) => {
  const {control, sandbox} = await start();
  expect((await control('POST /clock', body.replace('}', ', "paused": true}'))).status).toBe(400);
  expect(sandbox.clock.paused).toBe(false);
  expect(Math.abs(sandbox.clock.now() - Date.now() / 1000)).toBeLessThan(2);
});

it('the clock of a test rejects invalid times', async () => {
  const {sandbox} = await start();
  for (const time of [NaN, Infinity, 1e308, 0]) await expect(sandbox.clock.moveTo(time)).rejects.toThrow(/clock/);
});
