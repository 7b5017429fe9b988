import {expect, it} from 'vitest';
import {DAY, describe, ORDER, start, TOKEN} from './fixture';

describe('an idempotency key', () => {
  it('returns the first response again, unchanged', async () => {
    const {rest, sandbox} = await start();
    const headers = {'Idempotency-Key': 'ORDER-10042-1'};
    const first = await rest('POST /payments', ORDER, headers);
    await rest(`POST /payments/${first.body.id}/cancel`, {});
    const again = await rest('POST /payments', ORDER, headers);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(again.headers.get('Request-Id')).toBe(first.headers.get('Request-Id'));
    await sandbox.clock.moveTo(sandbox.clock.now() + DAY);
    expect((await rest('POST /payments', ORDER, headers)).body.id).not.toBe(first.body.id);
  });

  it('is valid for one body, in both APIs', async () => {
    const {rest, graphql} = await start();
    const headers = {'Idempotency-Key': 'one'};
    await rest('POST /payments', ORDER, headers);
    const other = await rest('POST /payments', {...ORDER, amount: 1}, headers);
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused']);
    const mutation = 'mutation($input: CreatePaymentInput!) {createPayment(input: $input) {id}}';
    const {body} = await graphql(mutation, {input: ORDER}, headers);
    expect(body.errors[0]?.extensions.code).toBe('idempotency_key_reused');
  });

  it('is rejected while the first request is in progress', async () => {
    const {rest, sandbox} = await start();
    const headers = {'Idempotency-Key': 'one'};
    const order = {...ORDER, orderId: 'ORDER-20001'};
    const first = rest('POST /payments', order, {...headers, 'Sandbox-Fault': 'latency=300'});
    await new Promise((resolve) => setTimeout(resolve, 100));
    const second = await rest('POST /payments', order, headers);
    expect([second.status, second.body.code]).toEqual([409, 'idempotency_in_progress']);
    const {body} = await first;
    expect((await rest('POST /payments', order, headers)).body.id).toBe(body.id);
    expect([...sandbox.store.payments.values()].filter(({orderId}) => orderId === order.orderId)).toHaveLength(1);
  });

  it('keeps rejected requests, but not those that never began', async () => {
    const {rest} = await start();
    const headers = {'Idempotency-Key': 'one'};
    const unavailable = await rest('POST /payments', ORDER, {...headers, 'Sandbox-Fault': 'code=service_unavailable'});
    expect([unavailable.status, unavailable.headers.get('Retry-After')]).toEqual([503, '1']);
    expect((await rest('POST /payments', ORDER, headers)).status).toBe(201);
    const other = await rest('POST /payments', ORDER, {'Sandbox-Fault': 'code=token_expired'});
    expect(other.body.message).toBe('The test requested the error token_expired.');
    const wrong = await rest('POST /payments', {}, {'Idempotency-Key': 'two'});
    const corrected = await rest('POST /payments', ORDER, {'Idempotency-Key': 'two'});
    expect([wrong.status, corrected.body.code]).toEqual([400, 'idempotency_key_reused']);
    expect((await rest('POST /payments', ORDER, {'Idempotency-Key': 'x'.repeat(65)})).body.code).toBe(
      'invalid_request',
    );
  });

  it('belongs to one account and mode', async () => {
    const {rest} = await start();
    const headers = {'Idempotency-Key': 'one'};
    const test = await rest('POST /payments', ORDER, headers);
    const live = await rest('POST /payments', ORDER, {...headers, Authorization: 'Bearer key_live_1'});
    expect([test.body.livemode, live.body.livemode, test.body.id === live.body.id]).toEqual([false, true, false]);
    expect((await rest(`GET /payments/${live.body.id}`)).body.code).toBe('payment_not_found');
  });
});

describe('faults', () => {
  it('are requested by header: a lost response has its effect, a dropped request has none', async () => {
    const {rest, sandbox} = await start();
    const count = (): number => sandbox.store.payments.size;
    const before = count();
    await expect(rest('POST /payments', ORDER, {'Sandbox-Fault': 'drop=before'})).rejects.toThrow();
    expect(count()).toBe(before);
    const headers = {'Idempotency-Key': 'one'};
    await expect(rest('POST /payments', ORDER, {...headers, 'Sandbox-Fault': 'drop=after'})).rejects.toThrow();
    expect(count()).toBe(before + 1);
    expect((await rest('POST /payments', ORDER, headers)).status).toBe(201);
    expect(count()).toBe(before + 1);
    expect((await rest('POST /payments', ORDER, {'Sandbox-Fault': 'rain'})).body.code).toBe('invalid_request');
  });

  it.each(['before', 'after'])('return 500 %s the request took effect: its key never repeats it', async (when) => {
    const {rest, sandbox} = await start();
    const before = sandbox.store.payments.size;
    const headers = {'Idempotency-Key': 'one'};
    const fault = {'Sandbox-Fault': `code=internal_error, when=${when}`};
    const first = await rest('POST /payments', ORDER, {...headers, ...fault});
    expect([first.status, first.body.code]).toEqual([500, 'internal_error']);
    expect(sandbox.store.payments.size - before).toBe(when === 'after' ? 1 : 0);
    expect((await rest('POST /payments', ORDER, headers)).status).toBe(201);
    expect(sandbox.store.payments.size - before).toBe(1);
  });

  it('include those of a gateway, and dates to wait for', async () => {
    const {rest, sandbox} = await start();
    const before = sandbox.store.payments.size;
    const lost = await rest('POST /payments', ORDER, {'Sandbox-Fault': 'drop=gateway'});
    expect([lost.status, lost.body.code, sandbox.store.payments.size]).toEqual([504, undefined, before + 1]);
    const fault = 'code=service_unavailable, retryAfter=3600, retryDate=true';
    const {headers} = await rest('POST /payments', ORDER, {'Sandbox-Fault': fault});
    expect(Date.parse(headers.get('Retry-After') ?? '') - Date.now()).toBeGreaterThan(3_590_000);
  });

  it('can be planned for the next requests of an operation', async () => {
    const {rest, graphql, control} = await start();
    await control('POST /faults', {operation: 'payments_create', code: 'internal_error', times: 2});
    await control('POST /faults', {operation: 'charges', code: 'rate_limit_exceeded', retryAfter: 7});
    expect((await rest(`GET /payments/none`)).status).toBe(404);
    expect((await rest('POST /payments', ORDER)).status).toBe(500);
    expect((await rest('POST /payments', ORDER)).status).toBe(500);
    expect((await rest('POST /payments', ORDER)).status).toBe(201);
    const limited = await graphql('{charges {totalCount}}');
    expect([limited.status, limited.headers.get('Retry-After')]).toEqual([200, '7']);
    expect(limited.body.errors[0]?.extensions.code).toBe('rate_limit_exceeded');
  });

  it('decline captures and refunds, which change nothing', async () => {
    const {rest, control} = await start();
    const {body} = await rest('POST /payments', {...ORDER, paymentToken: TOKEN});
    await control('POST /outcomes', {kind: 'refund'});
    const rejected = await rest(`POST /payments/${body.id}/refund`, {});
    expect([rejected.status, rejected.body.code]).toEqual([422, 'payment_declined']);
    expect((await rest(`POST /payments/${body.id}/refund`, {})).body.status).toBe('REFUNDED');
  });
});

