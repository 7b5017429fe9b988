/** Programs run against the mock of both APIs, and wrong ones fail with a reason. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {createHarness, type Harness} from '../../src/snippets/harness';
import {extractGuideSamples, extractReferenceSamples} from '../../src/snippets/extract';
import {startMockServers} from '../../src/snippets/mock';
import {runSample} from '../../src/snippets/run';
import type {Sample} from '../../src/snippets/types';
import {createRestApi} from '@paydocs/contract';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {pagesOf} from '../../../../tests/contract/content';
import {specificationFiles, specifications} from '../../../../tests/contract/fixture';
import {CONTENT} from '../../../../tests/fixtureSite';
import {SAMPLE_LANGUAGES} from '@paydocs/reference/samples';

const files = specificationFiles();
const api = brand.urls.api;

const {variablePrefix, ...others} = createHarness(brand, files.openapi);

let harness: Harness;
beforeAll(async () => {
  harness = {
    ...others,
    variablePrefix,
    mock: await startMockServers(brand, files),
  };
}, 120_000);
afterAll(() => harness.mock.stop());

let count = 0;
async function run(
  language: string,
  code: string,
  more: Partial<Sample> = {},
): Promise<{errors: string[]; requests: number}> {
  const id = `test-${count++}`;
  return runSample({id, location: id, language, code, ...more}, harness);
}

const createCurl = (path: string, rest = ''): string =>
  `curl --silent ${api}${path} -H "Authorization: Bearer $${variablePrefix}_API_KEY" ${rest}`;
const BODY = `-H 'Content-Type: application/json' -d '{"amount": 1500, "currency": "EUR", "orderId": "A-1"}'`;

it('supports both APIs on one host', {timeout: 120_000}, async () => {
  const {origin} = new URL(api);
  const shared = {...brand, urls: {...brand.urls, graphql: `${origin}/graphql`}};
  const mock = await startMockServers(shared, files);
  const code = `${createCurl('/payments/pay_1')} && curl --silent ${origin}/graphql -H "Authorization: Bearer $${variablePrefix}_API_KEY" --json '{"query": "{ __typename }"}'`;
  const result = await runSample({id: 'shared', location: 'shared', language: 'curl', code}, {...harness, mock});
  mock.stop();
  expect(result).toMatchObject({errors: [], requests: 2});
});

describe('programs', {timeout: 120_000}, () => {
  it.each<[string, string]>([
    ['curl', createCurl('/payments', BODY)],
    [
      'javascript',
      `const response = await fetch('${api}/payments/pay_1', {headers: {Authorization: \`Bearer \${process.env.${variablePrefix}_API_KEY}\`}});\nconst {status} = await response.json();\nif (status !== 'SUCCEEDED') process.exit(3);`,
    ],
    [
      'python',
      `import os, requests\nr = requests.get("${api}/payments/pay_1", headers={"Authorization": "Bearer " + os.environ["${variablePrefix}_API_KEY"]}, timeout=30)\nassert r.json()["id"], r.text`,
    ],
    [
      'php',
      `<?php\n$curl = curl_init('${api}/payments/pay_1');\ncurl_setopt_array($curl, [CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . getenv('${variablePrefix}_API_KEY')], CURLOPT_RETURNTRANSFER => true]);\nexit(isset(json_decode(curl_exec($curl), true)['id']) ? 0 : 4);`,
    ],
  ])('in %s are run, and their requests are counted', async (language, code) => {
    expect(await run(language, code)).toMatchObject({errors: [], requests: 1});
  });

  it.each<[what: string, language: string, code: string, reason: string | RegExp]>([
    ['a wrong path', 'curl', createCurl('/payments/pay_1/refnd', '-X POST'), 'returned 404'],
    [
      'a path without the version',
      'curl',
      createCurl('/payments/pay_1').replace('/v1', ''),
      "isn't an API URL: paths start with /v1/.",
    ],
    ['a missing key', 'curl', `curl --silent ${api}/payments/pay_1`, 'Invalid security scheme used'],
    [
      'a wrong field',
      'curl',
      createCurl('/payments/pay_1/refund', `-H 'Content-Type: application/json' -d '{"amont": 1}'`),
      /amont|additional properties/,
    ],
    ['a wrong type', 'curl', createCurl('/payments', BODY.replace('1500', '"1500"')), 'amount: '],
    ['a wrong method', 'curl', createCurl('/payments/pay_1', '-X DELETE'), 'returned 405'],
    [
      'a wrong header',
      'curl',
      createCurl('/payments', `${BODY} -H 'Idempotency-Key: ${'x'.repeat(65)}'`),
      /idempotency-key/i,
    ],
    ['a nonzero exit code', 'javascript', 'process.exit(3);', 'it exited with code 3'],
    ['a syntax error', 'php', '<?php\n$a = ;', 'it exited with code 255'],
    [
      'an unknown host',
      'python',
      `import requests\nrequests.get("${api.replace('api.', 'apis.')}/payments", timeout=30)`,
      'it exited with code 1',
    ],
    [
      'an unknown GraphQL field',
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
  ])('fail with %s', async (_what, language, code, reason) => {
    const {errors} = await run(language, code);
    expect(errors.join('\n')).toMatch(reason);
  });
});

describe('imported programs', {timeout: 120_000}, () => {
  it.each<[language: string, name: string, imported: string, code: string]>([
    [
      'javascript',
      'read.mjs',
      `export const read = () => fetch('${api}/payments/pay_1', {headers: {Authorization: \`Bearer \${process.env.${variablePrefix}_API_KEY}\`}});`,
      "import {read} from './read.mjs';\nif (!(await read()).ok) process.exit(3);",
    ],
    [
      'python',
      'read.py',
      `import os, requests\nread = lambda: requests.get("${api}/payments/pay_1", headers={"Authorization": "Bearer " + os.environ["${variablePrefix}_API_KEY"]}, timeout=30)`,
      'from read import read\nassert read().ok',
    ],
    [
      'php',
      'read.php',
      `<?php\nfunction read() {\n  $curl = curl_init('${api}/payments/pay_1');\n  curl_setopt_array($curl, [CURLOPT_HTTPHEADER => ['Authorization: Bearer ' . getenv('${variablePrefix}_API_KEY')], CURLOPT_RETURNTRANSFER => true]);\n  return json_decode(curl_exec($curl), true);\n}`,
      "<?php\nrequire_once __DIR__ . '/read.php';\nexit(isset(read()['id']) ? 0 : 4);",
    ],
  ])('in %s stand beside the program, and use the mock', async (language, name, imported, code) => {
    expect(await run(language, code, {imports: {[name]: imported}})).toMatchObject({errors: [], requests: 1});
    expect((await run(language, code)).errors, 'without the file').not.toEqual([]);
  });

  it('are found by their title, and run only as a part of the others', async () => {
    const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'guides-')), 'page.md');
    const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`;
    const blocks = [
      fence('python title="send.py"', 'import requests'),
      fence('python title="order.py"', 'from send import requests'),
      fence('python', 'from order import requests'),
    ];
    fs.writeFileSync(file, blocks.join('\n'));
    const {samples, partCount} = await extractGuideSamples([file], brand);
    expect(samples.map(({imports}) => imports)).toEqual([
      {'order.py': 'from send import requests', 'send.py': 'import requests'},
    ]);
    expect(partCount).toBe(2);
    fs.rmSync(path.dirname(file), {recursive: true});
  });
});

describe('servers', {timeout: 120_000}, () => {
  it('receive their request', async () => {
    const code = (status: number): string =>
      `import http from 'node:http';\nhttp.createServer((request, response) => response.writeHead(request.url === '/checkout' ? ${status} : 404).end()).listen(process.env.PORT);`;
    const server = {request: {method: 'POST', path: '/checkout'}};
    expect((await run('javascript', code(303), server)).errors).toEqual([]);
    expect((await run('javascript', code(500), server)).errors.join()).toContain(
      'it responded to POST /checkout with 500',
    );
  });

  it('must listen on the given port', async () => {
    const {errors} = await run('javascript', 'console.error("busy"); process.exit(1);', {
      receiver: {types: ['payment.succeeded'], path: '/webhooks/payments'},
    });
    expect(errors.join()).toMatch(/it isn't listening on the port in the variable PORT:\n {4}busy/);
  });
});

describe('extraction', () => {
  it('finds as many runnable blocks as the guides have fences', async () => {
    const pages = pagesOf(CONTENT);
    const {samples, partCount, browserCount, exemptCount} = await extractGuideSamples(pages, brand);
    const fences = pages.flatMap((file) => [
      ...fs
        .readFileSync(file, 'utf8')
        .matchAll(/^\s*(?:`{3,}|~{3,})(?:bash|sh|shell|zsh|curl|js|mjs|javascript|py|python|php)\b.*$/gm),
    ]);
    expect(samples.length + partCount + browserCount + exemptCount).toBe(fences.length);
  });

  it('finds the programs of each operation in each language', () => {
    const samples = extractReferenceSamples(files.openapi, brand);
    const operations = createRestApi(specifications.openapi).operations.size;
    for (const {id} of SAMPLE_LANGUAGES) {
      const names = new Set(
        samples.filter(({language}) => language === id).map(({location}) => location.split(',')[1]),
      );
      expect(names.size).toBe(operations);
    }
  });
});
