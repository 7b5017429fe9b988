import {describe, expect, it} from 'vitest';
import {brand} from '../../../tests/fixture-site/src/brand';
import {check, fence, getDiagnostics} from './page';

const api = brand.urls.api;
const HEADERS = "headers: {Authorization: `Bearer ${key}`, 'Content-Type': 'application/json'}";

const valid: [what: string, info: string, code: string][] = [
  [
    'fetch',
    'js',
    `const response = await fetch('${api}/payments/pay_1/refund', {method: 'POST', ${HEADERS}, body: JSON.stringify({amount: 5})});\nconst payment = await response.json();\nconsole.log(payment.nextAction?.redirect.url, response.ok, payment.metadata.anything);`,
  ],
  [
    'a function in the program',
    'js',
    `const base = '${api}';\nasync function call(method, path, body) {\n  const response = await fetch(\`\${base}\${path}\`, {method, ${HEADERS}, body: JSON.stringify(body)});\n  return response.json();\n}\nconst {id, status: now} = await call('POST', '/payments', {amount: 1, currency: 'EUR', orderId});\nif (now === 'SUCCEEDED') console.log(id);`,
  ],
  ["the merchant's server", 'js', "app.post('/payments/new', (request, response) => response.json({any: 1}));"],
  [
    'an event',
    'js server webhook="payment.succeeded"',
    "const event = JSON.parse(body);\nif (event.type === 'payment.succeeded') console.log(event.data.object.orderId);",
  ],
  [
    'another request in addition to events',
    'js server webhook="payment.succeeded"',
    "function handle(event) {\n  if (event.type === 'payment.succeeded') console.log(event.id);\n}\nconst confirm = ({paymentToken}) => paymentToken;\nconst body = JSON.parse(text);\nif (isEvent) handle(body);\nelse confirm(body);",
  ],
  [
    'TypeScript',
    'ts',
    `type A = {amount: number};\nconst response: Response = await fetch('${api}/payments/pay_1', {${HEADERS}});`,
  ],
  [
    'Python',
    'python',
    `r = requests.post(f"{API}/payments/{payment_id}/refund", json={"amount": 5}, headers={"Authorization": key}, timeout=30)\nAPI = "${api}"\nprint(r.json()["lastRefundAmount"], r.status_code)`.replace(
      '"Authorization": key',
      '"Authorization": f"Bearer {key}"',
    ),
  ],
  [
    'PHP',
    'php',
    `<?php\n$curl = curl_init("${api}/payments/$id/capture");\ncurl_setopt_array($curl, [CURLOPT_POST => true, CURLOPT_POSTFIELDS => json_encode(['amount' => 1]), CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . $key, 'Content-Type: application/json']]);\n$payment = json_decode(curl_exec($curl), true);\necho $payment['status'];`,
  ],
  ['GraphQL in a program', 'js', 'const query = `query A { charges(first: 2) { totalCount } }`;'],
  ['HTML', 'html', '<form action="/pay"><input name="a"><p>Text</form>\n<script>const a = 1;</script>'],
];

