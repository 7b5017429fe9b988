import {buildSchema, getVariableValues, parse, validate, type OperationDefinitionNode} from 'graphql';
import {describe, expect, it} from 'vitest';
import type {PageExampleData} from '../../../src/data/graphql';
import {createExampleGenerator} from '../../../src/graphql/examples/pageExample';
import {listPages} from '../../../src/graphql/pageNames';
import type {Warning} from '@paydocs/core';

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

function createTabs(sdl: string): {tabs: (name: string) => [string, string][]; warnings: Warning[]} {
  const schema = buildSchema(sdl);
  const pages = listPages(schema);
  const warnings: Warning[] = [];
  const createExample = createExampleGenerator({
    schema,
    sdl,
    pages,
    ids: new Map(),
    calls: {url: '', webSocketUrl: '', apiKeyVariable: ''},
    handwritten: new Map(),
    onWarning: (warning) => void warnings.push(warning),
  });
  const formatTabs = ({examples}: PageExampleData): [string, string][] =>
    examples.map(({label, code = ''}) => [label, code.replace(/<[^>]+>/g, '').replaceAll('&quot;', '"')]);
  const getTabs = (name: string): [string, string][] => {
    const page = pages.find((one) => one.kind === 'directives' && one.name === name)!;
    const example = createExample(page);
    return example ? formatTabs(example) : [];
  };
  return {tabs: getTabs, warnings};
}

const {tabs: getTabs} = createTabs(SDL);
const getLabels = (name: string): string[] => getTabs(name).map(([label]) => label);
const getCode = (name: string, label: string): string =>
  getTabs(name).find(([ownLabel]) => ownLabel === label)?.[1] ?? '';

describe('a directive', () => {
  it('has an operation for each of its locations', () => {
    expect(getLabels('anywhere').filter((label) => !label.startsWith('Variables'))).toEqual([
      'Field',
      'Fragment spread',
      'Inline fragment',
      'Fragment',
      'Query',
      'Mutation',
      'Live subscription',
      'Variable',
    ]);
    const directive = '@anywhere(if: $condition, how: $how, ids: $ids, in: $in)';
    const patterns: [string, RegExp][] = [
      ['Field', /^ +name @anywhere/m],
      ['Fragment spread', /\.\.\.OwnerFields @anywhere[\s\S]*\nfragment OwnerFields on Owner \{/],
      ['Inline fragment', / \.\.\. @anywhere/],
      ['Fragment', /\.\.\.OwnerFields\n[\s\S]*\nfragment OwnerFields on Owner @anywhere/],
      ['Query', /^query Shop\(.*\) @anywhere/],
      ['Mutation', /^mutation Open\(.*\) @anywhere/],
      ['Live subscription', /^subscription Opened\(.*\) @anywhere/],
    ];
    for (const [label, pattern] of patterns) {
      expect(getCode('anywhere', label)).toMatch(pattern);
      expect(getCode('anywhere', label)).toContain(directive);
    }
    expect(getCode('anywhere', 'Variable')).toMatch(
      /^query Shop\(\$id: ID! @anywhere\(if: true, how: FAST, ids: \[".+"\], in: \{ ?how: FAST, name: ".+" ?\}\)\)/,
    );
  });

  it('has operations and variables that are valid in the schema', () => {
    const schema = buildSchema(SDL);
    const all = ['anywhere', 'write', 'follow', 'piece', 'named', 'both', 'include', 'skip'].flatMap((name) => {
      const ownTabs = getTabs(name).filter(([label]) => label !== 'In the schema');
      const variables = ownTabs.filter(([label]) => label.startsWith('Variables'));
      return ownTabs
        .filter(([label]) => !label.startsWith('Variables'))
        .map(([label, text]) => {
          const [, json = '{}'] =
            variables.find(([other]) => other === 'Variables' || other.includes(label.toLowerCase())) ?? [];
          return {title: `${name} ${label}`, text, json};
        });
    });
    for (const {title, text, json} of all) {
      const document = parse(text);
      const {variableDefinitions = []} = document.definitions[0] as OperationDefinitionNode;
      const {errors} = getVariableValues(schema, variableDefinitions, JSON.parse(json) as Record<string, unknown>);
      expect([title, validate(schema, document), errors]).toEqual([title, [], undefined]);
    }
    expect(all.length).toBe(8 + 5 + 3 + 3);
  });

  it('labels variables with their locations if they differ', () => {
    expect(getLabels('write')).toEqual(['Operation', 'Variables']);
    expect(getLabels('follow')).toEqual(['Operation', 'Variables']);
    expect(getLabels('include')).toEqual(['Field', 'Fragment spread', 'Inline fragment', 'Variables']);
    expect(getLabels('anywhere').filter((label) => label.startsWith('Variables'))).toEqual([
      'Variables (field, fragment spread, inline fragment, fragment, query)',
      'Variables (mutation)',
      'Variables (live subscription)',
      'Variables (variable)',
    ]);
  });

  it('has a definition if a schema can contain it, whether used there or not', () => {
    expect(getTabs('used')).toEqual([['In the schema', 'ping: String @used(note: "a")']]);
    expect(getLabels('both')).toEqual(['Operation', 'Variables', 'In the schema']);
    expect(getCode('both', 'In the schema')).toMatch(/^type Shop @both\(by: ".+"\) \{/);
    expect(getCode('unused', 'In the schema')).toMatch(
      /^FAST @unused\(how: FAST, in: \{ ?how: FAST, name: ".+" ?\}\)$/,
    );
    expect(getCode('deprecated', 'In the schema')).toContain('@deprecated(reason: ');
  });
});

it('is applied to the root field of a schema that has nothing else', () => {
  const {tabs: getSmallTabs, warnings} = createTabs('directive @write on MUTATION type Query { ping: String }');
  expect(getSmallTabs('include')[0]?.[1]).toContain('ping @include(if: $condition)');
  expect(getSmallTabs('write')).toEqual([]);
  expect(warnings.map(({file, message}) => `${file}: ${message}`)).toEqual([
    "directives write: An example can't be generated: no operation in the schema can contain it.",
  ]);
});
