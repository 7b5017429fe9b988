/** Programs import others by the title of their block, and are checked together with them. */
import {expect, it} from 'vitest';
import {specifications} from '../../../tests/contract/fixture';
import {checkContract} from '../src';
import {fence} from './page';

/** Returns the diagnostics of pages, as `file:line: message`. */
async function getDiagnostics(pages: Record<string, string>): Promise<string[]> {
  const guides = Object.entries(pages).map(([name, text]) => ({
    file: name.includes('/') ? `${name}.mdx` : `docs/${name}.mdx`,
    text,
    frontMatter: {},
    getLine: () => undefined,
  }));
  const {diagnostics} = await checkContract(guides, specifications);
  return diagnostics
    .filter(({file, message}) => file.endsWith('.mdx') && !/code blocks are exempt|no guide uses/.test(message))
    .map(({file, line, message}) => `${file.replace(/^docs\//, '')}:${line}: ${message}`);
}

const QUERY = 'query A { charges(first: 1) { nodes { id } } }';
const {graphql: graphqlUrl} = specifications.brand.urls;

it('checks what a program does with the result of an imported function', async () => {
  const helper = `export async function query(text) {
  const headers = {Authorization: key, 'Content-Type': 'application/json'};
  const response = await fetch('${graphqlUrl}', {method: 'POST', headers, body: JSON.stringify({query: text})});
  const {data} = await response.json();
  return data;
}`;
  const program = `import {query} from './send.mjs';\n\nconst {charges} = await query('${QUERY}');\nconsole.log(charges.nodez);`;
  const pages = {errors: fence('js title="send.mjs"', helper), page: fence('js', program)};
  expect(await getDiagnostics(pages)).toEqual([expect.stringMatching(/^page\.mdx:5: the program reads "nodez"/)]);
  expect(await getDiagnostics({page: pages.page}), 'without the imported program').toEqual([]);
});

it("doesn't take the response that an imported function parses for an event", async () => {
  const helper = `<?php
function query(string $text): array
{
    $curl = curl_init('${graphqlUrl}');
    curl_setopt_array($curl, [CURLOPT_POSTFIELDS => json_encode(['query' => $text])]);
    $text = curl_exec($curl);
    return json_decode((string) $text, true)['data'];
}`;
  const receiver = `<?php
require_once __DIR__ . '/send.php';
$event = json_decode(file_get_contents('php://input'), true);
if ($event['type'] === 'payment.succeeded') {
    echo $event['id'], $event['data']['objekt'], query('${QUERY}')['charges']['nodes'][0]['id'];
}`;
  const pages = {
    errors: fence('php title="send.php"', helper),
    page: fence('php server webhook="payment.succeeded"', receiver),
  };
  expect(await getDiagnostics(pages)).toEqual([expect.stringMatching(/^page\.mdx:6: the program reads "objekt"/)]);
});

it('reports the diagnostics of an imported program once, in its own block', async () => {
  const helper = fence(
    'js title="send.mjs"',
    `export const create = (key) => send('POST', '/payments', {amont: 1, currency: 'EUR', orderId: 'A'}, key);`,
  );
  const program = fence('js', `import {create} from './send.mjs';\n\nawait create('A-1');`);
  const messages = await getDiagnostics({errors: helper, page: program, other: program});
  expect(messages.length).toBeGreaterThan(0);
  expect(messages.filter((message) => !message.startsWith('errors.mdx:2: '))).toEqual([]);
});

it.each([
  [
    'js title="receive.mjs"',
    "import {createHmac} from 'node:crypto';\nexport const sign = (body) => createHmac('sha256', secret).update(body);\nhttp.createServer(sign);",
    'js',
    "import {sign} from './receive.mjs';",
  ],
  [
    'python title="receive.py"',
    'import hmac\nsign = lambda body: hmac.digest(secret, body, "sha256")\nHTTPServer(sign)',
    'python',
    'from receive import sign',
  ],
  [
    'php title="receive.php"',
    "<?php\n$sign = fn ($body) => hash_hmac('sha256', $body, $secret);\necho $_SERVER['REQUEST_URI'];",
    'php',
    "<?php\nrequire_once __DIR__ . '/receive.php';",
  ],
])('tests an imported receiver as part of the programs that import it: %s', async (helper, helperCode, info, code) => {
  const module = fence(helper, helperCode);
  expect(await getDiagnostics({module})).toEqual([expect.stringContaining('its fence lists no events')]);
  expect(await getDiagnostics({module, page: fence(info, code)})).toEqual([]);
});

it('accepts parts of a program that the page imports', async () => {
  const module = fence('js title="order.mjs"', 'export const order = {};\nexport const save = () => order;');
  const part = fence('js part', 'export const save = () => order;');
  const program = fence('js', "import {save} from './order.mjs';\n\nsave();");
  expect(await getDiagnostics({module, page: `${part}\n${program}`})).toEqual([]);
  expect(await getDiagnostics({module, page: `${part}\n${fence('js', 'save();')}`})).toEqual([
    expect.stringMatching(/^page\.mdx:1: the line "export const save/),
  ]);
});

it('imports from the same page if several pages have a program with this title', async () => {
  const create = (operation: string): string =>
    fence('js title="send.mjs"', `export const run = (id) => ${operation};`);
  const program = fence(
    'js',
    "import {run} from './send.mjs';\n\nconst result = await run('pay_1');\nconsole.log(result.statuss);",
  );
  const get = "send('GET', `/payments/${id}`)";
  expect(await getDiagnostics({a: create('id'), b: create(get), page: program})).toEqual([]);
  expect(await getDiagnostics({a: create('id'), page: `${create(get)}\n${program}`})).toEqual([
    expect.stringMatching(/^page\.mdx:\d+: the program reads "statuss"/),
  ]);
});

it('imports files beside the program only, because tests write them there', async () => {
  const module = fence('js title="../send.mjs"', "export const run = () => send('GET', '/payments/pay_1');");
  const program = fence(
    'js',
    "import {run} from './../send.mjs';\n\nconst result = await run();\nconsole.log(result.statuss);",
  );
  expect(await getDiagnostics({module, page: program})).toEqual([]);
});

it('imports from the same version and language, or from the pages that a translation translates', async () => {
  const create = (operation: string): string =>
    fence('js title="send.mjs"', `export const run = (id) => ${operation};`);
  const code = "import {run} from './send.mjs';\n\nconst result = await run('pay_1');\nconsole.log(result.statuss);";
  const get = create("send('GET', `/payments/${id}`)");
  const program = fence('js', code);
  const version = 'versioned_docs/version-1.0';
  const translation = 'i18n/es/docusaurus-plugin-content-docs';
  const pages = {a: get, page: program, [`${version}/a`]: create('id'), [`${version}/page`]: program};
  const found = [expect.stringMatching(/^page\.mdx:5: the program reads "statuss"/)];
  expect(await getDiagnostics(pages)).toEqual(found);
  const translated = {
    ...pages,
    [`${translation}/current/page`]: program,
    [`${translation}/version-1.0/page`]: program,
  };
  expect(await getDiagnostics(translated)).toEqual([
    ...found,
    expect.stringMatching(/^i18n\/es\/.+\/current\/page\.mdx:5: the program reads "statuss"/),
  ]);
});