const invalid: [what: string, info: string, code: string, expected: string[]][] = [
  [
    'an unknown field in a body',
    'js',
    `await fetch('${api}/payments/pay_1/refund', {\n  method: 'POST',\n  ${HEADERS},\n  body: JSON.stringify({\n    amont: 5,\n  }),\n});`,
    ['6: "amont" isn\'t a field of RefundPaymentRequest. Did you mean "amount"?'],
  ],
  [
    'a wrong value in a body from a variable',
    'js',
    `const refund = {\n  amount: '5',\n};\nawait fetch('${api}/payments/pay_1/refund', {method: 'POST', ${HEADERS}, body: JSON.stringify(refund)});`,
    ['3: "amount" must be an integer (found "5").'],
  ],
  [
    'an unknown path',
    'js',
    `await fetch(\`${api}/payments/\${id}/refnd\`, {method: 'POST', ${HEADERS}});`,
    ["2: there's no path /payments/…/refnd in the REST API. Did you mean /payments/{id}/refund?"],
  ],
  [
    'a wrong method',
    'js',
    `await fetch('${api}/payments/pay_1/refund', {${HEADERS}});`,
    ['2: /payments/{id}/refund accepts POST, not GET.'],
  ],
  [
    'a wrong method on a separate line',
    'js',
    `await fetch('${api}/payments/pay_1', {\n  method: 'DELETE',\n  ${HEADERS},\n});`,
    ['3: /payments/{id} accepts GET, not DELETE.'],
  ],
  [
    'a request without a key',
    'js',
    `await fetch('${api}/payments/pay_1', {headers: {Accept: 'application/json'}});`,
    ['2: the header Authorization is missing: payments_get requires it.'],
  ],
  [
    'an unknown field that is read',
    'js',
    `const payment = await (await fetch('${api}/payments/pay_1', {${HEADERS}})).json();\nconsole.log(payment.lastRefundReson);`,
    ['3: the program reads "lastRefundReson", which Payment doesn\'t have. Did you mean "lastRefundReason"?'],
  ],
  [
    'an unknown field that is destructured',
    'js',
    `const response = await fetch('${api}/payments/pay_1', {${HEADERS}});\nconst {id, statuss} = await response.json();`,
    ['3: the program reads "statuss", which Payment doesn\'t have. Did you mean "status"?'],
  ],
  [
    'an unknown value in a comparison',
    'js',
    `const payment = await (await fetch('${api}/payments/pay_1', {${HEADERS}})).json();\nif (payment.status === 'PAID') done();`,
    ['3: the program compares Payment-Status with "PAID", which isn\'t one of its values.'],
  ],
  [
    'an unknown event in a case',
    'js server webhook="payment.succeeded"',
    "const event = JSON.parse(body);\nswitch (event.type) {\n  case 'payment.suceeded':\n    console.log(event.data.objct);\n}",
    [
      '4: the program compares PaymentEvent.type with "payment.suceeded", which isn\'t one of its values. Did you mean "payment.succeeded"?',
      '5: the program reads "objct", which PaymentEvent.data doesn\'t have. Did you mean "object"?',
    ],
  ],
  [
    'an unknown field of an event in a function',
    'python server webhook="payment.succeeded"',
    'def handle(event):\n    if event["type"] == "payment.succeeded":\n        print(event["id"], event["dta"])\n\n\nhandle(json.loads(raw))',
    ['4: the program reads "dta", which PaymentEvent doesn\'t have. Did you mean "data"?'],
  ],
  [
    "a field that a query doesn't request",
    'js',
    `async function ask(query, variables) {\n  const response = await fetch('${brand.urls.graphql}', {method: 'POST', ${HEADERS}, body: JSON.stringify({query, variables})});\n  const {data, errors} = await response.json();\n  if (errors) throw new Error(errors[0].mesage);\n  return data;\n}\nconst {charges} = await ask('query A($n: Int) { charges(first: $n) { nodes { id } } }', {m: 1});\nfor (const charge of charges.nodes) console.log(charge.status);`,
    [
      '9: the program reads "status", which the operation doesn\'t request (Charge).',
      '8: the operation A has no variable "m".',
    ],
  ],
  [
    'wrong headers in a helper',
    'php',
    "<?php\nfunction post(string $url) {\n    $curl = curl_init($url);\n    curl_setopt($curl, CURLOPT_HTTPHEADER, [\n        'Authorization: Basic ' . $key,\n        'Idempotency-Kye: ' . $id,\n    ]);\n}",
    [
      '6: the header Authorization must be "Bearer" followed by the API key (found "Basic …").',
      '7: the API has no header Idempotency-Kye. Did you mean "Idempotency-Key"?',
    ],
  ],
  [
    'a wrong value that is spread into a body',
    'js',
    `const shop = {\n  currency: 'EUX',\n};\nawait fetch('${api}/payments', {\n  method: 'POST',\n  ${HEADERS},\n  body: JSON.stringify({...shop, amount: 5, orderId: 'A'}),\n});`,
    ['3: "currency" can\'t be "EUX".'],
  ],
  [
    'an unknown field in a body in Python',
    'python',
    `requests.post(\n    "${api}/payments/pay_1/refund",\n    json={\n        "reason": "X",\n    },\n    timeout=30,\n)`,
    ['5: "reason" isn\'t a field of RefundPaymentRequest.'],
  ],
  [
    'unknown fields and values in Python',
    'python',
    `r = requests.get("${api}/payments/pay_1", timeout=30)\npayment = r.json()\nprint(payment["statuss"], payment.get("lastRefundAmout"))\nif payment["status"] in ("REFUNDED", "PARTIALY_REFUNDED"):\n    pass`,
    [
      '4: the program reads "statuss"',
      '4: the program reads "lastRefundAmout"',
      '5: the program compares Payment-Status with "PARTIALY_REFUNDED"',
    ],
  ],
  [
    'unknown fields and values in PHP',
    'php',
    `<?php\n$curl = curl_init("${api}/payments/$id/capture");\ncurl_setopt($curl, CURLOPT_POSTFIELDS, json_encode(['amont' => 1]));\n$payment = json_decode(curl_exec($curl), true);\necho match ($payment['status']) {\n    'CANCELLED' => $payment['stats'],\n};`,
    [
      '4: "amont" isn\'t a field of CapturePaymentRequest.',
      '7: the program compares Payment-Status with "CANCELLED"',
      '7: the program reads "stats"',
    ],
  ],
  [
    'an unknown GraphQL field in a program',
    'js',
    'const query = `\n  query A {\n    charges { totl }\n  }\n`;',
    ['4: this doesn\'t match the GraphQL schema: Cannot query field "totl" on type "ChargesConnection".'],
  ],
  ['a syntax error', 'js', 'const a = {\n  b: 1\nconst c = 2;', ["4: this isn't valid JavaScript"]],
  [
    'an unknown event',
    'js',
    "on('payment.suceeded', handle);",
    ['2: there\'s no event "payment.suceeded". Did you mean "payment.succeeded"?'],
  ],
  [
    'errors in HTML',
    'html',
    `<div></span></div>\n<script>\nfetch('${api}/paymentz', {method: 'POST'});\n</script>`,
    ["2: </span> doesn't match any open tag", "4: there's no path /paymentz in the REST API. Did you mean /payments?"],
  ],
  [
    'lines that are in no program',
    'js part',
    'const a = 1;',
    [
      '1: the word "part" means that these lines are from a longer program, but the page has no program in this language.',
    ],
  ],
];

