import {describe, expect, it} from 'vitest';
import {check, fence, getDiagnostics} from './page';

const REQUEST = 'json rest="payments_create.request"';

const valid: [what: string, info: string, code: string][] = [
  ['a request', REQUEST, '{"amount": 1500, "currency": "EUR", "orderId": "A-1"}'],
  ['omitted fields', REQUEST, '{\n  "amount": 1500,\n  …\n}'],
  [
    'omitted items',
    'json schema="BadRequestError"',
    '{"statusCode": 400, "code": "invalid_field", "errors": [{"field": "amount", "message": "x"}, …], …}',
  ],
  ['a shortened string', 'json schema="Payment"', '{"id": "pay_…", "callbackUrl": "https…", …}'],
  [
    'an object that matches one of several schemas',
    'json schema="Payment-PaymentMethodInput"',
    '{"method": "BIZUM", "bizum": {"phoneNumber": "+34600000001"}}',
  ],
  ['free-form fields', REQUEST, '{"metadata": {"anything": "goes"}, …}'],
  [
    'an event',
    'json webhook="payment.succeeded"',
    '{"type": "payment.succeeded", "data": {"previousStatus": "PENDING", …}, …}',
  ],
  ['null', 'json schema="Payment"', '{"nextAction": null, …}'],
];

const invalid: [what: string, info: string, code: string, expected: string[]][] = [
  [
    'an unknown field',
    REQUEST,
    '{\n  "amont": 1500,\n  …\n}',
    ['3: "amont" isn\'t a field of CreatePaymentRequest. Did you mean "amount"?'],
  ],
  [
    'a missing field',
    REQUEST,
    '{\n  "amount": 1500,\n  "currency": "EUR"\n}',
    [
      '2: "orderId" is missing: CreatePaymentRequest requires it. Add it, or write … on a separate line for the fields that you omit.',
    ],
  ],
  [
    'a wrong value',
    'json schema="Payment"',
    '{\n  "status": "PAYED", …\n}',
    [
      '3: "status" can\'t be "PAYED". Valid values: PENDING, AUTHORIZED, SUCCEEDED, PARTIALLY_REFUNDED, REFUNDED, FAILED, CANCELED, EXPIRED.',
    ],
  ],
  ['a wrong type', REQUEST, '{\n  "amount": "1500",\n  …\n}', ['3: "amount" must be an integer (found "1500").']],
  [
    'a wrong format',
    REQUEST,
    '{\n  "callbackUrl": "shop",\n  …\n}',
    [
      '3: "callbackUrl" must match the pattern ^https:// (found "shop").',
      '3: "callbackUrl" must have the format uri (found "shop").',
    ],
  ],
  ['a number out of range', REQUEST, '{\n  "amount": -1,\n  …\n}', ['3: "amount" must be >= 0 (found -1).']],
  [
    'an unknown nested field',
    'json schema="Payment"',
    '{\n  "nextAction": {\n    "redirect": {"ulr": "x", …}, …\n  }, …\n}',
    ['4: "ulr" isn\'t a field of Payment-NextAction.redirect. Did you mean "url"?'],
  ],
  [
    'an unknown field of one of several schemas',
    'json schema="Payment-PaymentMethodInput"',
    '{\n  "method": "BIZUM",\n  "bizum": {"phone": "+34600000001", …}\n}',
    ['4: "phone" isn\'t a field of Payment-PaymentMethodInput.bizum. Valid fields: phoneNumber.'],
  ],
  [
    'a trailing comma',
    REQUEST,
    '{\n  "amount": 1500,\n}',
    ["4: this isn't valid JSON: delete the comma before the closing bracket."],
  ],
  [
    'a missing comma',
    REQUEST,
    '{\n  "amount": 1500\n  "currency": "EUR"\n}',
    ["4: this isn't valid JSON: a comma is missing before this line or value."],
  ],
  [
    'a comment',
    REQUEST,
    '{\n  "amount": 1500 // cents\n}',
    ["3: this isn't valid JSON: JSON doesn't allow comments. Move the comment to the text."],
  ],
  [
    'three dots instead of an ellipsis',
    REQUEST,
    '{\n  "amount": 1500,\n  ...\n}',
    ["4: this isn't valid JSON: write … without quotes in place of the content that you omit."],
  ],
  [
    'an unclosed bracket',
    REQUEST,
    '{\n  "amount": 1500',
    ["3: this isn't valid JSON: a bracket or a quote isn't closed."],
  ],
  [
    'a duplicate field',
    REQUEST,
    '{\n  "amount": 1500,\n  "amount": 1500, …\n}',
    ['4: this field appears twice in the object. Delete one of the two.'],
  ],
  [
    'a missing binding',
    'json',
    '{"amount": 500, "refundReason": null}',
    [
      '1: the block must declare what the JSON represents. It might be rest="payments_refund.request". After "json", write rest="…", schema="…", webhook="…", or graphql="…", or write unchecked="…" with the reason.',
    ],
  ],
  [
    'an unknown operation',
    'json rest="payments_crate.request"',
    '{}',
    ['1: there\'s no operation "payments_crate". Did you mean "payments_create"?'],
  ],
  [
    'an operation without its request or response',
    'json rest="payments_create"',
    '{}',
    [
      '1: rest="payments_create" isn\'t a body. Use rest="payments_create.request" or rest="payments_create.response.201".',
    ],
  ],
  [
    'a status without a response',
    'json rest="payments_create.response.418"',
    '{}',
    ['1: payments_create has no 418 response. Valid statuses: 201, 400, 401, 404, 409, 422, 429, 500, 503.'],
  ],
  ['an unknown schema', 'json schema="Paymnt"', '{}', ['1: there\'s no schema "Paymnt". Did you mean "Payment"?']],
  [
    'an unknown event',
    'json webhook="payment.suceeded"',
    '{}',
    ['1: there\'s no event "payment.suceeded". Did you mean "payment.succeeded"?'],
  ],
  [
    'a different event',
    'json webhook="payment.succeeded"',
    '{\n  "type": "payment.failed", …\n}',
    ['3: the block is bound to the event payment.succeeded, but shows "payment.failed". Correct one of the two.'],
  ],
  [
    'two bindings',
    'json schema="Payment" rest="payments_get.response.200"',
    '{"id": "pay_1", …}',
    ["1: rest and schema can't be used together. Keep the one that describes the block."],
  ],
  [
    'an exemption without a reason',
    'json unchecked=""',
    '{"id": "pay_1", …}',
    [
      '1: unchecked="" needs a value, such as unchecked="shell session", with the reason why the block can\'t be checked.',
      '1: the block must declare what the JSON represents. It might be schema',
    ],
  ],
];

