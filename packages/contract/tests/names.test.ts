import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {brand} from '../../../tests/fixture-site/src/brand';
import {findCardNumbers, passesLuhn} from '../src/cards';
import {getBrandTokens} from '@paydocs/core';
import {testData} from '../../../tests/fixture-site/src/testData';
import {specifications} from '../../../tests/contract/fixture';
import {check, fence, getDiagnostics, renameField} from './page';

const tokens = getBrandTokens(brand);

const valid = [
  'lastRefundReason',
  'PENDING',
  'payments_create',
  '/payments/{id}/refund',
  '/v1/payments',
  'POST /payments',
  'nextAction.redirect.url',
  'Payment.status',
  'Payment-Status',
  'payment.succeeded',
  'payment_not_pending',
  '422',
  'Idempotency-Key',
  'status: PENDING',
  '"refundReason": "FRAUDULENT"',
  '{"amount": 1500}',
  'charges',
  'Charge',
  'createPayment',
  'transactionType AUTH',
  'payments_create.request',
  'E301',
];
const ignored = [
  'Authorization: Bearer key_test_…',
  'server.mjs',
  'npm run build',
  'https://shop.example/pay',
  'shop.example',
  '1500',
  'pay_8fJ2kQ9sLm3XvT0a',
  'key_test_',
  'true',
  'GET',
  '/webhooks/payments',
  ...['2xx', 'SE', 'SEK'],
  'response.json()',
  '--json',
  'Content-Security-Policy',
  'payment-page',
  '/guides/verify-signature/',
  '$payment',
  `${tokens['product.constant']}_API_KEY`,
  'JSON.stringify(payment)',
  '+34600000001',
  '<script>',
  'graphql-transport-ws',
];
const invalid: [code: string, message: string][] = [
  [
    'lastRefundReson',
    '"lastRefundReson" isn\'t a name in the REST API or the GraphQL API. Did you mean "lastRefundReason"?',
  ],
  ['PENDNG', '"PENDNG" isn\'t a value in the REST API or the GraphQL API. Did you mean "PENDING"?'],
  [
    'payments_crate',
    '"payments_crate" isn\'t a name in the REST API or the GraphQL API. Did you mean "payments_create"?',
  ],
  ['/payments/{id}/refnd', "there's no path /payments/{id}/refnd in the REST API. Did you mean /payments/{id}/refund?"],
  ['PUT /payments', '/payments accepts POST, not PUT.'],
  ['nextAction.redirect.ulr', '"ulr" isn\'t a name in nextAction.redirect. Did you mean "url"?'],
  ['Payment.stats', '"stats" isn\'t a name in Payment. Did you mean "status"?'],
  ['payment.suceeded', 'there\'s no event or field "payment.suceeded". Did you mean "payment.succeeded"?'],
  ['423', 'no operation returns 423.'],
  ['Idempotency-Kei', 'the APIs have no header or schema "Idempotency-Kei". Did you mean "Idempotency-Key"?'],
  ['status=SUCEEDED', '"SUCEEDED" isn\'t a value in the REST API or the GraphQL API. Did you mean "SUCCEEDED"?'],
  ['{"amont": 1}', '"amont" isn\'t a name in the REST API or the GraphQL API. Did you mean "amount"?'],
  ['transactionType AUHT', '"AUHT" isn\'t a value in the REST API or the GraphQL API. Did you mean "AUTH"?'],
  [
    'woocommerceHook',
    '"woocommerceHook" isn\'t a name in the REST API or the GraphQL API. If it comes from another system, add it to docs/_names.yaml.',
  ],
];

describe('names in inline code', () => {
  it.each(valid)('finds %s', async (code) => {
    const {diagnostics, inline} = await check(`\`${code}\`\n`);
    expect(diagnostics.filter(({file}) => file === 'docs/page.mdx')).toEqual([]);
    expect(inline).toBe(1);
  });

  it.each(ignored)('ignores %s', async (code) => {
    const {diagnostics, inline} = await check(`\`${code}\`\n`);
    expect(diagnostics.filter(({file}) => file === 'docs/page.mdx')).toEqual([]);
    expect(inline).toBe(0);
  });

  it.each(invalid)('reports %s', async (code, message) => {
    const found = await getDiagnostics(`Text.\n\n| a | b |\n| - | - |\n| \`${code}\` | c |\n`);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`5: ${message}`);
  });

  it('accepts names that a program on the page declares', async () => {
    expect(await getDiagnostics(`${fence('js', 'const myHelper = (one) => one;')}\n\`myHelper\`\n`)).toEqual([]);
  });

  it('reports code in HTML', async () => {
    expect(await getDiagnostics('Text\n\n<pre>\n\na\n\n</pre>\n')).toEqual([
      "3: code in HTML can't be checked. Put it in backticks or in a fenced block.",
    ]);
  });
});

