import {describe, expect, it} from 'vitest';
import {specifications} from '../../../tests/contract/fixture';
import {brand} from '../../../tests/fixture-site/src/brand';
import {fence, getDiagnostics} from './page';

const api = brand.urls.api;
const misspelled = api.replace(brand.slug, brand.slug.slice(1));
const AUTH = '-H "Authorization: Bearer $KEY"';
const JSON_TYPE = "-H 'Content-Type: application/json'";

const valid: [what: string, info: string, code: string][] = [
  ['a call', 'bash', `curl ${api}/payments/pay_1 ${AUTH}`],
  ['a body in quotes', 'bash', `curl ${api}/payments/pay_1/refund ${AUTH} ${JSON_TYPE} -d '{\n  "amount": 500\n}'`],
  [
    'a here-document with shell variables',
    'bash',
    `curl --json @- ${AUTH} "${api}/payments/$ID/refund" <<BODY\n{"amount": $AMOUNT}\nBODY`,
  ],
  ['a body in two parts', 'bash', `curl ${api}/payments/pay_1/refund ${AUTH} --json '{"amount":' --json '500}'`],
  ['an option with a value before the URL', 'bash', `curl -c cookies.txt ${api}/payments/pay_1 ${AUTH}`],
  ['a query', 'bash', `curl '${api}/payment-methods?country=ES' ${AUTH}`],
  ['a query that curl creates from data', 'bash', `curl -G ${api}/payment-methods -d country=ES ${AUTH}`],
  [
    'an encoded query that curl creates from data',
    'bash',
    `curl -G ${api}/payment-methods --data-urlencode "country=ES" ${AUTH}`,
  ],
  [
    "a query that's known only at runtime",
    'js',
    `const query = new URLSearchParams({country: 'ES'});\nawait fetch(\`${api}/payment-methods?\${query}\`, {headers: {Authorization: \`Bearer \${process.env.KEY}\`}});`,
  ],
  ['a call in a pipe', 'bash', `ID=$(curl ${api}/payments/pay_1 ${AUTH} | head -1)`],
  ['a URL of our scripts', 'html', `<script src="${brand.urls.scripts}/v1/library.js"></script>`],
  ['a call to another host', 'bash', 'curl https://shop.example/checkout -d x=1'],
  [
    'GraphQL',
    'bash',
    `curl ${brand.urls.graphql} ${AUTH} ${JSON_TYPE} -d '{"query": "query A($id: ID!) { charge(id: $id) { id } }", "variables": {"id": "pay_1"}}'`,
  ],
  [
    'a request in HTTP',
    'http',
    'POST /v1/payments/pay_1/refund HTTP/1.1\nAuthorization: Bearer key_test_…\nContent-Type: application/json\n\n{"amount": 500}',
  ],
  ['a one-line request', 'http', 'GET /payments/{id}'],
  ['only headers', 'http', 'Authorization: Bearer key_test_…\nIdempotency-Key: 1'],
  [
    'a response',
    'http rest="payments_get.response.404"',
    'HTTP/1.1 404 Not Found\nContent-Type: application/json\n\n{"statusCode": 404, "code": "payment_not_found", …}',
  ],
];

