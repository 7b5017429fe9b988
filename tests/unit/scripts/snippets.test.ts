/** Programs are run against the mock of both APIs, and wrong ones fail with the reason. */
import fs from 'node:fs';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {guideSamples, referenceSamples} from '../../../scripts/snippets/extract';
import {startMock, type Mock} from '../../../scripts/snippets/mock';
import {runSample, type Bench} from '../../../scripts/snippets/run';
import type {Runtime, Sample} from '../../../scripts/snippets/types';
import {areas, landingPages} from '../../../src/config/areas';
import {restApi} from '../../../src/contract/rest/api';
import {jsonOf} from '../../../src/contract/rest/document';
import {brand} from '../../../src/lib/brand/schema';
import {brandTokens} from '../../../src/lib/brand/tokens';
import {listFiles} from '../../../src/plugins/reference/shared/fingerprint';
import {specifications} from '../../contract/guides';

const OPENAPI = '.generated/openapi/openapi.json';
const tokens = brandTokens(brand);
const constant = tokens['product.constant'] ?? '';
const header = `${tokens['product.pascal']}-Signature`;
const api = brand.urls.api;

let mock: Mock;
let bench: Bench;

beforeAll(async () => {
  mock = await startMock(brand, {openapi: OPENAPI, sdl: '.generated/schema/schema.graphql'});
  const {webhooks} = restApi(specifications.openapi);
  bench = {
    mock,
    constant,
    signatureHeader: header,
    event: (type) =>
      JSON.stringify(Object.values(jsonOf(webhooks.get(type)?.requestBody?.content)?.examples ?? {})[0]?.value),
  };
}, 120_000);
afterAll(() => mock.stop());

let count = 0;
async function run(
  runtime: Runtime,
  code: string,
  more: Partial<Sample> = {},
): Promise<{problems: string[]; requests: number}> {
  const id = `test-${count++}`;
  return runSample({id, place: id, runtime, code, ...more}, bench);
}

const curl = (path: string, rest = ''): string =>
  `curl --silent ${api}${path} -H "Authorization: Bearer $${constant}_API_KEY" ${rest}`;
const BODY = `-H 'Content-Type: application/json' -d '{"amount": 1500, "currency": "EUR", "orderId": "A-1"}'`;

describe('programs', {timeout: 120_000}, () => {
  it.each<[Runtime, string]>([
    ['curl', curl('/payments', BODY)],
    [
      'javascript',
      `const response = await fetch('${api}/payments/pay_1', {headers: {Authorization: \`Bearer \${process.env.${constant}_API_KEY}\`}});\nconst {status} = await response.json();\nif (status !== 'SUCCEEDED') process.exit(3);`,
    ],
    [
      'python',
      `import os, requests\nr = requests.get("${api}/payments/pay_1", headers={"Authorization": "Bearer " + os.environ["${constant}_API_KEY"]}, timeout=30)\nassert r.json()["id"], r.text`,
    ],
    [
      'php',
      `<?php\n$curl = curl_init('${api}/payments/pay_1');\ncurl_setopt_array($curl, [CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . getenv('${constant}_API_KEY')], CURLOPT_RETURNTRANSFER => true]);\nexit(isset(json_decode(curl_exec($curl), true)['id']) ? 0 : 4);`,
    ],
  ])('in %s are run, and their requests are counted', async (runtime, code) => {
    expect(await run(runtime, code)).toMatchObject({problems: [], requests: 1});
  });

  it.each<[what: string, runtime: Runtime, code: string, reason: string | RegExp]>([
    ['a wrong path', 'curl', curl('/payments/pay_1/refnd', '-X POST'), 'was answered with 404'],
    [
      'a path without the version',
      'curl',
      curl('/payments/pay_1').replace('/v1', ''),
      'is no address of the API: paths start with /v1/.',
    ],
    ['a missing key', 'curl', `curl --silent ${api}/payments/pay_1`, 'Invalid security scheme used'],
    [
      'a wrong field',
      'curl',
      curl('/payments/pay_1/refund', `-H 'Content-Type: application/json' -d '{"amont": 1}'`),
      /amont|additional properties/,
    ],
    ['a wrong type', 'curl', curl('/payments', BODY.replace('1500', '"1500"')), 'amount: '],
    ['a wrong method', 'curl', curl('/payments/pay_1', '-X DELETE'), 'was answered with 405'],
    [
      'a wrong header',
      'curl',
      curl('/payments', `${BODY} -H 'Idempotency-Key: ${'x'.repeat(65)}'`),
      /idempotency-key/i,
    ],
    ['an exit code', 'javascript', 'process.exit(3);', 'it ended with the exit code 3'],
    ['a syntax error', 'php', '<?php\n$a = ;', 'it ended with the exit code 255'],
    [
      'an unknown host',
      'python',
      `import requests\nrequests.get("${api.replace('api.', 'apis.')}/payments", timeout=30)`,
      'it ended with the exit code 1',
    ],
    [
      'a GraphQL field',
      'curl',
      `curl --silent ${brand.urls.graphql} -H 'Authorization: Bearer x' --json '{"query": "{ charges { total } }"}'`,
      'Cannot query field "total"',
    ],
    [
      'GraphQL without a key',
      'curl',
      `curl --silent ${brand.urls.graphql} --json '{"query": "{ charges { totalCount } }"}'`,
      'the header Authorization is missing',
    ],
  ])('fail with %s', async (_what, runtime, code, reason) => {
    const {problems} = await run(runtime, code);
    expect(problems.join('\n')).toMatch(reason);
  });
});

