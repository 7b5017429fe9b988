import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {buildClientSchema, buildSchema, introspectionFromSchema, lexicographicSortSchema, printSchema} from 'graphql';
import {expect, it, onTestFinished} from 'vitest';
import {toIntrospection, readIntrospectionAsSdl} from '../../src/graphql/introspection';

const PLAIN = `
  directive @d(a: In = {name: "x", tags: ["a"]}, old: Int! = 1 @deprecated(reason: "No.")) on FIELD
  type Query {
    "With defaults."
    a(e: E = RED, es: [E!] = [RED], s: String = "q\\"\\n{", n: Int = null, must: Int! = 3 @deprecated): E
    b: Int @deprecated(reason: "Old.")
  }
  enum E { RED }
  input In { name: String! = "n" tags: [String!]! = [] inner: In }
`;

function read(introspection: object): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'introspection-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  fs.writeFileSync(path.join(folder, 'schema.json'), JSON.stringify(introspection));
  return readIntrospectionAsSdl(path.join(folder, 'schema.json'));
}

it('returns what graphql-js returns for a schema', () => {
  const expected = introspectionFromSchema(buildSchema(PLAIN), {inputValueDeprecation: true, oneOf: true});
  expect(toIntrospection(PLAIN)).toEqual(expected);
});

it('is read back without loss, also if the default of a custom scalar is an object, a list, or a number with many digits', () => {
  const extended = `${PLAIN} scalar Json type More { c(any: Json = {a: {b: [1, "two", null, true]}}, list: Json = [1], long: Json = 9223372036854775807, word: Json = EUR, money: Json = 1.00): Json }`;
  const text = read({data: toIntrospection(extended)});
  expect(text).toMatch(
    /c\(any: Json = \{ ?a: \{ ?b: \[1, "two", null, true\] ?\} ?\}, list: Json = \[1\], long: Json = 9223372036854775807, word: Json = EUR, money: Json = 1\.00\): Json/,
  );
  const printSorted = (schema: ReturnType<typeof buildSchema>): string => printSchema(lexicographicSortSchema(schema));
  expect(printSorted(buildSchema(read(toIntrospection(PLAIN))))).toBe(printSorted(buildSchema(PLAIN)));
  expect(printSorted(buildClientSchema(toIntrospection(PLAIN)))).toBe(printSorted(buildSchema(PLAIN)));
});

it.each([
  [{errors: [{message: 'Introspection is off.'}]}, /is a response with an error: Introspection is off\. Send the/],
  [{errors: [{message: 'off'}], data: null}, /is a response with an error: off\. Send the/],
  [
    {data: {__schema: {}}},
    /isn't the complete result of an introspection query\. Send the query that getIntrospectionQuery\(\) from the graphql package returns/,
  ],
  [
    {data: {__schema: {types: []}}},
    /isn't the complete result of an introspection query[.:].* Send the query that getIntrospectionQuery\(\) from the graphql package returns/,
  ],
  [{data: null}, /has no "__schema"/],
])('reports what is wrong with %j', (result, message) => expect(() => read(result)).toThrow(message));

it("reports a default value that isn't GraphQL", () => {
  const broken = JSON.stringify(toIntrospection(PLAIN)).replace('"[RED]"', '"[RED"');
  expect(() => read(JSON.parse(broken) as object)).toThrow(
    /schema\.json: isn't the complete result of an introspection/,
  );
});
