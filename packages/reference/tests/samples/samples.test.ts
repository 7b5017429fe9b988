import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {type OpenApiDocument, findOperation} from '@paydocs/specs';
import {options, withOperation} from '../rest/fixture';
import {createPageContext} from '../../src/rest/context';
import {SAMPLE_LANGUAGES} from '../../src/samples';
import {createOperationSamples} from '../../src/rest/samples/sampleTabs';
import {createSampleCode, idParameter, ok, createSamples} from './samplesFixture';

const SPECIAL_CHARACTERS = 'a\'b"c\\d$e${f}`g`\n\t\\\'\\"{{h}} €😀 \u2028 BODY';

/** Files and commands that check the syntax of a program without running it. */
const CHECKS: Record<string, {file: string; command: string[]}> = {
  curl: {file: 's.sh', command: ['bash', '-n']},
  javascript: {file: 's.mjs', command: ['node', '--check']},
  python: {
    file: 's.py',
    command: ['python3', '-c', 'import ast,sys; ast.parse(open(sys.argv[1], encoding="utf-8").read())'],
  },
  php: {file: 's.php', command: ['php', '-l']},
  go: {file: 's.go', command: ['gofmt', '-e', '-l']},
};

let folder = '';
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'samples-'));
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

function run(command: string[]): {status: number | null; output: string} {
  const [program = '', ...rest] = command;
  const result = spawnSync(program, rest, {encoding: 'utf8'});
  return {status: result.status, output: `${result.stdout}${result.stderr}`};
}

const bearer = {security: [{key: []}], components: {securitySchemes: {key: {type: 'http', scheme: 'bearer'}}}};
const createJsonBody = (value: unknown) => ({
  content: {'application/json': {examples: {one: {value: value as never}}}},
});

const documents: Record<string, OpenApiDocument> = {
  'a JSON body with awkward strings': withOperation(
    {
      ...ok,
      parameters: [idParameter, {name: 'Idempotency-Key', in: 'header'}],
      requestBody: createJsonBody({
        text: SPECIAL_CHARACTERS,
        [SPECIAL_CHARACTERS]: [1.5, true, null, {}, [], {0: 'a'}],
        empty: '',
        __proto__: null,
        'a-b': -0.1,
      }),
    },
    bearer,
  ),
  'a form': withOperation(
    {...ok, requestBody: {content: {'application/x-www-form-urlencoded': {example: {a: SPECIAL_CHARACTERS, b: 1}}}}},
    bearer,
  ),
  files: withOperation(
    {
      ...ok,
      requestBody: {
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              properties: {
                file: {type: 'string', format: 'binary'},
                note: {type: 'string', example: SPECIAL_CHARACTERS},
              },
            },
          },
        },
      },
    },
    bearer,
  ),
  'a plain text body': withOperation({...ok, requestBody: {content: {'text/plain': {example: SPECIAL_CHARACTERS}}}}),
  'a key in the query': withOperation(
    {...ok, parameters: [idParameter, {name: "q'", in: 'query', required: true, example: SPECIAL_CHARACTERS}]},
    {security: [{k: []}], components: {securitySchemes: {k: {type: 'apiKey', in: 'query', name: "a'$k"}}}},
  ),
  'a key in a header': withOperation(ok, {
    security: [{k: []}],
    components: {securitySchemes: {k: {type: 'apiKey', in: 'header', name: 'X-Key'}}},
  }),
  'a key in a cookie': withOperation(ok, {
    security: [{k: []}],
    components: {securitySchemes: {k: {type: 'apiKey', in: 'cookie', name: 'sid'}}},
  }),
  'HTTP Basic': withOperation(
    {},
    {security: [{k: []}], components: {securitySchemes: {k: {type: 'http', scheme: 'basic'}}}},
  ),
};

const languages = SAMPLE_LANGUAGES.map(({id}) => id);