describe('names that several types have', () => {
  const block = fence('json schema="ApiException"', '{"requestId": "req_2Zp7Lk4nVx9Qw1Hs", …}');
  const page = `## Errors\n\n${block}\nThe \`requestId\` stands in \`errors\`.\n\n## Other\n\nA \`cancellationReason\`.\n`;

  it('belong to the closest type', async () => {
    const {uses} = await check(
      `${block}\nA \`statusCode\`.\n\n# Next\n\nOf a [payment](/apis/rest/schemas/payment/): \`statusCode\`.\n`,
    );
    const getTargets = (line: number): string[] => uses.filter((use) => use.line === line).map(({target}) => target);
    expect(getTargets(5)).toContain('ApiException.statusCode');
    expect(getTargets(9)).toContain('Payment.statusCode');
  });

  it('are reported when their section shows a type, but no type on the page has them', async () => {
    expect(await getDiagnostics(page)).toEqual([]);
    const invalidPage = page.replace('`errors`', '`orderId`');
    expect(await getDiagnostics(invalidPage)).toEqual([
      '7: "orderId" isn\'t a field of the types in this section (ApiException). It\'s a field of CreatePaymentRequest, Payment. If you mean that field, write CreatePaymentRequest.orderId.',
    ]);
    expect(await getDiagnostics(invalidPage.replace('`orderId`', '`Payment.orderId`'))).toEqual([]);
  });

  it('are reported when the type on the page no longer has them', async () => {
    const text = `A [payment](/apis/rest/schemas/payment/) has a \`statusMessage\`, and a \`storeId\`.\n`;
    expect(await getDiagnostics(text)).toEqual([]);
    const openapi = renameField(specifications.openapi, 'Payment', 'storeId');
    expect(await getDiagnostics(text, {...specifications, openapi})).toEqual([
      expect.stringContaining('1: "storeId" isn\'t a field of the types in this section (Payment).'),
    ]);
  });
});

describe('the link target of a name', () => {
  const getTargets = async (text: string, line = 1): Promise<string[]> =>
    (await check(text)).names.filter((name) => name.line === line).flatMap(({targets}) => targets.slice(0, 1));

  it.each([
    ['payments_create', 'payments_create'],
    ['POST /payments', 'payments_create'],
    ['/payments/{id}/refund', 'payments_refund'],
    ['createPayment', 'graphql:createPayment'],
    ['Payment', 'Payment'],
    ['Charge', 'graphql:Charge'],
    ['Payment.status', 'Payment.status'],
    ['Charge.status', 'graphql:Charge.status'],
    ['payment.succeeded', 'payment.succeeded'],
    ['Idempotency-Key', '#Idempotency-Key'],
    ['Idempotency-Key: 1', '#Idempotency-Key'],
    ['transactionType AUTH', 'Payment.transactionType'],
  ])('%s: %s', async (code, target) => {
    expect(await getTargets(`\`${code}\`\n`)).toEqual([target]);
  });

  it('is the explanation of an error code, and missing for values, statuses, and JSON', async () => {
    expect(await getTargets('`payment_not_pending`\n')).toEqual(['=payment_not_pending']);
    expect(await getTargets('`PENDING`, `422` and `{"amount": 1}`\n')).toEqual([]);
    expect(await getTargets('`PaymentStatus.PENDING`\n')).toEqual(['graphql:PaymentStatus=PENDING']);
  });

  it('is in the API that the line, the section, or its code is about', async () => {
    expect(await getTargets('In GraphQL, `Payment`.\n')).toEqual(['graphql:Payment']);
    expect(await getTargets('## With GraphQL\n\n`Payment`\n\nIn REST, `Payment`.\n', 3)).toEqual(['graphql:Payment']);
    expect(await getTargets('## With GraphQL\n\n`Payment`\n\nIn REST, `Payment`.\n', 5)).toEqual(['Payment']);
    const block = fence('graphql', 'query Charge { charge(id: "pay_1") { id } }');
    expect(await getTargets(`## Read\n\n${block}\n\`Payment\`\n`, 7)).toEqual(['graphql:Payment']);
  });

  it('is a field of the closest type', async () => {
    const block = fence('json schema="ApiException"', '{"requestId": "req_2Zp7Lk4nVx9Qw1Hs", …}');
    const page = `${block}\nA \`statusCode\`.\n\n# Next\n\nOf a [payment](/apis/rest/schemas/payment/): \`statusCode\`.\n`;
    expect(await getTargets(page, 5)).toEqual(['ApiException.statusCode']);
    expect(await getTargets(page, 9)).toEqual(['Payment.statusCode']);
  });
});

