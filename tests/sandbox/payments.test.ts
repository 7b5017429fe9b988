import {expect, it} from 'vitest';
import {CHALLENGE_CARD, DAY, describe, ORDER, start, TOKEN, createToken} from './fixture';
import {testData} from '../../src/testData';

describe('a payment', () => {
  it('waits on the payment page, is paid there, and redirects to the shop', async () => {
    const {rest, events, sandbox} = await start();
    const {status, body} = await rest('POST /payments', {...ORDER, completeUrl: 'https://shop.example/thanks'});
    expect(status).toBe(201);
    expect(body).toMatchObject({status: 'PENDING', statusCode: null, nextAction: {type: 'REDIRECT'}, livemode: false});
    expect(events()).toEqual([]);
    const {url} = body.nextAction.redirect;
    expect(await (await fetch(url)).text()).toContain('4111111111111111');
    const paid = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({card: '4111111111111111'}),
    });
    expect([paid.status, paid.headers.get('location')]).toEqual([303, 'https://shop.example/thanks']);
    expect((await rest(`GET /payments/${body.id}`)).body).toMatchObject({
      status: 'SUCCEEDED',
      statusCode: 'E000',
      nextAction: null,
      paymentMethod: {card: {last4: '1111', threeDSecureFlow: 'FRICTIONLESS', threeDSecure: true}},
    });
    expect(events()).toEqual(['payment.succeeded']);
    expect(sandbox.defects).toEqual([]);
  });

  it.each(testData.cards)('with the card $number ends as in the test data', async ({number, threeDSecure, outcome}) => {
    const client = await start();
    const {rest, control} = client;
    const created = await rest('POST /payments', {...ORDER, paymentToken: await createToken(client, number)});
    if (threeDSecure === 'Challenge') {
      expect(created.body).toMatchObject({status: 'PENDING', nextAction: {type: 'CHALLENGE'}});
      await control(`POST /payments/${created.body.id}`, {action: 'approve'});
    }
    const {status, statusCode} = outcome;
    expect((await rest(`GET /payments/${created.body.id}`)).body).toMatchObject({status, statusCode});
  });

  it.each(testData.phones)('with the phone $phone ends as in the test data', async ({phone, method, outcome}) => {
    const {rest, sandbox} = await start();
    const paymentMethod =
      method === 'Bizum'
        ? {method: 'BIZUM', bizum: {phoneNumber: phone}}
        : {method: 'MBWAY', mbway: {phoneNumber: phone}};
    const {body} = await rest('POST /payments', {...ORDER, paymentMethod});
    expect(body).toMatchObject({status: 'PENDING', nextAction: {type: 'WAIT'}});
    await sandbox.clock.moveTo(sandbox.clock.now() + 301);
    const {status, statusCode} = outcome;
    expect((await rest(`GET /payments/${body.id}`)).body).toMatchObject({status, statusCode, nextAction: null});
  });

  it.each(testData.ibans)('with the IBAN $iban ends as in the test data', async ({iban, outcome}) => {
    const {rest, sandbox} = await start();
    const {body} = await rest('POST /payments', ORDER);
    await rest(`POST /payments/${body.id}/rtp`, {method: 'SEPA', iban});
    await sandbox.clock.moveTo(sandbox.clock.now() + 3601);
    const {status, statusCode} = outcome;
    expect((await rest(`GET /payments/${body.id}`)).body).toMatchObject({status, statusCode});
  });

  it.each([
    ['ES', ['BIZUM']],
    ['AD', ['BIZUM']],
    ['PT', ['MBWAY', 'MULTIBANCO']],
  ])('is offered in %s with the methods of that country', async (country, methods) => {
    const {graphql} = await start();
    const query =
      'query($country: String) {availablePaymentMethods(currency: EUR, country: $country) {method countries}}';
    const {body} = await graphql(query, {country});
    const offers = body.data?.availablePaymentMethods as unknown as {method: string; countries: string[] | null}[];
    expect(offers.filter(({countries}) => countries?.includes(country)).map(({method}) => method)).toEqual(methods);
    expect(offers.every(({countries}) => countries?.includes(country) !== false)).toBe(true);
  });

  it('that is authorized is captured once, for a part', async () => {
    const {rest, events} = await start();
    const {body} = await rest('POST /payments', {
      ...ORDER,
      amount: 12_000,
      transactionType: 'AUTH',
      paymentToken: TOKEN,
    });
    expect(body.status).toBe('AUTHORIZED');
    expect((await rest(`POST /payments/${body.id}/capture`, {amount: 12_001})).body.code).toBe('amount_too_large');
    const captured = await rest(`POST /payments/${body.id}/capture`, {amount: 9900});
    expect(captured.body).toMatchObject({status: 'SUCCEEDED', amount: 9900});
    expect((await rest(`POST /payments/${body.id}/capture`, {})).body.code).toBe('payment_not_authorized');
    expect(events()).toEqual(['payment.authorized', 'payment.succeeded']);
  });

  it('that is authorized and not captured expires after 7 days', async () => {
    const {rest, sandbox} = await start();
    const {body} = await rest('POST /payments', {...ORDER, transactionType: 'AUTH', paymentToken: TOKEN});
    await sandbox.clock.moveTo(sandbox.clock.now() + 7 * DAY);
    expect((await rest(`GET /payments/${body.id}`)).body).toMatchObject({status: 'EXPIRED', statusCode: 'E902'});
    expect((await rest(`POST /payments/${body.id}/capture`, {})).body.code).toBe('payment_expired');
  });

  it('is refunded in parts, until nothing is left', async () => {
    const {rest, events} = await start();
    const {body} = await rest('POST /payments', {...ORDER, paymentToken: TOKEN});
    const first = await rest(`POST /payments/${body.id}/refund`, {amount: 500, refundReason: 'DUPLICATED'});
    expect(first.body).toMatchObject({
      status: 'PARTIALLY_REFUNDED',
      refundedAmount: 500,
      lastRefundReason: 'DUPLICATED',
    });
    expect((await rest(`POST /payments/${body.id}/refund`, {amount: 1001})).body.code).toBe('amount_too_large');
    await rest(`POST /payments/${body.id}/refund`, {amount: 500});
    const last = await rest(`POST /payments/${body.id}/refund`, {});
    expect(last.body).toMatchObject({status: 'REFUNDED', refundedAmount: 1500, lastRefundAmount: 500});
    expect((await rest(`POST /payments/${body.id}/refund`, {})).body.code).toBe('payment_not_refundable');
    const partially = 'payment.partially_refunded';
    expect(events()).toEqual(['payment.succeeded', partially, partially, 'payment.refunded']);
  });

  it('is canceled before it is paid, and never after', async () => {
    const {rest} = await start();
    const {body} = await rest('POST /payments', ORDER);
    const canceled = await rest(`POST /payments/${body.id}/cancel`, {cancellationReason: 'ORDER_CANCELED'});
    expect(canceled.body).toMatchObject({status: 'CANCELED', statusCode: 'E901', cancellationReason: 'ORDER_CANCELED'});
    const again = await rest(`POST /payments/${body.id}/cancel`, {});
    expect([again.status, again.body.code]).toEqual([422, 'payment_not_pending']);
  });

  it('expires after an hour, or 7 days if its link was sent', async () => {
    const {rest, sandbox, events} = await start();
    const short = (await rest('POST /payments', ORDER)).body;
    const sent = (await rest('POST /payments', ORDER)).body;
    const link = await rest(`POST /payments/${sent.id}/link`, {customerEmail: 'customer@mail.example'});
    expect(link.body).toMatchObject({status: 'PENDING', messageChannel: 'EMAIL'});
    await sandbox.clock.moveTo(sandbox.clock.now() + 3600);
    expect((await rest(`GET /payments/${short.id}`)).body).toMatchObject({status: 'EXPIRED', statusCode: 'E902'});
    expect((await rest(`GET /payments/${sent.id}`)).body.status).toBe('PENDING');
    expect((await rest(`POST /payments/${short.id}/link`, {})).body.code).toBe('payment_expired');
    await sandbox.clock.moveTo(sandbox.clock.now() + 7 * DAY);
    expect(events()).toEqual(['payment.expired', 'payment.expired']);
  });

  it('with Multibanco is paid after 10 minutes, or expires earlier', async () => {
    const {rest, sandbox} = await start();
    const paymentMethod = {method: 'MULTIBANCO'};
    const {body} = await rest('POST /payments', {...ORDER, paymentMethod});
    expect(body.nextAction).toMatchObject({type: 'SHOW_REFERENCE', redirect: null});
    const late = await rest('POST /payments', {...ORDER, paymentMethod, expireAt: sandbox.clock.now() + 300});
    await sandbox.clock.moveTo(sandbox.clock.now() + 600);
    expect((await rest(`GET /payments/${body.id}`)).body.status).toBe('SUCCEEDED');
    expect((await rest(`GET /payments/${late.body.id}`)).body).toMatchObject({status: 'EXPIRED', statusCode: 'E602'});
    expect((await rest(`POST /payments/${body.id}/refund`, {})).body.code).toBe('payment_not_refundable');
  });

  it('of the type PAYOUT has no page, and reduces the balance', async () => {
    const client = await start();
    const {rest, graphql} = client;
    const {body} = await rest('POST /payments', {...ORDER, transactionType: 'PAYOUT'});
    expect(body.nextAction).toMatchObject({type: 'CONFIRM', redirect: null});
    const before = (await graphql('{accountBalances(currency: EUR) {available}}')).body.data.accountBalances;
    const paid = await rest(`POST /payments/${body.id}/confirm`, {
      paymentToken: await createToken(client, CHALLENGE_CARD),
    });
    expect(paid.body).toMatchObject({status: 'SUCCEEDED', transactionType: 'PAYOUT'});
    const after = (await graphql('{accountBalances(currency: EUR) {available}}')).body.data.accountBalances;
    expect(Number(before?.available) - Number(after?.available)).toBe(1500);
    expect((await rest(`POST /payments/${body.id}/refund`, {})).body.code).toBe('payment_not_refundable');
  });
});

