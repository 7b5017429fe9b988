/** The built documentation over MCP: all of it can be found, and the examples of the reference are valid. */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {InMemoryTransport} from '@modelcontextprotocol/sdk/inMemory.js';
import type {CallToolResult} from '@modelcontextprotocol/sdk/types.js';
import {createServer, openSite} from '@paydocs/agents/mcp';
import {
  deref,
  forEachOperation,
  type Example,
  type OpenApiDocument,
  type Parameter,
  type Ref,
  type RequestBody,
} from '@paydocs/specs';
import {buildSchema} from 'graphql';
import {beforeAll, describe, expect, it} from 'vitest';
import {brand} from '../../src/brand';
import {titleWord} from '../search/titleWord';
import {readSitemapPaths} from './sitemap';
import {SAMPLE_LANGUAGES} from '@paydocs/reference/samples';

const OUT = 'build';
const MAX_TITLES = 40;
const client = new Client({name: 'tests', version: '1'});
const document = JSON.parse(fs.readFileSync(path.join(OUT, 'openapi.json'), 'utf8')) as OpenApiDocument;
const schema = buildSchema(fs.readFileSync(path.join(OUT, 'schema.graphql'), 'utf8'));

beforeAll(async () => {
  const [clientTransport, serverTransport] = InMemoryTransport.createLinkedPair();
  await createServer(openSite(OUT)).connect(serverTransport);
  await client.connect(clientTransport);
});

async function callTool(name: string, input: Record<string, unknown>): Promise<{text: string; isError: boolean}> {
  const {content, isError = false} = (await client.callTool({name, arguments: input})) as CallToolResult;
  const [first] = content;
  return {text: first?.type === 'text' ? first.text : '', isError};
}

/** Operations of the description, with the bodies that the reference shows. */
const calls: {id: string; method: string; path: string; bodies: unknown[]}[] = [];
const events: string[] = [];
forEachOperation(document, (operation, _item, location) => {
  if ('webhook' in location) return void events.push(location.webhook);
  const {content = {}} = operation.requestBody ? deref<RequestBody>(document, operation.requestBody) : {};
  const {example, examples = {}} = Object.values(content)[0] ?? {};
  const named = Object.values(examples).map((each) => deref<Example>(document, each).value);
  const bodies = example === undefined ? named : [example, ...named];
  calls.push({
    id: operation.operationId ?? '',
    method: location.method,
    path: location.path.replace(/\{\w+\}/g, 'id_1') + getRequiredQuery(operation.parameters),
    bodies,
  });
});

/** Returns the query string with the required parameters of an operation, from their examples. */
function getRequiredQuery(parameters: readonly (Parameter | Ref)[] = []): string {
  const all = parameters.map((each) => deref<Parameter>(document, each));
  const pairs = all
    .filter(({in: location, required}) => location === 'query' && required)
    .map((each) => [
      each.name,
      String(each.example ?? deref<{example?: unknown}>(document, each.schema ?? {}).example),
    ]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs as [string, string][]).toString()}` : '';
}

describe('the documentation', () => {
  it('has a page for each operation, event, and type of both APIs', async () => {
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const rest = [...calls.map(({id}) => id), ...events, ...Object.keys(document.components?.schemas ?? {})];
    const graphql = [
      ...roots.flatMap((root) => Object.keys(root?.getFields() ?? {})),
      ...Object.keys(schema.getTypeMap()).filter(
        (name) => !name.startsWith('__') && !roots.some((root) => root?.name === name),
      ),
    ];
    expect([rest.length, graphql.length]).not.toContain(0);
    const missing: string[] = [];
    for (const [api, names] of Object.entries({rest, graphql})) {
      for (const name of names)
        if ((await callTool('read_operation', {name, api})).isError) missing.push(`${api} ${name}`);
    }
    expect(missing).toEqual([]);
  });

  it('has requests that its own description accepts', async () => {
    const wrong: string[] = [];
    for (const {id, method, path: urlPath, bodies} of calls) {
      for (const body of bodies.length > 0 ? bodies : [undefined]) {
        const {text} = await callTool('validate_request', {method, path: urlPath, ...(body !== undefined && {body})});
        if (!text.startsWith('The request is valid')) wrong.push(`${id}: ${text}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('has operations that its own schema accepts', async () => {
    const files = (fs.existsSync('graphql/examples') ? fs.readdirSync('graphql/examples') : []).filter((file) =>
      file.endsWith('.graphql'),
    );
    const wrong: string[] = [];
    for (const file of files) {
      const text = fs.readFileSync(path.join('graphql/examples', file), 'utf8');
      const variablesFile = path.join('graphql/examples', file.replace(/\.graphql$/, '.variables.json'));
      const variables = fs.existsSync(variablesFile)
        ? (JSON.parse(fs.readFileSync(variablesFile, 'utf8')) as unknown)
        : {};
      const result = await callTool('validate_graphql', {document: text, variables});
      if (!result.text.startsWith('The operation is valid')) wrong.push(`${file}: ${result.text}`);
    }
    expect(wrong).toEqual([]);
  });

  it('has programs that call it, in each language', async () => {
    for (const {id} of calls) {
      for (const {id: language} of SAMPLE_LANGUAGES) {
        const {text, isError} = await callTool('make_request', {operation: id, language});
        expect(isError, text).toBe(false);
        expect(text).toContain(brand.urls.api);
      }
    }
  });

  it('finds pages by their titles', async () => {
    const titled = readSitemapPaths().flatMap((page) => {
      const [, title] = /<h1[^>]*>([^<]+)<\/h1>/.exec(fs.readFileSync(`${OUT}${page}index.html`, 'utf8')) ?? [];
      return title === undefined || page === '/' ? [] : [{query: title, page: page.slice(1, -1)}];
    });
    const lost: string[] = [];
    for (const {query, page} of titled.slice(0, MAX_TITLES)) {
      const {text} = await callTool('search', {query, limit: 3});
      const sameTitle = titled.filter((other) => titleWord(other.query) === titleWord(query));
      if (!sameTitle.some((other) => text.includes(`\`${other.page}\``))) lost.push(`${query}: ${page}`);
    }
    expect(lost).toEqual([]);
  });
});

describe('the skill', () => {
  const index = JSON.parse(fs.readFileSync(path.join(OUT, '.well-known/agent-skills/index.json'), 'utf8')) as {
    skills: {url: string; digest: string}[];
  };
  const bytes = fs.readFileSync(path.join(OUT, 'skill.md'));

  it('matches the URL and digest in its index', () =>
    expect(index.skills).toMatchObject([
      {url: '/skill.md', digest: `sha256:${createHash('sha256').update(bytes).digest('hex')}`},
    ]));

  it('links to existing files', () => {
    const links = [...bytes.toString('utf8').matchAll(/\]\(([^)]+)\)/g)].map(([, url = '']) =>
      new URL(url).pathname.slice(1),
    );
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((file) => !fs.existsSync(path.join(OUT, file)))).toEqual([]);
  });
});