describe('the check of programs', () => {
  it.each(valid)('accepts %s', async (_what, info, code) => {
    expect(await getDiagnostics(fence(info, code))).toEqual([]);
  });

  it.each(invalid)('reports %s', async (_what, info, code, expected) => {
    const found = await getDiagnostics(fence(info, code));
    expect(found, found.join('\n')).toHaveLength(expected.length);
    expected.forEach((message, index) => expect(found[index]).toContain(message));
  });

  it('compares parts with the program that is run', async () => {
    const program = fence('js', 'const a = 1;\nconst b = 2;\nconsole.log(a + b);');
    expect(await getDiagnostics(fence('js part', 'const a = 1;\n\nconsole.log(a + b);') + program)).toEqual([]);
    expect(await getDiagnostics(fence('js part', 'console.log(a + b);\nconst a = 1;') + program)).toEqual([
      '1: the line "const a = 1;" isn\'t in any program on this page, or is in a different order. Copy the lines from the program, or delete the word "part" to run the block by itself.',
    ]);
  });

  it('records what a program uses', async () => {
    const {uses} = await check(
      fence(
        'bash',
        `curl ${api}/payments/pay_1/refund -H "Authorization: Bearer $K" --json '{"refundReason": "FRAUDULENT"}'`,
      ),
    );
    expect(uses.map(({target}) => target)).toEqual(
      expect.arrayContaining([
        'payments_refund',
        '/payments/{id}/refund',
        'RefundPaymentRequest',
        'RefundPaymentRequest.refundReason',
      ]),
    );
  });

  it.each([
    ['python', 'def do_POST(self):\n    print(self.path, answer.path)'],
    ['php', '<?php\necho $this->path, $answer->path;'],
  ])("in %s, ignores fields of the program's own objects", async (language, code) => {
    const {uses} = await check(fence(language, code));
    expect(uses.filter(({target}) => target === 'ApiException.path')).toHaveLength(1);
  });
});