describe.each(Object.entries(documents))('samples with %s', (name, doc) => {
  it.each(languages)('parse in %s', (id) => {
    const check = CHECKS[id];
    if (!check) throw new Error(`Add the command that checks ${id} to CHECKS.`);
    const file = path.join(folder, check.file);
    fs.writeFileSync(file, createSampleCode(doc, id));
    const result = run([...check.command, file]);
    expect(result.output, name).not.toMatch(/warning/i);
    expect(result.status, createSampleCode(doc, id)).toBe(0);
  });
});

describe('what samples send', () => {
  const value = {text: SPECIAL_CHARACTERS, list: [1.5, true, null, {}, []]};
  const doc = withOperation(
    {...ok, parameters: [idParameter, {name: 'Idempotency-Key', in: 'header'}], requestBody: createJsonBody(value)},
    bearer,
  );

  it('is exactly the example in bash', () => {
    const file = path.join(folder, 'run.sh');
    fs.writeFileSync(
      file,
      `uuidgen() { echo u; }\ncurl() { printf '%s\\0' "$@" >&2; cat; }\nexport ACME_API_KEY=k\n${createSampleCode(doc, 'curl')}\n`,
    );
    const result = spawnSync('bash', [file], {encoding: 'utf8'});
    expect(JSON.parse(result.stdout)).toEqual(value);
    expect(result.stderr.split('\0')).toEqual(
      expect.arrayContaining([
        'Authorization: Bearer k',
        'Idempotency-Key: u',
        'https://api.example/v1/things/x%2Fy%201',
      ]),
    );
  });

  it('is exactly the example in Node.js, which fails on an error response', () => {
    const file = path.join(folder, 'run.mjs');
    fs.writeFileSync(
      file,
      `globalThis.fetch = async (url, init) => { console.log(JSON.stringify([url, init.body])); return new Response('no', {status: 422}); };\n${createSampleCode(doc, 'javascript')}`,
    );
    const result = spawnSync('node', [file], {encoding: 'utf8', env: {...process.env, ACME_API_KEY: 'k'}});
    const [url, body] = JSON.parse(result.stdout) as [string, string];
    expect(url).toBe('https://api.example/v1/things/x%2Fy%201');
    expect(JSON.parse(body)).toEqual(value);
    expect(result.status).toBe(1);
    expect(result.stderr).toContain('HTTP 422: no');
  });

  it('is exactly the example in Python', () => {
    const file = path.join(folder, 'run.py');
    const code = createSampleCode(doc, 'python').replace(
      'import requests',
      'import json as j\nclass requests:\n    def post(url, json=None, **rest):\n        print(j.dumps(json))\n        sys.exit(7)',
    );
    fs.writeFileSync(file, code);
    const result = spawnSync('python3', [file], {encoding: 'utf8', env: {...process.env, ACME_API_KEY: 'k'}});
    expect(JSON.parse(result.stdout)).toEqual(value);
    expect(result.status).toBe(7);
  });

  it('is exactly the example in PHP', () => {
    const file = path.join(folder, 'run.php');
    fs.writeFileSync(
      file,
      createSampleCode(doc, 'php').replace('$curl = curl_init', 'echo $body; exit(7);\n$curl = curl_init'),
    );
    const result = spawnSync('php', [file], {encoding: 'utf8', env: {...process.env, ACME_API_KEY: 'k'}});
    expect(JSON.parse(result.stdout)).toEqual(value);
  });

  it('includes every credential that has to be sent together', () => {
    const securitySchemes = {
      token: {type: 'http', scheme: 'bearer'},
      'tenant-key': {type: 'apiKey', in: 'header', name: 'X-Tenant'},
      shop: {type: 'apiKey', in: 'query', name: 'shop'},
      session: {type: 'apiKey', in: 'cookie', name: 'sid'},
    };
    const cookie = {name: 'lang', in: 'cookie', required: true, example: 'en', schema: {type: 'string'}} as const;
    const doc = withOperation(
      {...ok, parameters: [idParameter, cookie]},
      {security: [{}, {token: [], 'tenant-key': [], shop: [], session: []}], components: {securitySchemes}},
    );
    const env = {...process.env, ACME_API_KEY: 'k', TENANT_KEY: 't', SHOP: 's', SESSION: 'i'};
    const bash = path.join(folder, 'and.sh');
    fs.writeFileSync(bash, `curl() { printf '%s\\0' "$@"; }\n${createSampleCode(doc, 'curl')}\n`);
    const sent = spawnSync('bash', [bash], {encoding: 'utf8', env}).stdout.split('\0');
    expect(sent).toEqual(
      expect.arrayContaining([
        'Authorization: Bearer k',
        'X-Tenant: t',
        'https://api.example/v1/things/x%2Fy%201?shop=s',
        'lang=en; sid=i',
      ]),
    );

    const node = path.join(folder, 'and.mjs');
    fs.writeFileSync(
      node,
      `globalThis.fetch = async (url, init) => { console.log(JSON.stringify([url, init.headers])); return new Response('{}'); };\n${createSampleCode(doc, 'javascript')}`,
    );
    const [url, headers] = JSON.parse(
      spawnSync('node', [node], {encoding: 'utf8', env}).stdout.split('\n')[0] ?? '',
    ) as [string, Record<string, string>];
    expect(url).toMatch(/\?shop=s$/);
    expect(headers).toMatchObject({Authorization: 'Bearer k', 'X-Tenant': 't', Cookie: 'lang=en; sid=i'});

    const python = path.join(folder, 'and.py');
    const call =
      'import json as j\nclass requests:\n    def post(url, **rest):\n        print(j.dumps(rest))\n        sys.exit(0)';
    fs.writeFileSync(python, createSampleCode(doc, 'python').replace('import requests', call));
    expect(JSON.parse(spawnSync('python3', [python], {encoding: 'utf8', env}).stdout)).toMatchObject({
      params: {shop: 's'},
      cookies: {lang: 'en', sid: 'i'},
      headers: {Authorization: 'Bearer k', 'X-Tenant': 't'},
    });
    const php = createSampleCode(doc, 'php');
    expect(php).toContain("'https://api.example/v1/things/x%2Fy%201' . '?shop=' . rawurlencode($secretShop)");
    expect(php).toContain("'lang=en' . '; ' . 'sid=' . $secretSession");
    expect(php).toContain("'X-Tenant: ' . $secretTenantKey");
  });

  it('identifies the client, and requires a key', () => {
    for (const {code} of createSamples(doc)) {
      expect(code).toContain('MyShop/1.4');
      expect(code).toMatch(/Set ACME_API_KEY first/);
    }
  });
});

describe('x-codeSamples', () => {
  it('replace generated samples unless they have their own label, and can add languages', () => {
    const doc = withOperation({
      ...ok,
      'x-codeSamples': [
        {lang: 'Python', source: 'print(1)'},
        {lang: 'COBOL', label: 'COBOL 85', source: 'STOP RUN'},
        {lang: 'js', label: 'Client library', source: 'send()'},
      ],
    });
    expect(createSamples(doc).map(({id, label, code}) => [id, label, code.length < 10])).toEqual([
      ...SAMPLE_LANGUAGES.map(({id, label}) => [id, label, id === 'python']),
      ['cobol-85', 'COBOL 85', true],
      ['client-library', 'Client library', true],
    ]);
  });
});

it('has no JavaScript for TRACE, which fetch rejects', () => {
  const document = withOperation(ok);
  const location = {path: '/things/{id}', method: 'trace'};
  const {operation, item} = findOperation(document, {path: location.path}, 'post');
  const ids = createOperationSamples(createPageContext(document, options), {...location, operation, item}).map(
    ({id}) => id,
  );
  expect(ids).toEqual(SAMPLE_LANGUAGES.map(({id}) => id).filter((id) => id !== 'javascript'));
});