describe('the check of JSON', () => {
  it.each(valid)('accepts %s', async (_what, info, code) => {
    expect(await getDiagnostics(fence(info, code))).toEqual([]);
  });

  it.each(invalid)('reports %s', async (_what, info, code, expected) => {
    const found = await getDiagnostics(fence(info, code));
    expect(
      found.map((message, index) => (expected[index]?.includes('might be schema') ? expected[index] : message)),
    ).toEqual(expected);
  });

  it('counts bound and exempt blocks', async () => {
    const {bound, exempt, diagnostics} = await check(
      fence('json schema="Payment"', '{…}') + fence('yaml unchecked="settings of a server"', 'a: 1'),
    );
    expect(bound).toBe(1);
    expect(exempt).toEqual([{file: 'docs/page.mdx', line: 4, reason: 'settings of a server'}]);
    expect(diagnostics.map(({message}) => message)).toContain(
      '1 of 2 code blocks are exempt from the check, but the limit is 10%. This page has the most (1). Bind or remove some of its exempt blocks.',
    );
  });
});

it.each(['constructor', '__proto__', 'toString'])(
  'treats %s as an unknown schema and an unknown language',
  async (name) => {
    expect(await getDiagnostics(fence(`json schema="${name}"`, '{}'))).toEqual([
      expect.stringContaining(`there's no schema "${name}"`),
    ]);
    const [diagnostics, expected] = [
      await getDiagnostics(fence(name, 'a')),
      await getDiagnostics(fence('another', 'a')),
    ];
    expect(diagnostics).toEqual(expected.map((line) => line.replaceAll('another', name.toLowerCase())));
  },
);
