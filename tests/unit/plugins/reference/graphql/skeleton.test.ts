import {buildSchema} from 'graphql';
import {expect, it} from 'vitest';
import {listPages, type Page} from '../../../../../src/plugins/reference/graphql/pageNames';
import {skeletonOf} from '../../../../../src/plugins/reference/graphql/skeleton';

const pages = listPages(
  buildSchema(`
  schema { query: Root mutation: Changes subscription: Live }
  type Root { a(id: ID, x: Float): A, A: U }
  type Changes { a(in: In!): A }
  type Live { a: A }
  interface N { a: A }
  "{braces} <b> \`" type A implements N { a: A, e: E, m: Money }
  type a { a: A }
  union U = A | a
  input In { e: E = X }
  enum E { X Y }
  scalar Money
  directive @d(a: String) repeatable on FIELD | OBJECT
`),
);
const kindsOf = (list: readonly Page[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const {kind} of list) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

it('has as many pages of each kind, under words that no two names share', () => {
  const {sdl, pages: words} = skeletonOf(pages);
  expect(kindsOf(listPages(buildSchema(sdl)))).toEqual(kindsOf(pages));
  expect([...words.keys()].filter((word) => !/^qzq[a-z]{5}qzq$/.test(word))).toEqual([]);
  expect(new Set(words.values()).size).toBe(words.size);
  expect(sdl).not.toMatch(/braces|\bMoney\b/);
});
