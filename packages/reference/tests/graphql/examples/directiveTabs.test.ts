import {buildSchema, getVariableValues, parse, validate, type OperationDefinitionNode} from 'graphql';
import {describe, expect, it} from 'vitest';
import type {PageExampleData} from '../../../src/data/graphql';
import {createExampleGenerator} from '../../../src/graphql/examples/pageExample';
import {listPages} from '../../../src/graphql/pageNames';
import type {Warning} from '@paydocs/core/warnings';

const EXECUTABLE =
  'FIELD | FRAGMENT_SPREAD | INLINE_FRAGMENT | FRAGMENT_DEFINITION | QUERY | MUTATION | SUBSCRIPTION | VARIABLE_DEFINITION';
const SDL = `
  directive @anywhere(if: Boolean!, how: How!, ids: [ID!]!, in: In!) repeatable on ${EXECUTABLE}
  directive @write on MUTATION
  directive @follow(seconds: Int!) on SUBSCRIPTION
  directive @piece on FRAGMENT_SPREAD
  directive @named on FRAGMENT_DEFINITION
  directive @both(by: String!) on FIELD | OBJECT
  directive @unused(how: How!, in: In!) on UNION | ENUM_VALUE
  directive @used(note: String) on FIELD_DEFINITION
  type Query { "A shop." shop(id: ID!): Shop ping: String @used(note: "a") }
  type Mutation { open(shop: ID!): Shop }
  type Subscription { opened: Shop }
  type Shop { id: ID! name: String size: Int if: Boolean owner: Owner }
  type Owner { id: ID! name: String }
  enum How { FAST SLOW }
  input In { how: How! name: String! }
`;

function examplesOf(sdl: string): {tabs: (name: string) => [string, string][]; warnings: Warning[]} {
  const schema = buildSchema(sdl);
  const pages = listPages(schema);
  const warnings: Warning[] = [];
  const exampleOf = createExampleGenerator({
    schema,
    sdl,
    pages,
    ids: new Map(),
    calls: {url: '', webSocketUrl: '', apiKeyVariable: ''},
    handwritten: new Map(),
    onWarning: (warning) => void warnings.push(warning),
  });
  const shown = ({examples}: PageExampleData): [string, string][] =>
    examples.map(({label, code = ''}) => [label, code.replace(/<[^>]+>/g, '').replaceAll('&quot;', '"')]);
  const tabs = (name: string): [string, string][] => {
    const page = pages.find((one) => one.kind === 'directives' && one.name === name)!;
    const example = exampleOf(page);
    return example ? shown(example) : [];
  };
  return {tabs, warnings};
}

const {tabs} = examplesOf(SDL);
const labels = (name: string): string[] => tabs(name).map(([label]) => label);
const code = (name: string, label: string): string => tabs(name).find(([own]) => own === label)?.[1] ?? '';

describe('a directive', () => {
  it('has an operation for each of its places', () => {
    expect(labels('anywhere').filter((label) => !label.startsWith('Variables'))).toEqual([
      'Field',
      'Fragment spread',
      'Inline fragment',
      'Fragment',
      'Query',
      'Mutation',
      'Live subscription',
      'Variable',
    ]);
    const given = '@anywhere(if: $condition, how: $how, ids: $ids, in: $in)';
    const places: [string, RegExp][] = [
      ['Field', /^ +name @anywhere/m],
      ['Fragment spread', /\.\.\.OwnerFields @anywhere[\s\S]*\nfragment OwnerFields on Owner \{/],
      ['Inline fragment', / \.\.\. @anywhere/],
      ['Fragment', /\.\.\.OwnerFields\n[\s\S]*\nfragment OwnerFields on Owner @anywhere/],
      ['Query', /^query Shop\(.*\) @anywhere/],
      ['Mutation', /^mutation Open\(.*\) @anywhere/],
      ['Live subscription', /^subscription Opened\(.*\) @anywhere/],
    ];
    for (const [label, place] of places) {
      expect(code('anywhere', label)).toMatch(place);
      expect(code('anywhere', label)).toContain(given);
    }
    expect(code('anywhere', 'Variable')).toMatch(
      /^query Shop\(\$id: ID! @anywhere\(if: true, how: FAST, ids: \[".+"\], in: \{ ?how: FAST, name: ".+" ?\}\)\)/,
    );
  });

  it('has operations and variables that are valid in the schema', () => {
    const schema = buildSchema(SDL);
    const all = ['anywhere', 'write', 'follow', 'piece', 'named', 'both', 'include', 'skip'].flatMap((name) => {
      const own = tabs(name).filter(([label]) => label !== 'In the schema');
      const variables = own.filter(([label]) => label.startsWith('Variables'));
      return own
        .filter(([label]) => !label.startsWith('Variables'))
        .map(([label, text]) => {
          const [, json = '{}'] =
            variables.find(([title]) => title === 'Variables' || title.includes(label.toLowerCase())) ?? [];
          return {place: `${name} ${label}`, text, json};
        });
    });
    for (const {place, text, json} of all) {
      const document = parse(text);
      const {variableDefinitions = []} = document.definitions[0] as OperationDefinitionNode;
      const {errors} = getVariableValues(schema, variableDefinitions, JSON.parse(json) as Record<string, unknown>);
      expect([place, validate(schema, document), errors]).toEqual([place, [], undefined]);
    }
    expect(all.length).toBe(8 + 5 + 3 + 3);
  });

  it('says which variables go with which place, where they differ', () => {
    expect(labels('write')).toEqual(['Operation', 'Variables']);
    expect(labels('follow')).toEqual(['Operation', 'Variables']);
    expect(labels('include')).toEqual(['Field', 'Fragment spread', 'Inline fragment', 'Variables']);
    expect(labels('anywhere').filter((label) => label.startsWith('Variables'))).toEqual([
      'Variables (field, fragment spread, inline fragment, fragment, query)',
      'Variables (mutation)',
      'Variables (live subscription)',
      'Variables (variable)',
    ]);
  });

  it('has a definition when it may stand in a schema, used there or not', () => {
    expect(tabs('used')).toEqual([['In the schema', 'ping: String @used(note: "a")']]);
    expect(labels('both')).toEqual(['Operation', 'Variables', 'In the schema']);
    expect(code('both', 'In the schema')).toMatch(/^type Shop @both\(by: ".+"\) \{/);
    expect(code('unused', 'In the schema')).toMatch(/^FAST @unused\(how: FAST, in: \{ ?how: FAST, name: ".+" ?\}\)$/);
    expect(code('deprecated', 'In the schema')).toContain('@deprecated(reason: ');
  });
});

it('stands at the root field of a schema that has nothing else', () => {
  const {tabs: small, warnings} = examplesOf('directive @write on MUTATION type Query { ping: String }');
  expect(small('include')[0]?.[1]).toContain('ping @include(if: $condition)');
  expect(small('write')).toEqual([]);
  expect(warnings.map(({file, message}) => `${file}: ${message}`)).toEqual([
    "directives write: An example can't be generated: no operation in the schema can contain it.",
  ]);
});
