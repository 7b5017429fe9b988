import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {buildClientSchema, buildSchema, introspectionFromSchema, lexicographicSortSchema, printSchema} from 'graphql';
import {expect, it, onTestFinished} from 'vitest';
import {toIntrospection, readIntrospection} from '../../src/graphql/introspection';

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
  return readIntrospection(path.join(folder, 'schema.json'));
}

it('says what graphql-js says of a schema', () => {
  const expected = introspectionFromSchema(buildSchema(PLAIN), {inputValueDeprecation: true, oneOf: true});
  expect(toIntrospection(PLAIN)).toEqual(expected);
});

it('is read back without a loss, also where a custom scalar has an object or a list by default', () => {
  const whole = `${PLAIN} scalar Json type More { c(any: Json = {a: {b: [1, "two", null, true]}}, list: Json = [1]): Json }`;
  const text = read({data: toIntrospection(whole)});
  expect(text).toMatch(/c\(any: Json = \{ ?a: \{ ?b: \[1, "two", null, true\] ?\} ?\}, list: Json = \[1\]\): Json/);
  const sorted = (schema: ReturnType<typeof buildSchema>): string => printSchema(lexicographicSortSchema(schema));
  expect(sorted(buildSchema(read(toIntrospection(PLAIN))))).toBe(sorted(buildSchema(PLAIN)));
  expect(sorted(buildClientSchema(toIntrospection(PLAIN)))).toBe(sorted(buildSchema(PLAIN)));
});

it.each([
  [{errors: [{message: 'Introspection is off.'}]}, /is a response with an error: Introspection is off\. Send the/],
  [{errors: [{message: 'off'}], data: null}, /is a response with an error: off\. Send the/],
  [{data: {__schema: {}}}, /isn't the complete result of an introspection query\. Send a complete query/],
  [{data: {__schema: {types: []}}}, /isn't the complete result of an introspection query[.:].* Send a complete query/],
  [{data: null}, /has no "__schema"/],
])('says what %j lacks', (result, message) => expect(() => read(result)).toThrow(message));

it('tells of a default value that is no GraphQL', () => {
  const broken = JSON.stringify(toIntrospection(PLAIN)).replace('"[RED]"', '"[RED"');
  expect(() => read(JSON.parse(broken) as object)).toThrow(
    /schema\.json: isn't the complete result of an introspection/,
  );
});