describe('a token', () => {
  it('of a component is valid for one payment, and for a limited time', async () => {
    const client = await start();
    const {rest, sandbox} = client;
    const token = await createToken(client, '4111111111111111');
    expect((await rest('POST /payments', {...ORDER, paymentToken: token})).body.status).toBe('SUCCEEDED');
    const again = await rest('POST /payments', {...ORDER, paymentToken: token});
    expect([again.status, again.body.code]).toEqual([422, 'token_expired']);
    const old = await createToken(client, '4111111111111111');
    await sandbox.clock.moveTo(sandbox.clock.now() + 900);
    expect((await rest('POST /payments', {...ORDER, paymentToken: old})).body.code).toBe('token_expired');
    const unknown = await rest('POST /payments', {...ORDER, paymentToken: 'tok_unknown'});
    expect(unknown.body).toMatchObject({code: 'invalid_field', errors: [{field: 'paymentToken'}]});
  });

  it('that is saved can be used again', async () => {
    const {rest} = await start();
    const first = await rest('POST /payments', {...ORDER, paymentToken: TOKEN, generatePaymentToken: true});
    const saved = first.body.paymentToken;
    for (const orderId of ['A', 'B'])
      expect((await rest('POST /payments', {...ORDER, orderId, paymentToken: saved})).body.status).toBe('SUCCEEDED');
  });

  it('starts a sequence, which is charged without the customer', async () => {
    const client = await start();
    const {rest, control, sandbox} = client;
    const expiry = sandbox.clock.now() + 60 * DAY;
    const sequence = {type: 'RECURRING', recurring: {expiry}};
    const first = await rest('POST /payments', {
      ...ORDER,
      sequence,
      paymentToken: await createToken(client, CHALLENGE_CARD),
    });
    const path = `POST /payments/${first.body.sequenceId}/recurring`;
    expect((await rest(path, {orderId: 'B'})).body.code).toBe('sequence_not_found');
    await control(`POST /payments/${first.body.id}`, {action: 'approve'});
    const second = await rest(path, {orderId: 'B', amount: 900});
    expect(second.status).toBe(201);
    expect(second.body).toMatchObject({
      status: 'SUCCEEDED',
      amount: 900,
      sequenceId: first.body.sequenceId,
      expireAt: null,
      paymentMethod: {card: {threeDSecureFlow: 'NOT_PERFORMED'}},
    });
    await control('POST /outcomes', {kind: 'payment', statusCode: 'E102'});
    expect((await rest(path, {orderId: 'C'})).body).toMatchObject({status: 'FAILED', statusCode: 'E102'});
    await sandbox.clock.moveTo(expiry);
    expect((await rest(path, {orderId: 'D'})).body.code).toBe('token_expired');
  });
});

