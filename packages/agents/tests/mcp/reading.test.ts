/** Checks how pages are found, read, and looked up by the names of their operations, types, and codes. */
import fs from 'node:fs';
import path from 'node:path';
import {createShards} from '@paydocs/search/engine';
import {beforeAll, describe, expect, it} from 'vitest';
import {Pages} from '../../src/mcp/docs/pages';
import {openSite} from '../../src/mcp';
import {PLACEHOLDER_ORIGIN, createSearchRecords} from '../../src/mcp/search/records';
import {
  createToolCaller,
  connectClient,
  FILES,
  createFolder,
  startServer,
  SITE,
  createZip,
  type CallTool,
} from './fixture';

let callTool: CallTool;
beforeAll(async () => {
  callTool = await startServer();
});

const getPaths = (data: Record<string, unknown>): string[] => (data.pages as {path: string}[]).map((page) => page.path);

describe('the server', () => {
  it('describes each tool, with its inputs and that it is read-only', async () => {
    const client = await connectClient(createZip());
    const {tools} = await client.listTools();
    expect(tools.map(({name}) => name)).toEqual([
      ...['search', 'read_page', 'read_operation', 'list_events', 'list_errors', 'explain_error'],
      ...['make_request', 'validate_request', 'validate_graphql'],
    ]);
    for (const {name, description, annotations, inputSchema} of tools) {
      expect(description?.length, name).toBeGreaterThan(40);
      expect(annotations, name).toMatchObject({readOnlyHint: true, openWorldHint: false});
      expect(inputSchema, name).toMatchObject({type: 'object', additionalProperties: false});
    }
    expect(client.getInstructions()).toContain('validate_request');
  });
});

describe('search', () => {
  it('ranks pages, and lists their matching sections', async () => {
    const {text, data} = await callTool('search', {query: 'renew a loan'});
    expect(getPaths(data)[0]).toBe('guides/borrow');
    expect(text).toMatch(
      /^1\. \*\*Borrow a book\*\* \(guides\) `guides\/borrow`: About Borrow a book\.\n {3}- Renew it: A loan can be renewed twice\./,
    );
  });

  it('finds operations by their IDs and paths, and fields by their names', async () => {
    expect(getPaths((await callTool('search', {query: 'loans_create'})).data)[0]).toBe('apis/rest/loans-create');
    expect(getPaths((await callTool('search', {query: 'outcome'})).data)).toEqual(['apis/rest/schemas/loan']);
  });

  it('limits the results to an area and a number of pages', async () => {
    expect(getPaths((await callTool('search', {query: 'loan', area: 'graphql'})).data)).toEqual([
      'apis/graphql/types/objects/loan',
    ]);
    expect(getPaths((await callTool('search', {query: 'loan', limit: 1})).data)).toHaveLength(1);
  });

  it('ignores code, and reports when there are no results', async () => {
    const {text, isError} = await callTool('search', {query: 'invisible', area: 'guides'});
    expect(text).toBe('No results for "invisible". Try fewer or different words, or omit the area.');
    expect(isError).toBe(false);
  });

  it('uses the index of the built site if there is one', async () => {
    const site = createFolder();
    const index = path.join(site, 'assets/search');
    fs.copyFileSync(createZip(), path.join(site, 'docs.zip'));
    fs.mkdirSync(index, {recursive: true});
    const pages = new Pages(new Map(Object.entries(FILES))).all.filter((page) => page.path === 'guides/long');
    const renamed = pages.map((page) => ({...page, title: 'Zeppelin'}));
    for (const shard of createShards(createSearchRecords(renamed), PLACEHOLDER_ORIGIN))
      fs.writeFileSync(path.join(index, `${shard.tier}-${shard.tag}.12345678.json`), JSON.stringify(shard));
    for (const docsPath of [site, path.join(site, 'docs.zip')]) {
      const callSite = createToolCaller(await connectClient(docsPath));
      expect(getPaths((await callSite('search', {query: 'zeppelin'})).data)).toEqual(['guides/long']);
    }
    fs.writeFileSync(path.join(index, 'names-broken.json'), '{');
    const {text, isError} = await createToolCaller(await connectClient(site))('search', {query: 'zeppelin'});
    expect(isError).toBe(true);
    expect(text).toContain('Rebuild the site');
  });
});