const invalid: [what: string, info: string, code: string, expected: string[]][] = [
  [
    'an unknown parameter in the data of curl --get',
    'bash',
    `curl -G ${api}/payment-methods ${AUTH} --data-urlencode "contry=ES"`,
    ['2: paymentMethods_get has no query parameter "contry". Did you mean "country"?'],
  ],
  [
    'a wrong path',
    'bash',
    `curl ${api}/payments/pay_1/confrm ${AUTH}`,
    ["2: there's no path /payments/pay_1/confrm in the REST API. Did you mean /payments/{id}/confirm?"],
  ],
  [
    'a wrong method',
    'bash',
    `curl -X PUT ${api}/payments ${AUTH} ${JSON_TYPE} -d '{"amount": 1}'`,
    ['2: /payments accepts POST, not PUT.'],
  ],
  [
    'a missing key',
    'bash',
    `curl ${api}/payments/pay_1`,
    ['2: the header Authorization is missing: payments_get requires it.'],
  ],
  [
    'a different authentication scheme',
    'bash',
    `curl ${api}/payments/pay_1 -H 'Authorization: Basic x'`,
    ['2: the header Authorization must be "Bearer" followed by the API key (found "Basic x").'],
  ],
  [
    'a misspelled header',
    'bash',
    `curl ${api}/payments/pay_1 ${AUTH} -H 'Idempotency-Kye: 1'`,
    ['2: payments_get has no header Idempotency-Kye. Valid headers:'],
  ],
  [
    'a misspelled field',
    'bash',
    `curl ${api}/payments/pay_1/refund ${AUTH} ${JSON_TYPE} -d '{\n  "amont": 500\n}'`,
    ['3: "amont" isn\'t a field of RefundPaymentRequest. Did you mean "amount"?'],
  ],
  [
    'a body without a content type',
    'bash',
    `curl ${api}/payments/pay_1/refund ${AUTH} -d '{"amount": 500}'`,
    ['2: the header Content-Type is missing: payments_refund expects application/json.'],
  ],
  [
    'a missing body',
    'bash',
    `curl -X POST ${api}/payments ${AUTH} ${JSON_TYPE}`,
    ['2: the body is missing: payments_create requires one (CreatePaymentRequest).'],
  ],
  [
    'an unknown query parameter',
    'bash',
    `curl '${api}/payment-methods?contry=ES' ${AUTH}`,
    ['2: paymentMethods_get has no query parameter "contry". Did you mean "country"?'],
  ],
  [
    'a misspelled host',
    'bash',
    `curl ${misspelled}/payments/pay_1 ${AUTH}`,
    [`2: ${misspelled}/payments/pay_1 isn't an API URL. API URLs start with ${api}.`],
  ],
  [
    'a misspelled host before a variable',
    'bash',
    `curl "${misspelled}/payments/$ID" ${AUTH}`,
    [`2: ${misspelled}/payments/… isn't an API URL. API URLs start with ${api}.`],
  ],
  [
    'two bodies, which curl joins with &',
    'bash',
    `curl ${api}/payments/pay_1/refund ${AUTH} ${JSON_TYPE} -d '{"amount": 500}' -d '{"amont": 500}'`,
    ['2: '],
  ],
  [
    'two URLs',
    'bash',
    `curl ${api}/payments/pay_1 ${api}/payments/pay_2 ${AUTH}`,
    ["2: this curl command has another URL, which the check can't read. Write a command for each URL."],
  ],
  ['an unclosed quote in a command', 'bash', `curl '${api}/payments/pay_1`, ["2: the shell can't parse this"]],
  [
    'a block without a command',
    'bash',
    'npm install express',
    [
      '1: this block has no curl command to check. Write unchecked="…" after the language, with the reason, such as unchecked="installs a package". If the block is a complete script, give it a title, such as title="check.sh".',
    ],
  ],
  [
    'an unknown GraphQL field in a body',
    'bash',
    `curl ${brand.urls.graphql} ${AUTH} ${JSON_TYPE} -d '{"query": "{ charges { total } }"}'`,
    ['2: this doesn\'t match the GraphQL schema: Cannot query field "total" on type "ChargesConnection"'],
  ],
  [
    'a missing field in HTTP',
    'http',
    'POST /v1/payments HTTP/1.1\nAuthorization: Bearer key_test_…\nContent-Type: application/json\n\n{"amount": 1500, "currency": "EUR"}',
    ['6: "orderId" is missing'],
  ],
  [
    'an unknown error code',
    'http rest="payments_get.response.404"',
    'HTTP/1.1 404 Not Found\n\n{"statusCode": 404, "code": "payment_not_fond", …}',
    ['4: "code" can\'t be "payment_not_fond". Did you mean "payment_not_found"?'],
  ],
  [
    'a status other than the bound one',
    'http rest="payments_get.response.200"',
    'HTTP/1.1 404 Not Found',
    ['2: the block is bound to the status 200, but shows 404. Correct one of the two.'],
  ],
  [
    'a response without an operation',
    'http',
    'HTTP/1.1 200 OK',
    [
      '1: a response must specify its operation. After "http", write the operation and the status, such as rest="payments_get.response.200".',
    ],
  ],
  [
    'an unsupported language',
    'kotlin',
    'val a = 1',
    ['1: code in "kotlin" can\'t be checked. Write unchecked="…" after the language, with the reason.'],
  ],
  [
    'a missing language',
    '',
    'a',
    [
      '1: the block has no language. Add one after the opening fence, such as json. If the block can\'t be checked, also write unchecked="…" with the reason.',
    ],
  ],
];

describe('the check of requests', () => {
  it.each(valid)('accepts %s', async (_what, info, code) => {
    expect(await getDiagnostics(fence(info, code))).toEqual([]);
  });

  it.each(invalid)('reports %s', async (_what, info, code, expected) => {
    const found = await getDiagnostics(fence(info, code));
    expect(found).toHaveLength(expected.length);
    expected.forEach((message, index) => expect(found[index]).toContain(message));
  });
});

it('a call matches a path that ends with a slash in the description', async () => {
  const {openapi} = specifications;
  const paths = Object.entries(openapi.paths ?? {}).map(([path, item]) => [`${path}/`, item]);
  const specs = {...specifications, openapi: {...openapi, paths: Object.fromEntries(paths)}};
  expect(await getDiagnostics(fence('bash', `curl ${api}/payments/pay_1/ ${AUTH}`), specs)).toEqual([]);
});
