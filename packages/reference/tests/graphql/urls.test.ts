import {expect, it} from 'vitest';
import {createGraphqlUrlFinder} from '../../src/graphql/urls';

const findUrl = createGraphqlUrlFinder(
  `
  directive @live on FIELD
  type Query { thing(id: ID!): Thing, Twin: Twin }
  type Thing { id: ID!, parts(first: Int): [Thing] }
  type Twin { name: String }
  enum Case { UPPER_CASE }
`,
  '/apis/graphql',
);

it.each([
  ['thing', '/apis/graphql/operations/queries/thing/'],
  ['thing.id', '/apis/graphql/operations/queries/thing/#id'],
  ['Query.thing', '/apis/graphql/operations/queries/thing/'],
  ['Query.thing.id', '/apis/graphql/operations/queries/thing/#id'],
  ['Thing', '/apis/graphql/types/objects/thing/'],
  ['Thing.id', '/apis/graphql/types/objects/thing/#id'],
  ['Thing.parts.first', '/apis/graphql/types/objects/thing/#thing-parts-first'],
  ['Thing.first', '/apis/graphql/types/objects/thing/#thing-parts-first'],
  ['Case=UPPER_CASE', '/apis/graphql/types/enums/case/#upper-case'],
  ['@live', '/apis/graphql/operations/directives/live/'],
  // If an operation and a type have the same name, a field determines which one is found.
  ['Twin', '/apis/graphql/operations/queries/twin/'],
  ['Twin.name', '/apis/graphql/types/objects/twin/#name'],
  ['Nothing', undefined],
])('resolves %s to %s', (target, url) => {
  expect(findUrl(target)).toBe(url);
});