describe('x-graphql', () => {
  it('must name a type of the GraphQL schema', async () => {
    const openapi = structuredClone(specifications.openapi);
    Object.assign(openapi.components?.schemas?.Payment ?? {}, {'x-graphql': 'Paymnt'});
    const {diagnostics} = await check('Text\n', {...specifications, openapi});
    expect(diagnostics.filter(({file}) => file === 'openapi').map(({message}) => message)).toEqual([
      'x-graphql of Payment is "Paymnt", but the GraphQL schema has no such type. Correct the name, or set x-graphql to false.',
    ]);
  });
});

describe('the list of other names', () => {
  const folder = process.cwd();
  afterEach(() => process.chdir(folder));

  const checkWithList = async (list: string, text: string): Promise<string[]> => {
    process.chdir(fs.mkdtempSync(path.join(os.tmpdir(), 'names-')));
    fs.mkdirSync('docs');
    fs.writeFileSync('docs/_names.yaml', list);
    const {diagnostics} = await check(text, {...specifications, otherNames: 'docs/_names.yaml'});
    return diagnostics.map(({file, line, message}) => `${file}:${line}: ${message}`);
  };

  it('allows a name', async () => {
    expect(await checkWithList('Shop:\n  - shopHook\n', '`shopHook`\n')).toEqual([]);
  });

  it('must contain only names that guides use and that are in no specification', async () => {
    expect(await checkWithList('Shop:\n  - shopHook\n  - amount\n', 'Text\n')).toEqual([
      'docs/_names.yaml:3: "amount" is in a specification. Delete it from this list.',
      'docs/_names.yaml:2: no guide uses "shopHook". Delete it from this list.',
    ]);
  });

  it('must have the right format', async () => {
    expect(await checkWithList('Shop: hook\n', 'Text\n')).toEqual([
      'docs/_names.yaml:1: "Shop" has no list of names. Write each name below it as "  - name".',
    ]);
  });
});

describe('test data', () => {
  it('reports card numbers in guides', async () => {
    const [card] = testData.cards;
    const number = card?.number ?? '';
    expect(await getDiagnostics(`a\n\nPay with ${number.replace(/(.{4})/g, '$1 ').trim()}.\n`)).toEqual([
      `3: ${number} is a card number. Use a component to show test data, and add new numbers to tests/fixture-site/src/testData.ts.`,
    ]);
    expect(await getDiagnostics(fence('js', `const number = '${number}';`))).toHaveLength(1);
  });

  it('ignores other numbers', () => {
    expect(findCardNumbers('1767225600 4111111111111112 ES9121000418450200051332 99999999999999')).toEqual([]);
    expect(passesLuhn('79927398713')).toBe(true);
  });
});

describe('diagrams', () => {
  it('are checked for names of the APIs', async () => {
    const diagram =
      'sequenceDiagram\n  participant S as Your server\n  S->>A: POST /payments/{id}/refund\n  A-->>S: payment.succeeded, PENDING, payments_create, HTTPS';
    expect(await getDiagnostics(fence('mermaid', diagram))).toEqual([]);
    expect(
      await getDiagnostics(
        fence(
          'mermaid',
          diagram
            .replace('/refund', '/refnd')
            .replace('payment.succeeded', 'payment.suceeded')
            .replace('PENDING', 'PENDNG')
            .replace('_create', '_crate'),
        ),
      ),
    ).toEqual([
      "4: there's no path /payments/{id}/refnd in the REST API. Did you mean /payments/{id}/refund?",
      '5: there\'s no event "payment.suceeded". Did you mean "payment.succeeded"?',
      '5: "PENDNG" isn\'t a value in the APIs. Did you mean "PENDING"?',
      '5: "payments_crate" isn\'t a name in the APIs. Did you mean "payments_create"?',
    ]);
  });
});
