/**
 * Checks that malicious input causes a clear error each time, and that the server keeps running.
 *
 * @module-tag mutations
 */
import fs from 'node:fs';
import path from 'node:path';
import {strToU8, zipSync} from 'fflate';
import {beforeAll, describe, expect, it} from 'vitest';
import {openSite, ToolError} from '../../src/mcp';
import {MAX_DOCS_FILES} from '../../src/mcp/docs/limits';
import {getErrorMessage} from '../../src/mcp/toolError';
import {FILES, createFolder, startServer, createZip, type CallTool} from './fixture';

let callTool: CallTool;
beforeAll(async () => {
  callTool = await startServer();
});

const createNested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

describe('a call', () => {
  const long = 'x'.repeat(200_000);
  const rejected: [name: string, input: Record<string, unknown>, reason: string][] = [
    ['search', {query: long}, '<=300'],
    ['search', {query: '  '}, '>=1'],
    ['search', {query: 'a', limit: 1e9}, '<=25'],
    ['search', {query: 'a', area: '__proto__'}, 'area'],
    ['search', {query: 'a', more: 1}, 'more'],
    ['search', {query: {}}, 'expected string'],
    ['read_page', {page: '../../../etc/passwd'}, "There's no page"],
    ['read_page', {page: '..%2f..%2fetc%2fpasswd'}, "There's no page"],
    ['read_page', {page: 'guides\\borrow'}, "There's no page"],
    ['read_page', {page: 'file:///etc/passwd'}, "isn't a URL in this documentation"],
    ['read_page', {page: 'http://[bad'}, "isn't a URL in this documentation"],
    ['read_page', {page: '%E0%A4%A'}, 'it contains an invalid % escape'],
    ['read_page', {page: '\u0000'}, "There's no page"],
    ['read_page', {page: long}, '<=2000'],
    ['read_page', {page: '__proto__'}, "There's no page"],
    ['read_operation', {name: 'constructor'}, "There's no operation"],
    ['read_operation', {name: '__proto__'}, "There's no operation"],
    ['explain_error', {code: '__proto__'}, "There's no code"],
    ['explain_error', {code: '(a+)+$'}, "There's no code"],
    ['make_request', {operation: 'toString', language: 'curl'}, "There's no operation"],
    ['make_request', {operation: 'loans_create', language: 'cobol'}, 'language'],
    [
      'make_request',
      {operation: 'loans_get', language: 'curl', parameters: {toString: 1}},
      'has no parameter "toString"',
    ],
    ['make_request', {operation: 'loans_create', language: 'php', body: createNested(5000)}, 'too large'],
    ['validate_request', {method: 'POST', path: '/loans', body: createNested(5000)}, 'too large'],
    ['validate_request', {method: 'POST', path: '/loans', body: {note: long}}, 'too large'],
    ['validate_request', {method: 'POST\r\nX: y', path: '/loans'}, 'HTTP method'],
    ['validate_request', {method: 'GET', path: '/loans/\u0001'}, 'control character'],
    ['validate_request', {method: 'GET', path: 'javascript:alert(1)'}, "isn't an API URL"],
    [
      'validate_request',
      {method: 'GET', path: '/', query: Object.fromEntries([...Array(99).keys()].map((key) => [key, 1]))},
      'At most 60 entries',
    ],
    ['validate_graphql', {document: `{ ${'a '.repeat(14_000)} }`}, 'too long: the limit is 2000'],
    ['validate_graphql', {document: long}, '<=30000'],
    ['validate_graphql', {document: '{ a }', variables: []}, 'must be an object'],
    ['no_such_tool', {}, 'not found'],
    ['constructor', {}, 'Tool constructor not found'],
    ['__proto__', {}, 'Tool __proto__ not found'],
  ];

  // The test runner can't display all inputs itself.
  rejected.forEach(([name, input, reason], index) =>
    it(`to ${name} is rejected (${index + 1}: ${reason})`, async () => {
      const {text, isError} = await callTool(name, input);
      expect(isError, text).toBe(true);
      expect(text).toContain(reason);
      expect(text.length).toBeLessThan(3000);
    }),
  );

  it('with names of prototypes has a result like any other', async () => {
    const body = JSON.parse('{"book": "bk_1", "__proto__": {"days": 1}, "constructor": 1}') as unknown;
    const {data} = await callTool('validate_request', {method: 'POST', path: '/loans', body});
    expect(data.problems).toContain('"constructor" isn\'t a field of NewLoan. Valid fields: book, days, note.');
    expect(JSON.stringify(data.problems)).toContain('__proto__');
    const {data: request} = await callTool('make_request', {operation: 'loans_create', language: 'javascript', body});
    expect(request.code).toContain("['__proto__']");
    expect(({} as {days?: unknown}).days).toBeUndefined();
  });

  it('with code in a string keeps it a string', async () => {
    const body = {book: "bk_'; rm -rf / #`$(x)`\n```"};
    for (const language of ['curl', 'php', 'python', 'javascript']) {
      const {text, data} = await callTool('make_request', {operation: 'loans_create', language, body});
      const longest = Math.max(...[...String(data.code).matchAll(/`+/g)].map(([marks]) => marks.length));
      const [fence = ''] = /^`+/.exec(text) ?? [];
      expect(fence.length).toBeGreaterThan(longest);
    }
    const {data} = await callTool('make_request', {
      operation: 'loans_get',
      language: 'curl',
      parameters: {id: "'; rm -rf /"},
    });
    expect(data.code).toContain("'https://api.example/v1/loans/'\\''%3B%20rm%20-rf%20%2F'");
  });

  it('with deeply nested input is reported as such, and the next one succeeds', async () => {
    const {data} = await callTool('validate_graphql', {document: `${'{a'.repeat(600)}${'}'.repeat(600)}`});
    expect(data.valid).toBe(false);
    expect(getErrorMessage(new RangeError('Maximum call stack size exceeded'))).toBe(
      'The input is nested too deeply. Reduce the nesting.',
    );
    expect((await callTool('search', {query: 'renew'})).isError).toBe(false);
  });

  it('takes a limited time for the longest document', async () => {
    const start = performance.now();
    await callTool('validate_graphql', {document: `{ book(id: 1) { ${'id '.repeat(1900)} } }`});
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe('documentation', () => {
  const getOpenError = (docsPath: string): string => {
    try {
      openSite(docsPath);
    } catch (error) {
      expect(error).toBeInstanceOf(ToolError);
      return getErrorMessage(error);
    }
    return 'opened';
  };
  const writeArchive = (bytes: Uint8Array | string): string => {
    const file = path.join(createFolder(), 'docs.zip');
    fs.writeFileSync(file, bytes);
    return file;
  };

  it.each(['../evil.md', '/etc/evil.md', 'a/../../evil.md', 'C:/evil.md', 'a\\..\\evil.md', 'evil\u0000.md'])(
    'with the entry %j is rejected',
    (name) =>
      expect(getOpenError(createZip({...FILES, [name]: 'x'}))).toContain(
        "which points outside the archive, so it isn't from a build of this site.",
      ),
  );

  it('that is a ZIP bomb is rejected before it is unpacked', () => {
    const zeros = new Uint8Array(100 * 1024 * 1024);
    const bomb = writeArchive(zipSync({'a.md': zeros, 'b.md': zeros, 'c.md': zeros}, {level: 1}));
    expect(fs.statSync(bomb).size).toBeLessThan(4 * 1024 * 1024);
    expect(getOpenError(bomb)).toContain('has more than 256 MB of text');
  });

  it('with a wrong declared size is truncated or rejected', () => {
    const bytes = zipSync({'index.md': strToU8('# A\n\n'.padEnd(1_000_000, 'x'))});
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < bytes.length - 4; at += 1) {
      if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
    }
    const message = getOpenError(writeArchive(bytes));
    if (message === 'opened') expect(openSite(writeArchive(bytes)).pages.all[0]?.body.length).toBeLessThan(100);
    else expect(message).toContain('is damaged');
  });

  it('with too many entries is rejected', () => {
    const many = Object.fromEntries(
      [...Array(MAX_DOCS_FILES + 1).keys()].map((key) => [`${key}.txt`, new Uint8Array()]),
    );
    expect(getOpenError(writeArchive(zipSync(many, {level: 0})))).toContain(`has more than ${MAX_DOCS_FILES} entries`);
  });

  it('that is missing or damaged is rejected', () => {
    expect(getOpenError(path.join(createFolder(), 'docs.zip'))).toContain("docs.zip doesn't exist");
    expect(getOpenError(writeArchive('no archive'))).toContain("isn't a ZIP archive, or is damaged");
    expect(getOpenError(writeArchive(fs.readFileSync(createZip()).subarray(0, 900)))).toContain(
      "isn't a ZIP archive, or is damaged",
    );
    expect(getOpenError(createFolder())).toContain('contains no documentation pages');
    expect(getOpenError(createZip({'readme.txt': 'x'}))).toContain('contains no documentation pages');
  });

  it("in a folder doesn't include links out of it", () => {
    const [inside, outside] = [createFolder(), createFolder()];
    fs.writeFileSync(path.join(outside, 'secret.md'), '# Secret');
    fs.writeFileSync(path.join(inside, 'index.md'), '# Here');
    fs.symlinkSync(outside, path.join(inside, 'out'));
    fs.symlinkSync(path.join(outside, 'secret.md'), path.join(inside, 'secret.md'));
    expect(openSite(inside).pages.all.map((page) => page.path)).toEqual(['index']);
  });

  it('with invalid specifications has pages, and reports what is invalid', async () => {
    const openapi = JSON.parse(FILES['openapi.json'] ?? '') as {
      components: {schemas: {NewLoan: {properties: Record<string, unknown>}}};
    };
    openapi.components.schemas.NewLoan.properties.book = {type: 'string', pattern: '(['};
    const callBroken = await startServer({
      ...FILES,
      'openapi.json': JSON.stringify(openapi),
      'schema.graphql': 'type {',
    });
    const {text, isError} = await callBroken('validate_request', {method: 'POST', path: '/loans', body: {book: 'a'}});
    expect(isError).toBe(true);
    expect(text).toContain('regular expression');
    expect((await callBroken('validate_graphql', {document: '{ a }'})).text).toMatch(
      /^schema\.graphql in docs\.zip can't be read \(Syntax Error/,
    );
    expect((await callBroken('read_page', {page: 'guides/borrow'})).isError).toBe(false);
    const callInvalid = await startServer({...FILES, 'openapi.json': '{'});
    expect((await callInvalid('list_events')).text).toMatch(/^openapi\.json in docs\.zip can't be read/);
    expect((await callInvalid('search', {query: 'renew'})).isError).toBe(false);
  });

  it('contains no pages that change how others are found', async () => {
    const callHostile = await startServer({
      ...FILES,
      '__proto__.md': '# Proto',
      'guides/front.md': '---\ntitle: {not json\nurl: "nowhere"\n---\n\n# T',
    });
    expect((await callHostile('read_page', {page: '__proto__'})).text).toContain('# Proto');
    expect((await callHostile('read_page', {page: 'guides/front'})).data).toMatchObject({title: '{not json'});
  });
});