describe('what a method cannot do is rejected', () => {
  const bizum = {method: 'BIZUM', bizum: {phoneNumber: '+34600000001'}};
  it.each([
    [{paymentMethod: bizum, currency: 'USD'}, 400, 'unsupported_currency'],
    [{paymentMethod: bizum, transactionType: 'AUTH'}, 400, 'unsupported_payment_method'],
    [{paymentMethod: bizum, sequence: {type: 'RECURRING'}}, 400, 'unsupported_payment_method'],
    [{paymentMethod: bizum, amount: 100_001}, 422, 'amount_too_large'],
    [{paymentMethod: {method: 'BIZUM', bizum: {phoneNumber: '+34600000002'}}}, 422, 'phone_not_registered'],
    [{paymentMethod: bizum, paymentToken: TOKEN}, 400, 'invalid_request'],
    [{amount: 0}, 422, 'amount_too_small'],
    [{storeId: 'sto_none'}, 404, 'resource_not_found'],
    [{expireAt: 1}, 400, 'invalid_field'],
    [{currency: 'BTC'}, 400, 'unsupported_currency'],
    [{callbackUrl: 'http://shop.example/'}, 400, 'invalid_field'],
    [{unknown: 1}, 400, 'invalid_field'],
    [{orderId: undefined}, 400, 'missing_field'],
  ])('%j: %i %s', async (fields, status, code) => {
    const {rest, sandbox} = await start();
    const response = await rest('POST /payments', {...ORDER, ...fields});
    expect([response.status, response.body.code]).toEqual([status, code]);
    expect(sandbox.defects).toEqual([]);
  });

  it('an expired card, and one that is not a test card, are declined', async () => {
    const {rest} = await start();
    const card = {number: '4111111111111111', expMonth: 1, expYear: 2020};
    const expired = await rest('POST /payments', {...ORDER, paymentMethod: {method: 'CARD', card}});
    expect(expired.body).toMatchObject({status: 'FAILED', statusCode: 'E103'});
    const real = {...card, number: '4242424242424242', expYear: 2090};
    const unknown = await rest('POST /payments', {...ORDER, paymentMethod: {method: 'CARD', card: real}});
    expect(unknown.body).toMatchObject({status: 'FAILED', statusCode: 'E101'});
  });

  it('a payment of a blacklisted customer fails', async () => {
    const {rest, graphql} = await start();
    const input = {type: 'EMAIL_DOMAIN', value: 'Fraud.example'};
    const added = await graphql('mutation($input: AddBlacklistItemInput!) {addBlacklistItem(input: $input) {value}}', {
      input,
    });
    expect(added.body.errors).toBeUndefined();
    const customer = {email: 'a@fraud.example'};
    const {body} = await rest('POST /payments', {...ORDER, customer, paymentToken: TOKEN});
    expect(body).toMatchObject({status: 'FAILED', statusCode: 'E702'});
  });
});