describe('read_page', () => {
  it.each([
    'guides/borrow',
    '/guides/borrow/',
    'guides/borrow.md',
    '/guides/borrow/index.md',
    `${SITE}/guides/borrow/?x=1#renew-it`,
    '//guides//borrow',
    'guides%2Fborrow',
  ])('accepts %s', async (url) => {
    const {text, data} = await callTool('read_page', {page: url});
    expect(data).toMatchObject({path: 'guides/borrow', url: `${SITE}/guides/borrow/`, part: 1, parts: 1});
    expect(`${text}\n`).toBe(FILES['guides/borrow.md']);
  });

  it('returns the first page at the root', async () => {
    for (const url of ['/', `${SITE}/`, 'index.md'])
      expect((await callTool('read_page', {page: url})).data.path).toBe('index');
  });

  it('splits long pages where the site does', async () => {
    const [first, second] = [
      await callTool('read_page', {page: 'guides/long'}),
      await callTool('read_page', {page: 'guides/long', part: 2}),
    ];
    expect(first?.text).toContain('This is part 1 of 2 of the page `guides/long`.\n\n## First');
    expect(second?.text).toContain('This is part 2 of 2 of the page `guides/long`.\n\n## Second');
    expect((await callTool('read_page', {page: '/guides/long/index-2.md'})).text).toBe(second?.text);
    const third = await callTool('read_page', {page: 'guides/long', part: 3});
    expect(third).toMatchObject({isError: true, text: 'The page "guides/long" has 2 parts, so part 3 doesn\'t exist.'});
  });

  it('suggests the closest match for a missing page', async () => {
    expect((await callTool('read_page', {page: 'guides/borow'})).text).toBe(
      'There\'s no page "guides/borow". Did you mean "guides/borrow"?',
    );
    expect((await callTool('read_page', {page: 'other/borrow'})).text).toContain('Did you mean "guides/borrow"?');
    expect((await callTool('read_page', {page: 'https://other.example/guides/borrow/'})).text).toContain(
      `its URLs start with ${SITE}/`,
    );
  });

  it('supports a site with a base path', () => {
    const files = Object.entries(FILES).map(([name, text]): [string, string] => [
      name,
      text.replaceAll(`${SITE}/`, `${SITE}/docs/`),
    ]);
    const pages = new Pages(new Map(files));
    for (const url of [`${SITE}/docs/guides/borrow/`, '/docs/guides/borrow/', 'guides/borrow'])
      expect(pages.find(url).page.path).toBe('guides/borrow');
    expect(pages.find(`${SITE}/docs/`).page.path).toBe('index');
  });
});

describe('read_operation', () => {
  it.each([
    ['loans_create', 'apis/rest/loans-create'],
    ['loans_get', 'apis/rest/loans-get'],
    ['loan.late', 'apis/rest/on-loan-late'],
    ['onLoanLate', 'apis/rest/on-loan-late'],
    ['lend', 'apis/graphql/operations/mutations/lend'],
  ])('finds %s', async (name, pagePath) => expect((await callTool('read_operation', {name})).data.path).toBe(pagePath));

  it('reports two types with the same name', async () => {
    const {text, data} = await callTool('read_operation', {name: 'Loan'});
    expect(data).toMatchObject({path: 'apis/rest/schemas/loan', others: ['apis/graphql/types/objects/loan']});
    expect(text).toContain(
      'The GraphQL API also uses this name. To read about it there, call the tool with the argument api: "graphql".',
    );
    expect((await callTool('read_operation', {name: 'Loan', api: 'graphql'})).data.path).toBe(
      'apis/graphql/types/objects/loan',
    );
  });

  it('suggests the closest match for an unknown name', async () => {
    expect((await callTool('read_operation', {name: 'loans_creat'})).text).toContain('Did you mean "loans_create"?');
    expect((await callTool('read_operation', {name: 'lendd'})).text).toContain('Did you mean "lend"?');
    expect((await callTool('read_operation', {name: 'unheard_of'})).text).toContain('Find it with the search tool.');
  });
});

describe('events and errors', () => {
  it('are listed', async () => {
    expect((await callTool('list_events')).text).toBe('- `loan.late`: A book is late. (page `apis/rest/on-loan-late`)');
    expect((await callTool('list_errors')).text).toBe(
      '- `already_lent` (409): Somebody else has the book. Wait for it.\n- `no_card` (401): No card. Get one.\n- `L01` (LOST): Nobody finds it. Buy another.',
    );
    expect((await callTool('list_errors', {kind: 'result'})).text).toMatch(/^- `L01`/);
    expect((await callTool('list_errors', {status: '409'})).text).toMatch(/^- `already_lent`[^\n]*$/);
    expect(await callTool('list_errors', {status: '418'})).toMatchObject({
      isError: true,
      text: 'No code has the status "418". Valid statuses: 409, 401, LOST.',
    });
  });

  it('are explained', async () => {
    const {text, data} = await callTool('explain_error', {code: 'ALREADY_LENT'});
    expect(data).toMatchObject({kind: 'error', operations: ['loans_create'], pages: [{path: 'guides/borrow'}]});
    expect(text).toContain('**What to do:** Wait for it.');
    expect((await callTool('explain_error', {code: 'already_lend'})).text).toBe(
      'There\'s no code "already_lend". Did you mean "already_lent"?',
    );
  });
});

describe('documentation', () => {
  it('can be read from an unpacked archive', () => {
    const docsPath = createFolder();
    for (const [name, text] of Object.entries(FILES)) {
      fs.mkdirSync(path.dirname(path.join(docsPath, name)), {recursive: true});
      fs.writeFileSync(path.join(docsPath, name), text);
    }
    expect(
      openSite(docsPath)
        .pages.all.map((page) => page.path)
        .sort(),
    ).toEqual(
      openSite(createZip())
        .pages.all.map((page) => page.path)
        .sort(),
    );
  });

  it('can lack an API', async () => {
    const pages = Object.entries(FILES).filter(([name]) => !/^(?:openapi|schema)\./.test(name));
    const callPages = await startServer(Object.fromEntries(pages));
    expect((await callPages('search', {query: 'renew'})).isError).toBe(false);
    expect((await callPages('list_errors')).text).toContain(
      "This documentation has no REST API: openapi.json isn't in ",
    );
    expect((await callPages('validate_graphql', {document: '{ a }'})).text).toContain(
      'This documentation has no GraphQL API',
    );
    expect((await callPages('read_operation', {name: 'x'})).text).toContain("There's no operation");
  });
});
