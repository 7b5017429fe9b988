import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {buildSchema} from 'graphql';
import {describe, expect, it, onTestFinished} from 'vitest';
import type {OperationExample} from '../../../src/graphql/examples/example';
import {readHandwrittenExamples} from '../../../src/graphql/examples/handwritten/handwrittenExamples';

const schema = buildSchema(`
  type Query { shop(id: ID!): Shop any: Any must: Int! }
  type Shop { id: ID! open: Boolean size: Int }
  type Till { id: ID! }
  union Any = Shop | Till
`);
const QUERY = 'query OneShop($id: ID!) {\n  shop(id: $id) {\n    id\n    open\n  }\n}\n';

function read(files: Record<string, string>): Map<string, OperationExample> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'examples-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  return readHandwrittenExamples(folder, schema);
}

describe('readHandwrittenExamples', () => {
  it('reads an operation with its variables and its response', () => {
    const files = {
      'shop.graphql': QUERY,
      'shop.variables.json': '{"id": "sho_1"}',
      'shop.response.json': '{"data": {"shop": {"id": "sho_1", "open": false}}}',
    };
    expect(read(files).get('query shop')).toEqual({
      operation: QUERY.trim(),
      name: 'OneShop',
      variables: {id: 'sho_1'},
      data: {shop: {id: 'sho_1', open: false}},
    });
  });

  it('generates a response if none is written, also for a union', () => {
    const files = {'any.graphql': 'query Any { any { __typename ... on Till { id } } }'};
    expect(read(files).get('query any')?.data).toEqual({any: {__typename: 'Till', id: expect.any(String)}});
  });

  const ERROR = {message: 'The shop is closed.', path: ['shop'], extensions: {code: 'shop_closed'}};
  const createFiles = (response: object): Record<string, string> => ({
    'shop.graphql': QUERY,
    'shop.variables.json': '{"id": "sho_1"}',
    'shop.response.json': JSON.stringify(response),
  });

  it('reads a response with errors and partial or no data', () => {
    expect(read(createFiles({data: {shop: null}, errors: [ERROR]})).get('query shop')).toMatchObject({
      data: {shop: null},
      errors: [ERROR],
    });
    const nestedError = {...ERROR, path: ['shop', 'open']};
    const partial = {data: {shop: {id: 'sho_1', open: null}}, errors: [nestedError]};
    expect(read(createFiles(partial)).get('query shop')).toMatchObject(partial);
    const must = {'must.graphql': 'query Must { must }'};
    const withoutData = {data: null, errors: [{...ERROR, path: ['must']}]};
    const examples = read({...must, 'must.response.json': JSON.stringify(withoutData)});
    expect(examples.get('query must')).toEqual({operation: 'query Must { must }', name: 'Must', ...withoutData});
  });

  it.each([
    [{errors: [ERROR]}, /shop\.response\.json: has "errors" without "data"\. Add "data", and set it to null/],
    [{data: null, errors: [ERROR]}, /doesn't match the operation\. Its "data" must have this shape: {"shop":null}/],
    [{data: {shop: {id: 'a', open: true}}, errors: [ERROR]}, /this shape: {"shop":null}/],
    [{data: {shop: null}, errors: [{...ERROR, path: ['till']}]}, /an error with the path "till", which the operation/],
    [{data: {shop: null}, errors: [{message: 'No.', path: ['shop']}]}, /"errors" in the wrong format\. Write a list/],
    [{data: {shop: null}, errors: [{...ERROR, code: 'a'}]}, /"errors" in the wrong format/],
    [{data: {shop: null}, errors: [ERROR], status: 401}, /has "status" next to "data"\./],
    [{data: 'shop', errors: [ERROR]}, /has "data" that isn't an object/],
  ])('reports an impossible response with errors: %j', (response, expected) => {
    expect(() => read(createFiles(response))).toThrow(expected);
  });

  it('returns nothing for a missing folder', () => {
    expect(readHandwrittenExamples('/nowhere', schema).size).toBe(0);
  });

  const VARIABLES = {'shop.variables.json': '{"id": "sho_1"}'};
  it.each([
    [
      {'shop.graphql': QUERY.replace('open', 'opn'), ...VARIABLES},
      /shop\.graphql:4:5: Cannot query field "opn".*Did you mean "open"/,
    ],
    [
      {'shop.graphql': '{ shop(id: 1 '},
      /shop\.graphql:1:13: Syntax Error: .*Correct the operation\. \[graphql\/example\]$/,
    ],
    [{'shop.graphql': '{ shop(id: 1) { id } }'}, /shop\.graphql:1: the operation has no name/],
    [
      {'shop.graphql': 'query A { any { __typename } }'},
      /shop\.graphql: is the example for "shop", so the operation must request only this field/,
    ],
    [
      {'shop.graphql': 'query A { shop(id: 1) { ...F } } fragment F on Shop { id }'},
      /must contain exactly one operation/,
    ],
    [
      {'shop.graphql': QUERY},
      /shop\.graphql: Variable "\$id" of required type "ID!" was not provided\. Correct .*shop\.variables\.json\. \[graphql\/example\]$/,
    ],
    [{'shop.graphql': QUERY, 'shop.variables.json': '{\n  "id": 1,\n}'}, /shop\.variables\.json:3: isn't JSON/],
    [
      {'shop.graphql': QUERY, 'shop.variables.json': '{"id": "a", "to": 1}'},
      /contains "to", which the operation doesn't declare/,
    ],
    [{'shop.graphql': QUERY, 'shop.variables.json': '[]'}, /shop\.variables\.json:1: must be a JSON object/],
    [
      {'shop.graphql': QUERY, ...VARIABLES, 'shop.response.json': '{"shop": {"id": "a"}}'},
      /shop\.response\.json: doesn't match the operation/,
    ],
    [
      {'shop.graphql': QUERY, ...VARIABLES, 'shop.response.json': '{"shop": {"id": null, "open": true}}'},
      /shop\.response\.json: shop\.id: Cannot return null/,
    ],
    [VARIABLES, /shop\.variables\.json: belongs to a missing operation/],
    [{'shop.txt': 'a'}, /shop\.txt: isn't an example\. Name it/],
  ])('reports the location of the error in %j', (files, expected) => {
    expect(() => read(files as Record<string, string>)).toThrow(expected);
  });

  it('omits and reports invalid examples in lenient mode', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'examples-'));
    onTestFinished(() => fs.rmSync(folder, {recursive: true}));
    fs.writeFileSync(path.join(folder, 'shop.graphql'), '{ shop }');
    fs.writeFileSync(path.join(folder, 'any.graphql'), 'query Any { any { __typename } }');
    const messages: string[] = [];
    const examples = readHandwrittenExamples(folder, schema, undefined, ({message}) => void messages.push(message));
    expect([...examples.keys()]).toEqual(['query any']);
    expect(messages[0]).toContain('must have a selection of subfields');
  });

  it('reports all errors together', () => {
    expect(() => read({'a.txt': 'a', 'b.txt': 'b'})).toThrow(/a\.txt.*\n.*b\.txt/);
  });
});