describe('a request', () => {
  it('over the limit is rejected with the time to wait', async () => {
    const {rest, sandbox} = await start({rateLimit: 2});
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => rest('GET /payments/none')));
    const rejected = responses.filter(({status}) => status === 429);
    expect(rejected.length).toBeGreaterThan(0);
    expect(rejected[0]?.headers.get('Retry-After')).toBe('1');
    expect(rejected[0]?.headers.get('RateLimit-Limit')).toBe('2');
    expect(sandbox.defects).toEqual([]);
  });

  it.each([
    ['', 'missing_api_key'],
    ['Basic x', 'missing_api_key'],
    ['Bearer secret', 'invalid_api_key'],
    ['Bearer key_test_revoked', 'revoked_api_key'],
  ])('with the authorization "%s" is rejected: %s', async (authorization, code) => {
    const {rest, graphql, sandbox} = await start();
    const response = await rest('GET /payments/none', undefined, {Authorization: authorization});
    expect([response.status, response.body.code]).toEqual([401, code]);
    const {body} = await graphql('{chargeSources}', {}, {Authorization: authorization});
    expect(body.errors[0]?.extensions.code).toBe(code);
    expect(sandbox.defects).toEqual([]);
  });

  it('that is not JSON, or for no operation, is rejected', async () => {
    const {rest} = await start();
    expect((await rest('POST /payments', '{')).body.code).toBe('invalid_json');
    expect((await rest('POST /payments', ORDER, {'Content-Type': 'text/plain'})).body.code).toBe('invalid_json');
    const nowhere = await rest('POST /payment', ORDER);
    expect([nowhere.status, nowhere.body.code]).toEqual([404, 'resource_not_found']);
    expect((await rest(`GET /payments/${'x'.repeat(65)}`)).body).toMatchObject({
      code: 'invalid_field',
      errors: [{field: 'id'}],
    });
  });

  it('for another host, or from a page of one, is rejected', async () => {
    const {origin} = await start();
    const {request} = await import('node:http');
    const status = await new Promise((resolve) => {
      request(origin, {headers: {host: 'evil.example'}}, (response) => resolve(response.statusCode)).end();
    });
    expect(status).toBe(403);
    const form = await fetch(`${origin}/_sandbox/reset`, {method: 'POST', headers: {Origin: 'https://evil.example'}});
    expect(form.status).toBe(403);
  });

  it('for another account requires an existing one', async () => {
    const {rest, graphql, sandbox} = await start();
    const header = sandbox.headers.account;
    expect((await rest('GET /payments/none', undefined, {[header]: 'acc_none'})).body.code).toBe('account_not_allowed');
    const input = {name: 'Café Lumbre', email: 'cafe@shop.example', country: 'ES'};
    const mutation = 'mutation($input: CreateAccountInput!) {createAccount(input: $input) {id}}';
    const id = String((await graphql(mutation, {input})).body.data.createAccount?.id);
    expect((await rest('POST /payments', ORDER, {[header]: id})).body.accountId).toBe(id);
    const query = 'query($name: String!) {userAccounts(filter: {name: {eq: $name}}) {nodes {id status selected}}}';
    const found = await graphql(query, {name: 'Café Lumbre'});
    expect(found.body.data.userAccounts?.nodes).toEqual([{id, status: 'PENDING', selected: false}]);
  });
});

describe('reset', () => {
  it('restores the initial state', async () => {
    const {rest, control, sandbox} = await start();
    await rest('POST /payments', ORDER);
    await control('POST /clock', {advance: 3600});
    await control('POST /reset');
    expect(sandbox.store.payments.size).toBe(1);
    expect(Math.abs(sandbox.clock.now() - Date.now() / 1000)).toBeLessThan(2);
  });

  it('the clock moves forward only, and can be paused', async () => {
    const {control} = await start();
    const {now} = (await control('GET /clock')).body;
    expect((await control('POST /clock', {now: now - 1})).status).toBe(400);
    expect((await control('POST /clock', {advance: 'a day'})).status).toBe(400);
    const paused = (await control('POST /clock', {paused: true, advance: 60})).body;
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await control('GET /clock')).body).toEqual({now: paused.now, paused: true});
  });
});
