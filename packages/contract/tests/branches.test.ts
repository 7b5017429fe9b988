import {describe, expect, it} from 'vitest';
import {brand} from '../../../tests/fixture-site/src/brand';
import {specifications} from '../../../tests/contract/fixture';
import {fence, getDiagnostics, renameField} from './page';

const api = brand.urls.api;
const HEADERS = "headers: {Authorization: `Bearer ${key}`, 'Content-Type': 'application/json'}";

const GET = `fetch('${api}/payments/pay_1', {${HEADERS}})`;
const CURL = `$curl = curl_init('${api}/payments/pay_1');\n$answer = json_decode((string) curl_exec($curl), true);`;
const REQUESTS = `r = requests.get("${api}/payments/pay_1", timeout=30)`;
/** Programs that read a field of a response, with the lines that read it after success and after failure. */
const branches: [what: string, language: string, code: string, success: number[], failure: number[]][] = [
  [
    'throw after a check of ok',
    'js',
    `const response = await ${GET};\nif (!response.ok) throw new Error((await response.json()).statusCode);\nconst payment = await response.json();\nlog(payment.statusCode);`,
    [5],
    [3],
  ],
  [
    'both branches of a condition',
    'js',
    `const response = await ${GET};\nconst body = await response.json();\nif (response.status >= 400) {\n  log(body.statusCode);\n} else {\n  log(body.statusCode);\n}`,
    [7],
    [5],
  ],
  [
    'a conditional expression',
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
    'a promise chain',
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
    'a field that only errors have',
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
    'raise after a check of the status',
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

describe('a field that payments and errors share', () => {
  it.each(branches)('belongs to the response of its branch: %s', async (_what, language, code, success, failure) => {
    const page = fence(language, code);
    expect(await getDiagnostics(page)).toEqual([]);
    for (const [schema, lines] of [
      ['Payment', success],
      ['ApiException', failure],
    ] as const) {
      // The other schema keeps the field, so its name alone isn't enough to find the error.
      const openapi = renameField(specifications.openapi, schema, 'statusCode');
      const messages = (await getDiagnostics(page, {...specifications, openapi})).map((text) =>
        text.split(' ').slice(0, 5).join(' '),
      );
      expect(messages).toEqual(lines.map((line) => `${line}: the program reads "statusCode",`));
    }
  });
});
