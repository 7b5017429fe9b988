import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {NameLinks} from '../../src/common/names';
import type {GraphqlFieldData, GraphqlPageData} from '../../src/data/graphql';
import {generateGraphqlPages} from '../../src/graphql/plugin/generate';
import {SAMPLE_LANGUAGES} from '../../src/samples';

const SDL = `
  directive @audited(by: String!) on OBJECT
  directive @lower on FIELD
  directive @personal on FIELD_DEFINITION | INPUT_FIELD_DEFINITION | ARGUMENT_DEFINITION
  directive @INCLUDE on FIELD
  scalar INT
  directive @cached(seconds: Int!) on QUERY
  directive @Shop on OBJECT
  type Query {
    "All of them. More." shops(first: Int = 20, old: Int @deprecated(reason: "No.")): [Shop!]!
    any: Any
    page(FIRST: Int, PAGE_SIZE: Int, order: String): ShopPage
    oldShops: [Shop] @deprecated(reason: "Use \`shops\`, or \`Shop.name\`.")
  }
  type Mutation { shops(by: ShopBy!, where: Where): Shop }
  interface Node { id: ID! }
  "A shop with | {braces} and < c."
  type Shop implements Node @audited(by: "me") {
    title: String @deprecated(reason: "Use \`name\` instead of \`nothing\`.")
    id: ID!
    Id: ID
    "In *one* line. And more."
    name(case: Case = UPPER, in: [String!] @personal): String
    since: Moment @personal
  }
  type ShopPage { nodes: [Shop!]! totalCount: Int }
  type Till { id: ID! }
  union Any = Shop | Till | Query
  enum Case { UPPER "Small." LOWER @deprecated }
  input ShopBy @oneOf { id: ID name: String }
  input Where { "Of \`shops\`, not of \`may\`." low: ID must: ID! may: ID! = "x" @personal old: ID @deprecated(reason: "") }
  input Filter { must: ID! may: ID! = "x" old: ID @deprecated(reason: "") }
  scalar Moment @specifiedBy(url: "https://example.com/moment")
`;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'graphql-pages-'));
const staging = path.join(folder, 'pages');
const BASE = '/docs/apis/graphql';

