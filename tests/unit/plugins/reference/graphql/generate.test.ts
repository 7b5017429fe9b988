import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {GraphqlPageData, MemberData} from '../../../../../src/lib/graphqlData';
import {generateGraphqlPages} from '../../../../../src/plugins/reference/graphql/generate';

const SDL = `
  directive @audited(by: String!) on OBJECT
  directive @lower on FIELD
  directive @INCLUDE on FIELD
  scalar INT
  directive @cached(seconds: Int!) on QUERY
  type Query {
    "All of them. More." shops(first: Int = 20, old: Int @deprecated(reason: "No.")): [Shop!]!
    any: Any
    page(FIRST: Int, PAGE_SIZE: Int, order: String): ShopPage
    oldShops: [Shop] @deprecated(reason: "Use \`shops\`, or \`Shop.name\`.")
  }
  type Mutation { shops(by: ShopBy!): Shop }
  interface Node { id: ID! }
  "A shop with | {braces} and < c."
  type Shop implements Node @audited(by: "me") {
    title: String @deprecated(reason: "Use \`name\` instead of \`nothing\`.")
    id: ID!
    Id: ID
    "In *one* line. And more."
    name(case: Case = UPPER, in: [String!]): String
    since: Moment
  }
  type ShopPage { nodes: [Shop!]! totalCount: Int }
  type Till { id: ID! }
  union Any = Shop | Till | Query
  enum Case { UPPER "Small." LOWER @deprecated }
  input ShopBy @oneOf { id: ID name: String }
  input Filter { must: ID! may: ID! = "x" }
  scalar Moment @specifiedBy(url: "https://example.com/moment")
`;
const staging = fs.mkdtempSync(path.join(os.tmpdir(), 'graphql-pages-'));
const BASE = '/docs/apis/graphql';

beforeAll(async () => {
  const calls = {url: 'https://api.example', webSocketUrl: 'wss://api.example', apiKeyVariable: 'KEY'};
  await generateGraphqlPages(SDL, staging, {
    basePath: 'apis/graphql',
    baseUrl: '/docs/',
    calls,
    domains: new Map([
      ['Query.shops', 'Shops'],
      ['Query.oldShops', 'Shops'],
      ['Query.any', 'Anything'],
      ['Query.page', 'Shops'],
      ['Mutation.shops', 'Shops'],
    ]),
  });
});
afterAll(() => fs.rmSync(staging, {recursive: true}));

const read = (file: string): string => fs.readFileSync(path.join(staging, file), 'utf8');
const data = (page: string): GraphqlPageData => JSON.parse(read(`${page}.graphql.json`)) as GraphqlPageData;
const names = (members: MemberData[] = []): string[] => members.map(({id, name}) => `${name} #${id}`);

describe('members', () => {
  it('have addresses that differ, and what is deprecated comes last', () => {
    const {members} = data('types/objects/shop');
    expect(names(members)).toEqual(['id #id', 'Id #id-2', 'name #name', 'since #since', 'title #title']);
    expect(names(members?.find(({name}) => name === 'name')?.arguments)).toEqual([
      'case #shop-name-case',
      'in #shop-name-in',
    ]);
  });

  it('have types with links, defaults, and what must be given', () => {
    const {members = []} = data('operations/queries/shops');
    expect(members[0]).toMatchObject({
      name: 'first',
      type: `<a href="${BASE}/types/scalars/int-2/">Int</a>`,
      default: '20',
    });
    expect(data('types/inputs/filter').members).toMatchObject([{name: 'must', required: true}, {default: '"x"'}]);
    expect(data('types/inputs/filter').members?.[1]).not.toHaveProperty('required');
    expect(data('types/inputs/shop-by')).toMatchObject({isOneOf: true, members: [{name: 'id'}, {name: 'name'}]});
  });

  it('say why they are deprecated, with links to names that exist', () => {
    const title = data('types/objects/shop').members?.at(-1);
    expect(title?.deprecated).toBe('<p>Use <a href="#name"><code>name</code></a> instead of <code>nothing</code>.</p>');
    expect(data('types/enums/case').members?.[1]).toMatchObject({name: 'LOWER', html: '<p>Small.</p>'});
    expect(data('operations/queries/old-shops').deprecated).toBe(
      `<p>Use <a href="${BASE}/operations/queries/shops/"><code>shops</code></a>, or <a href="${BASE}/types/objects/shop/#name"><code>Shop.name</code></a>.</p>`,
    );
  });
});

