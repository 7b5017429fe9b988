/** Checks that a specification can be a single file, and that other files next to it are ignored. */
import path from 'node:path';
import {expect, it} from 'vitest';
import {readDomainsByField} from '../src/graphql/domains';
import {joinSchema} from '../src/graphql/joinSchema';
import {bundleOpenApi} from '../src/openapi/bundle';
import {messages, workIn} from '../../content/tests/checks/workspace';

const API =
  'openapi: 3.1.0\ninfo: {title: Books, version: "1"}\nservers: [{url: "https://books.example"}]\npaths: {/books: {get: {responses: {200: {description: Good}}}}}\n';

it('reads an OpenAPI description from its root file', async () => {
  workIn({'apis/books.yaml': API, 'apis/other.yaml': API, 'rules.yaml': 'extends: [minimal]\n'});
  const bundle = (source: string) => bundleOpenApi(path.resolve(source), path.resolve('rules.yaml'));
  expect(await bundle('apis/books.yaml')).toMatchObject({info: {title: 'Books'}});
  expect(await messages(() => bundle('apis'))).toEqual([expect.stringContaining('more than one description')]);
});

it('reads a GraphQL schema from its file', () => {
  workIn({'a.graphql': 'type Query { a: String }', 'b.graphql': 'type Query { b: String }'});
  expect(joinSchema(path.resolve('a.graphql'), {strict: false}).sdl).toMatch(/^type Query \{\n {2}a: String\n\}/);
  expect(readDomainsByField(path.resolve('a.graphql')).size).toBe(0);
});