beforeAll(async () => {
  const schema = path.join(folder, 'schema.graphql');
  fs.writeFileSync(schema, SDL);
  fs.mkdirSync(staging);
  const calls = {url: 'https://api.example', webSocketUrl: 'wss://api.example', apiKeyVariable: 'KEY'};
  const domains = new Map([
    ['Query.shops', 'Shops'],
    ['Query.oldShops', 'Shops'],
    ['Query.any', 'Anything'],
    ['Query.page', 'Shops'],
    ['Mutation.shops', 'Shops'],
  ]);
  const fieldNotes = [{directive: 'personal', label: 'Personal data'}];
  const hrefs: Record<string, string[]> = {
    shops: [`${BASE}/operations/queries/shops/`],
    'Shop.name': [`${BASE}/types/objects/shop/#name`],
  };
  const names: NameLinks = {
    findHrefs: (code) => hrefs[code] ?? [],
    findCounterparts: (kind, name) =>
      kind === 'type' && name === 'Shop' ? [{text: 'Store', href: '/docs/apis/rest/store/'}] : [],
  };
  const reference = {
    schema,
    basePath: 'apis/graphql',
    baseUrl: '/docs/',
    loadPageOptions: () => ({calls, domains, getNameLinks: () => names, guidesFile: 'made/guides.json', fieldNotes}),
  };
  await generateGraphqlPages(reference, staging);
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

const readFile = (file: string): string => fs.readFileSync(path.join(staging, file), 'utf8');
const readPageData = (page: string): GraphqlPageData => JSON.parse(readFile(`${page}.graphql.json`)) as GraphqlPageData;
const formatMembers = (members: Pick<GraphqlFieldData, 'id' | 'name'>[] = []): string[] =>
  members.map(({id, name}) => `${name} #${id}`);

describe('members', () => {
  it('have unique IDs, and deprecated ones come last', () => {
    const {fields} = readPageData('types/objects/shop');
    expect(formatMembers(fields)).toEqual(['id #id', 'Id #id-2', 'name #name', 'since #since', 'title #title']);
    expect(formatMembers(fields?.find(({name}) => name === 'name')?.arguments)).toEqual([
      'case #shop-name-case',
      'in #shop-name-in',
    ]);
  });

  it('have types with links, defaults, and requirements', () => {
    expect(readPageData('operations/queries/shops').arguments?.[0]).toMatchObject({
      name: 'first',
      type: 'Int',
      ref: {href: `${BASE}/types/scalars/int-2/`},
      facts: [['Default', '20']],
    });
    const {fields} = readPageData('types/inputs/filter');
    expect(fields).toMatchObject([{name: 'must', required: true}, {facts: [['Default', '"x"']]}, {name: 'old'}]);
    expect(fields?.[1]).not.toHaveProperty('required');
    expect(readPageData('types/inputs/shop-by')).toMatchObject({isOneOf: true, fields: [{name: 'id'}, {name: 'name'}]});
  });

  it('have notes from directives of fields, input fields, and arguments', () => {
    const {fields} = readPageData('types/objects/shop');
    const facts = [['Personal data']];
    expect(fields?.find(({name}) => name === 'since')).toMatchObject({facts});
    expect(fields?.find(({name}) => name === 'name')?.arguments?.[1]).toMatchObject({name: 'in', facts});
    expect(readPageData('types/inputs/where').fields?.[2]).toMatchObject({
      name: 'may',
      facts: [['Personal data'], ['Default', '"x"']],
    });
    expect(fields?.[0]).not.toHaveProperty('facts');
  });

  it('show why they are deprecated, with links to names that exist', () => {
    expect(readPageData('types/inputs/filter').fields?.[2]?.deprecated).toBe(true);
    const title = readPageData('types/objects/shop').fields?.at(-1);
    expect(title?.deprecated).toBe('<p>Use <a href="#name"><code>name</code></a> instead of <code>nothing</code>.</p>');
    expect(readPageData('types/enums/case').values?.[1]).toMatchObject({name: 'LOWER', html: '<p>Small.</p>'});
    expect(readPageData('operations/queries/old-shops').deprecated).toBe(
      `<p>Use <a href="${BASE}/operations/queries/shops/"><code>shops</code></a>, or <a href="${BASE}/types/objects/shop/#name"><code>Shop.name</code></a>.</p>`,
    );
  });
});

describe('pages', () => {
  it('distinguish a directive from a type with the same name', () => {
    expect(readFile('types/directives/shop.mdx')).toContain('title: "@Shop"');
    expect(readPageData('types/directives/shop').definition).toContain('directive');
    expect(readPageData('types/directives/shop')).not.toHaveProperty('counterparts');
    expect(readFile('sidebar.ts')).toMatch(/"id": "types\/directives\/shop",\s*"label": "@Shop"/);
    expect(readFile('sidebar.ts')).toContain('"id": "types/objects/shop"');
  });

  it('link to the counterpart in the other API', () => {
    expect(readPageData('types/objects/shop').counterparts).toEqual([{text: 'Store', href: '/docs/apis/rest/store/'}]);
    expect(readPageData('types/objects/till')).not.toHaveProperty('counterparts');
  });

  it('list the guides that use them', () => {
    const shops = readFile('operations/queries/shops.mdx');
    expect(shops).toContain("import guides from '@site/made/guides.json';");
    expect(shops).toContain(`<Guides guides={guides} of="${BASE}/operations/queries/shops/" />`);
    expect(shops).toMatch(/<Contents links=\{.*\} guides=\{guides\} of="/);
    expect(readFile('types/objects/shop.mdx')).toContain(`<Guides guides={guides} of="${BASE}/types/objects/shop/" />`);
  });

  it('have a description, in which special characters stay text', () => {
    expect(readFile('types/objects/shop.mdx')).toMatch(
      /^---\ndescription: "A shop with \| \{braces\} and < c\."\nid: "shop"\ntitle: "Shop"\n---\n/,
    );
    expect(readPageData('types/objects/shop').html).toBe('<p>A shop with | {braces} and &lt; c.</p>');
  });

  it("aren't lost if a name differs only in case from a built-in one", () => {
    expect(readFile('operations/directives/include.mdx')).toContain('title: "@INCLUDE"');
    expect(readPageData('operations/directives/include-2').arguments?.map(({name}) => name)).toEqual(['if']);
    expect(readFile('types/scalars/int-2.mdx')).toContain('title: "Int"');
  });

  it('name a directive as written', () => {
    expect(readFile('operations/directives/lower.mdx')).toContain('id: "lower"\ntitle: "@lower"\n');
    expect(readFile('sidebar.ts')).toContain('"label": "@lower"');
    const titles = readFile('sidebar.ts').match(/"title": "[^"]*directives"/gi);
    expect(titles).toEqual(['"title": "Operation directives"', '"title": "Schema directives"']);
  });

  it("show one level of an operation's result", () => {
    const {returns} = readPageData('operations/queries/shops');
    expect(returns?.fields?.map(({name}) => name)).toEqual(['id', 'Id', 'name', 'since', 'title']);
    expect(returns).toMatchObject({type: '[Shop!]!', ref: {href: `${BASE}/types/objects/shop/`}});
    expect(returns?.fields?.[2]).toMatchObject({id: 'name', html: 'In <em>one</em> line.'});
    expect(readPageData('operations/queries/any').returns?.possible).toEqual([
      {text: 'Shop', href: expect.stringMatching(/./)},
      {text: 'Till', href: expect.stringMatching(/./)},
      {text: 'Query'},
    ]);
  });

  it("show one level of an operation's arguments, with required fields first and deprecated ones last", () => {
    const [by, where] = readPageData('operations/mutations/shops').arguments ?? [];
    expect(by).toMatchObject({type: 'ShopBy!', isOneOf: true, ref: {href: `${BASE}/types/inputs/shop-by/`}});
    expect(formatMembers(by?.inputFields)).toEqual(formatMembers(readPageData('types/inputs/shop-by').fields));
    expect(where).not.toHaveProperty('isOneOf');
    expect(where?.inputFields).toMatchObject([
      {name: 'must', required: true},
      {
        name: 'low',
        html: 'Of <a href="/docs/apis/graphql/operations/queries/shops/"><code>shops</code></a>, not of <code>may</code>.',
      },
      {name: 'may', facts: [['Personal data'], ['Default', '"x"']]},
      {name: 'old', deprecated: true},
    ]);
    expect(readPageData('types/inputs/where').fields?.map(({name}) => name)).toEqual(['low', 'must', 'may', 'old']);
    expect(readPageData('operations/queries/shops').arguments?.[0]).not.toHaveProperty('inputFields');
  });

  it('list the usages of a type', () => {
    const {uses} = readPageData('types/objects/shop');
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
    expect(readPageData('types/enums/case').uses?.['used-by']?.[0]).toMatchObject({
      title: 'Arguments',
      uses: [{text: 'Shop', occurrences: [{text: 'name(case)', href: `${BASE}/types/objects/shop/#shop-name-case`}]}],
    });
    expect(readPageData('types/interfaces/node').uses?.['implemented-by']?.[0]?.uses).toMatchObject([{text: 'Shop'}]);
    expect(readPageData('types/unions/any').uses?.['possible-types']?.[0]?.uses.length).toBe(2);
  });

  it('show examples of operations, directives, and scalars', () => {
    const getLabels = (page: string): string[] => {
      const {examples = [], samples} = readPageData(page);
      return [...examples, ...(samples?.tabs ?? [])].map(({label}) => label);
    };
    expect(getLabels('operations/mutations/shops')).toEqual([
      'Operation',
      'Variables',
      'Response',
      ...SAMPLE_LANGUAGES.map(({label}) => label),
    ]);
    expect(readPageData('operations/queries/page').examples?.[0]?.code?.replace(/<[^>]+>/g, '')).toContain(
      'page(FIRST: $FIRST, PAGE_SIZE: $PAGE_SIZE)',
    );
    expect(readPageData('operations/directives/lower').examples?.[0]?.code).toContain('@lower');
    expect(readPageData('operations/directives/include-2').examples?.[0]?.code?.replace(/<[^>]+>/g, '')).toContain(
      '@include(if: $condition)',
    );
    expect(readPageData('operations/directives/cached').examples?.[0]?.code?.replace(/<[^>]+>/g, '')).toMatch(
      /^query \w+\([^)]*\$seconds: Int!\) @cached\(seconds: \$seconds\) \{/,
    );
    expect(readPageData('types/directives/audited').examples?.[0]?.code?.replace(/<[^>]+>/g, '')).toContain(
      'type Shop implements Node @audited(by: "me")',
    );
    expect(getLabels('types/scalars/moment')).toEqual(['In JSON']);
    expect(readPageData('types/scalars/moment').docs?.href).toBe('https://example.com/moment');
  });
});

it('groups operations by their files, and lists types without groups', () => {
  const sidebar = JSON.parse(
    readFile('sidebar.ts')
      .replace(/^export default /, '')
      .replace(/;\n$/, ''),
  ) as Item[];
  interface Item {
    label?: string;
    id?: string;
    className?: string;
    items?: Item[];
  }
  const formatItems = (items: Item[], depth = 0): string[] =>
    items.flatMap(({label, className, items: inner = []}) => [
      `${' '.repeat(depth)}${label}${className ? ' (deprecated)' : ''}`,
      ...formatItems(inner, depth + 1),
    ]);
  const lines = formatItems(sidebar);
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