describe('pages', () => {
  it('describe themselves, and text stays text', () => {
    expect(read('types/objects/shop.mdx')).toMatch(
      /^---\ndescription: "A shop with \| \{braces\} and < c\."\nid: "shop"\ntitle: "Shop"\n---\n/,
    );
    expect(data('types/objects/shop').html).toBe('<p>A shop with | {braces} and &lt; c.</p>');
  });

  it('are not lost when a name is that of the language in other letters', () => {
    expect(read('operations/directives/include.mdx')).toContain('title: "@INCLUDE"');
    expect(data('operations/directives/include-2').members?.map(({name}) => name)).toEqual(['if']);
    expect(read('types/scalars/int-2.mdx')).toContain('title: "Int"');
  });

  it('name a directive as it is written', () => {
    expect(read('operations/directives/lower.mdx')).toContain('id: "lower"\ntitle: "@lower"\n');
    expect(read('sidebar.ts')).toContain('"label": "@lower"');
  });

  it('show one level of what an operation returns', () => {
    const {returns} = data('operations/queries/shops');
    expect(returns?.fields?.map(({text}) => text)).toEqual(['id', 'Id', 'name', 'since', 'title']);
    expect(returns?.fields?.[2]).toMatchObject({
      href: `${BASE}/types/objects/shop/#name`,
      html: 'In <em>one</em> line.',
    });
    expect(data('operations/queries/any').returns?.possible).toEqual([
      {text: 'Shop', href: expect.stringMatching(/./)},
      {text: 'Till', href: expect.stringMatching(/./)},
      {text: 'Query'},
    ]);
  });

  it('tell who uses a type', () => {
    const {uses} = data('types/objects/shop');
    expect(Object.keys(uses ?? {})).toEqual(['interfaces', 'member-of', 'returned-by', 'used-by']);
    expect(uses?.['returned-by']?.map(({title, uses: by}) => `${title}: ${by.map(({text}) => text).join()}`)).toEqual([
      'Queries: oldShops,shops,page',
      'Mutations: shops',
    ]);
    const [queries] = uses?.['returned-by'] ?? [];
    expect(queries?.uses.map(({through}) => through)).toEqual([
      undefined,
      undefined,
      {text: 'ShopPage.nodes', href: `${BASE}/types/objects/shop-page/#nodes`},
    ]);
    expect(data('types/enums/case').uses?.['used-by']?.[0]).toMatchObject({
      title: 'Arguments',
      uses: [{text: 'Shop', places: [{text: 'name(case)', href: `${BASE}/types/objects/shop/#shop-name-case`}]}],
    });
    expect(data('types/interfaces/node').uses?.['implemented-by']?.[0]?.uses).toMatchObject([{text: 'Shop'}]);
    expect(data('types/unions/any').uses?.['possible-types']?.[0]?.uses.length).toBe(2);
  });

  it('show examples of operations, directives and scalars', () => {
    const labels = (page: string): string[] =>
      Object.values(data(page).example ?? {}).flatMap((tabs) =>
        (Array.isArray(tabs) ? tabs : []).map(({label}) => label as string),
      );
    expect(labels('operations/mutations/shops')).toEqual([
      'Operation',
      'Variables',
      'Response',
      'curl',
      'JavaScript',
      'Python',
      'PHP',
    ]);
    expect(data('operations/queries/page').example?.parts[0]?.code.replace(/<[^>]+>/g, '')).toContain(
      'page(FIRST: $FIRST, PAGE_SIZE: $PAGE_SIZE)',
    );
    expect(data('operations/directives/lower').example?.parts[0]?.code).toContain('@lower');
    expect(data('operations/directives/include-2').example?.parts[0]?.code.replace(/<[^>]+>/g, '')).toContain(
      '@include(if: $condition)',
    );
    expect(data('operations/directives/cached').example?.parts[0]?.code.replace(/<[^>]+>/g, '')).toMatch(
      /^query \w+\([^)]*\$seconds: Int!\) @cached\(seconds: \$seconds\) \{/,
    );
    expect(data('types/directives/audited').example?.parts[0]?.code.replace(/<[^>]+>/g, '')).toContain(
      'type Shop implements Node @audited(by: "me")',
    );
    expect(labels('types/scalars/moment')).toEqual(['In JSON']);
    expect(data('types/scalars/moment').specification?.href).toBe('https://example.com/moment');
  });
});

it('groups operations by their files, and lists types without groups', () => {
  const sidebar = JSON.parse(
    read('sidebar.ts')
      .replace(/^export default /, '')
      .replace(/;\n$/, ''),
  ) as Item[];
  interface Item {
    label?: string;
    id?: string;
    className?: string;
    items?: Item[];
  }
  const shown = (items: Item[], depth = 0): string[] =>
    items.flatMap(({label, className, items: inner = []}) => [
      `${' '.repeat(depth)}${label}${className ? ' (deprecated)' : ''}`,
      ...shown(inner, depth + 1),
    ]);
  const lines = shown(sidebar);
  expect(lines.slice(0, 10)).toEqual([
    'Operations',
    ' Queries',
    '  Anything',
    '   any',
    '  Shops',
    '   oldShops (deprecated)',
    '   page',
    '   shops',
    ' Mutations',
    '  shops',
  ]);
  expect(lines).toContain(' Objects');
});