const VERIFY = {
  javascript: (verify: string) => `import {createHmac} from 'node:crypto';
import http from 'node:http';
http.createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  const [, t, v1] = /^t=(\\d+),v1=(\\w+)$/.exec(request.headers['${header.toLowerCase()}']) ?? [];
  const wanted = createHmac('sha256', process.env.${constant}_SIGNING_SECRET).update(\`\${t}.\${body}\`).digest('hex');
  response.writeHead(${verify} ? 204 : 400).end();
}).listen(process.env.PORT);`,
  python: `import hashlib, hmac, os, re, time
from http.server import BaseHTTPRequestHandler, HTTPServer
class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        t, v1 = re.match(r"t=(\\d+),v1=(\\w+)", self.headers["${header}"]).groups()
        wanted = hmac.new(os.environ["${constant}_SIGNING_SECRET"].encode(), t.encode() + b"." + body, hashlib.sha256).hexdigest()
        self.send_response(204 if hmac.compare_digest(v1, wanted) and abs(time.time() - int(t)) < 300 else 400)
        self.end_headers()
HTTPServer(("127.0.0.1", int(os.environ["PORT"])), Handler).serve_forever()`,
  php: `<?php
preg_match('/^t=(\\d+),v1=(\\w+)$/', $_SERVER['HTTP_${header.toUpperCase().replace('-', '_')}'] ?? '', $parts);
$wanted = hash_hmac('sha256', ($parts[1] ?? '') . '.' . file_get_contents('php://input'), getenv('${constant}_SIGNING_SECRET'));
http_response_code(hash_equals($wanted, $parts[2] ?? '') && abs(time() - (int) $parts[1]) < 300 ? 204 : 400);`,
};
const receiver: Partial<Sample> = {server: {method: 'POST', path: '/webhooks/payments'}, webhook: 'payment.succeeded'};
const WHOLE = 'v1 === wanted && Math.abs(Date.now() / 1000 - t) < 300';

describe('receivers of events', {timeout: 120_000}, () => {
  it.each<[Runtime, string]>([
    ['javascript', VERIFY.javascript(WHOLE)],
    ['python', VERIFY.python],
    ['php', VERIFY.php],
  ])('in %s are sent signed events', async (runtime, code) => {
    expect((await run(runtime, code, receiver)).problems).toEqual([]);
  });

  it.each([
    ['true', ['an event whose signature is wrong with 204', 'an event that was signed an hour ago with 204']],
    ['v1 === wanted', ['an event that was signed an hour ago with 204']],
    ['false', ['a signed event payment.succeeded with 400']],
  ])('must not accept by %s', async (verify, expected) => {
    const {problems} = await run('javascript', VERIFY.javascript(verify), receiver);
    expect(problems).toHaveLength(expected.length);
    expected.forEach((part, index) => expect(problems[index]).toContain(part));
  });

  it('must listen at the port that they are given', async () => {
    const {problems} = await run('javascript', 'console.error("busy"); process.exit(1);', receiver);
    expect(problems.join()).toMatch(/it does not listen at the port in the variable PORT:\n {4}busy/);
  });

  it('other servers are sent their request', async () => {
    const code = (status: number): string =>
      `import http from 'node:http';\nhttp.createServer((request, response) => response.writeHead(request.url === '/checkout' ? ${status} : 404).end()).listen(process.env.PORT);`;
    const server = {server: {method: 'POST', path: '/checkout'}};
    expect((await run('javascript', code(303), server)).problems).toEqual([]);
    expect((await run('javascript', code(500), server)).problems.join()).toContain(
      'it answered POST /checkout with 500',
    );
  });
});

describe('extraction', () => {
  it('finds each runnable block of the guides, counted by their fences', async () => {
    const files = [...listFiles(areas.docs.path), ...landingPages].filter((file) => /\.mdx?$/.test(file));
    const {samples, parts, browser, exempt} = await guideSamples(files, brand);
    const fences = files.flatMap((file) => [
      ...fs
        .readFileSync(file, 'utf8')
        .matchAll(/^\s*(?:`{3,}|~{3,})(?:bash|sh|shell|zsh|curl|js|mjs|javascript|py|python|php)\b.*$/gm),
    ]);
    expect(samples.length + parts + browser + exempt).toBe(fences.length);
  });

  it('finds the programs of each operation in four languages', () => {
    const samples = referenceSamples(OPENAPI, brand);
    const operations = restApi(specifications.openapi).operations.size;
    for (const runtime of ['curl', 'javascript', 'python', 'php']) {
      const places = new Set(
        samples.filter((sample) => sample.runtime === runtime).map(({place}) => place.split(',')[1]),
      );
      expect(places.size).toBe(operations);
    }
  });
});
