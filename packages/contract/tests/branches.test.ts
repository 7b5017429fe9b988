import {describe, expect, it} from 'vitest';
import {brand} from '../../../tests/fixture-site/src/brand';
import {specifications} from '../../../tests/contract/fixture';
import {fence, mistakes, withoutField} from './page';

const api = brand.urls.api;
const HEADERS = "headers: {Authorization: `Bearer ${key}`, 'Content-Type': 'application/json'}";

/** A program that reads a field of a payment where the call has succeeded, and the line that reads. */
const GET = `fetch('${api}/payments/pay_1', {${HEADERS}})`;
const CURL = `$curl = curl_init('${api}/payments/pay_1');\n$answer = json_decode((string) curl_exec($curl), true);`;
const REQUESTS = `r = requests.get("${api}/payments/pay_1", timeout=30)`;
const branches: [what: string, language: string, code: string, success: number[], failure: number[]][] = [
  [
    'throw behind a check of ok',
    'js',
    `const response = await ${GET};\nif (!response.ok) throw new Error((await response.json()).statusCode);\nconst payment = await response.json();\nlog(payment.statusCode);`,
    [5],
    [3],
  ],
  [
    'both ways of a condition',
    'js',
    `const response = await ${GET};\nconst body = await response.json();\nif (response.status >= 400) {\n  log(body.statusCode);\n} else {\n  log(body.statusCode);\n}`,
    [7],
    [5],
  ],
  [
    'a choice of values',
    'js',
    `const r = await ${GET};\nconst {ok} = r;\nconst body = await r.json();\nlog(\n  r.ok\n    ? body.statusCode\n    : body['statusCode'],\n);`,
    [7],
    [8],
  ],
  [
    'a helper that throws',
    'js',
    `async function call(path, options) {\n  const response = await fetch(\`${api}\${path}\`, options);\n  const answer = await response.json();\n  if (!response.ok) throw new Error(answer.statusCode);\n  return answer;\n}\nasync function find() {\n  const payment = await call('/payments/pay_1');\n  return payment.statusCode;\n}\nconst found = await find();\nlog(found);`,
    [10],
    [5],
  ],
  [
    'a chain of functions',
    'js',
    `${GET}\n  .then((response) => {\n    if (!response.ok) throw new Error('no');\n    return response.json();\n  })\n  .then((payment) => log(payment.statusCode));`,
    [7],
    [],
  ],
  [
    'a library that throws',
    'js',
    `const {data} = await axios.get('${api}/payments/pay_1', {${HEADERS}});\nlog(data.statusCode);`,
    [3],
    [],
  ],
  [
    'a field that errors alone have',
    'js',
    `const answer = await (await ${GET}).json();\nif (answer.code) {\n  log(answer.statusCode);\n  process.exit(1);\n}\nlog(answer.statusCode);`,
    [7],
    [4],
  ],
  [
    'raise_for_status',
    'python',
    `${REQUESTS}\nr.raise_for_status()\npayment = r.json()\nprint(payment["statusCode"], payment.get("status"))`,
    [5],
    [],
  ],
  [
    'raise behind a status',
    'python',
    `${REQUESTS}\nbody = r.json()\nif r.status_code >= 400:\n    raise SystemExit(body["statusCode"])\nprint([body[key] for key in ("id", "statusCode")])`,
    [6],
    [5],
  ],
  [
    'elif and else',
    'python',
    `${REQUESTS}\nbody = r.json()\nif r.status_code == 404:\n    print(body["statusCode"])\nelif not r.ok:\n    print(body["statusCode"])\nelse:\n    print(body["statusCode"])`,
    [9],
    [5, 7],
  ],
  [
    'curl_getinfo',
    'php',
    `<?php\n${CURL}\nif (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) >= 400 || $answer === null) {\n    exit($answer['statusCode'] ?? 'no answer');\n}\necho $answer['statusCode'];`,
    [8],
    [6],
  ],
  [
    'a status in a variable',
    'php',
    `<?php\n${CURL}\n$status = curl_getinfo($curl, CURLINFO_HTTP_CODE);\nif ($status < 300) {\n    echo $answer['statusCode'];\n} else {\n    echo $answer['statusCode'];\n}`,
    [7],
    [9],
  ],
];

describe('a field that a payment and an error share', () => {
  it.each(branches)('rests on the answer of its branch: %s', async (_what, language, code, success, failure) => {
    const page = fence(language, code);
    expect(await mistakes(page)).toEqual([]);
    for (const [schema, lines] of [
      ['Payment', success],
      ['ApiException', failure],
    ] as const) {
      // The other one keeps the field, so that its name alone tells nothing.
      const openapi = withoutField(specifications.openapi, schema, 'statusCode');
      const told = (await mistakes(page, {...specifications, openapi})).map((text) =>
        text.split(' ').slice(0, 5).join(' '),
      );
      expect(told).toEqual(lines.map((line) => `${line}: the program reads "statusCode",`));
    }
  });
});
