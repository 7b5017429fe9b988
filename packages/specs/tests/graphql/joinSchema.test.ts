import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {buildSchema, introspectionFromSchema} from 'graphql';
import {describe, expect, it, onTestFinished} from 'vitest';
import type {Warning} from '@paydocs/core';
import {joinSchema} from '../../src/graphql/joinSchema';
import {createTokenReplacingReader} from '../../src/readSource';

const read = createTokenReplacingReader({'product.name': 'Example Pay', 'product.slug': 'examplepay'}, true);

function createFolder(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sdl-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  for (const [name, text] of Object.entries(files)) {
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

describe('joinSchema', () => {
  it('joins files that extend each other, and replaces brand tokens', () => {
    const {schema, sdl} = joinSchema(
      createFolder({
        'schema.graphql': '"""Reads of {product.slug}."""\ntype Query',
        'payment.graphql': 'extend type Query { payment: String @deprecated(reason: "Use `charge` instead.") }',
        'charge.graphql': 'extend type Query { charge: String }',
      }),
      {strict: false, read},
    );
    expect(Object.keys(schema.getQueryType()!.getFields()).sort()).toEqual(['charge', 'payment']);
    expect(sdl).toContain('Reads of examplepay.');
    expect(sdl).toContain('@deprecated(reason: "Use `charge` instead.")');
  });

  it('reports syntax errors of all files with file and line', () => {
    const folder = createFolder({'a.graphql': 'type Query {\n  a: \n}', 'b.graphql': 'tipe B { b: Int }'});
    expect(() => joinSchema(folder)).toThrow(
      /a\.graphql:3:1: Syntax Error: .*\n.*b\.graphql:1:1: Syntax Error: Unexpected Name "tipe"/,
    );
  });

  it('accepts comments anywhere, but no queries', () => {
    const comment = '# """ " { }';
    const text = `"""The root."""\n${comment}\ntype Query {\n  """A text."""\n  ${comment}\n  a: String ${comment}\n}`;
    expect(joinSchema(createFolder({'a.graphql': text})).sdl).toContain('"""A text."""\n  a: String');
    const query = createFolder({'a.graphql': text, 'b.graphql': '\nquery A { a }'});
    expect(() => joinSchema(query)).toThrow(
      /b\.graphql:2:1: this is an operation, not part of a schema\. Replace it with the schema/,
    );
  });

  it('reports an unknown type with file, line, and the closest match', () => {
    const folder = createFolder({
      'a.graphql': 'type Query {\n  payment: Paymnet\n}',
      'b.graphql': 'type Payment { id: ID }',
    });
    expect(() => joinSchema(folder)).toThrow(/a\.graphql:2:12: Unknown type "Paymnet"\. Did you mean "Payment"\?/);
  });

  it.each([
    [
      'a:',
      'Syntax Error: Expected Name, found "}". Check the braces, colons, and """ on this line and the previous one.',
    ],
    ['a: Paymnt', 'a.graphql:3:6: Unknown type "Paymnt". Correct the name, or define the type in one of the files.'],
    [
      'a: Int\n  """A."""\n  a: Int',
      'a.graphql:5:3: Field "Query.a" can only be defined once. Rename or delete this definition',
    ],
    ['a: Int @deprecatd', 'a.graphql:3:10: Unknown directive "@deprecatd". Correct the name, or define it with'],
    [
      '__a: Int',
      'Name "__a" must not begin with "__", which is reserved by GraphQL introspection. Choose a different name.',
    ],
    ['a: Int\n}\ntype B {\n  b: Int', 'a.graphql:5:1: "B" has no description. Add one in """ above it'],
    ['a: Int\n}\n"""B."""\ntype B {', 'a.graphql:7:1: Syntax Error: Expected Name, found "}".'],
    [
      'a: B\n}\n"""B."""\ninput B {\n  """b."""\n  b: Int',
      "An input type can't be used as the type of this field. Use an object type, an interface, a union, a scalar, or an enum.",
    ],
    [
      'a: Int\n}\n"""B."""\nenum B {\n  true',
      'a.graphql:7:3: Syntax Error: Name "true" is reserved and cannot be used for an enum value. Choose a different name',
    ],
    [
      'a: Int\n}\n"""B."""\nunion B = Int\nextend type Query {\n  "b." b: B',
      'it cannot include Int. Replace it with an object type',
    ],
    [
      'a: Int\n}\nschema { query: B }\n"""B."""\nenum B {\n  "b." b',
      'it cannot be B. Use an object type, such as "type Query", in',
    ],
    ['a: Int\n}\n"""B.\ntype B {\n  b: Int', 'Syntax Error: Unterminated string. Close the description with """'],
  ])('explains the fix: %j', (fields, expected) => {
    const folder = createFolder({'a.graphql': `"""Q.""" type Query {\n  """A."""\n  ${fields}\n}\n`});
    expect(() => joinSchema(folder)).toThrow(expected);
  });

  it('reports brackets that are nested too deeply', () => {
    const type = `${'['.repeat(50_000)}Int${']'.repeat(50_000)}`;
    const folder = createFolder({'a.graphql': `"Q." type Query {\n  "A."\n  a: ${type}\n}\n`});
    expect(() => joinSchema(folder)).toThrow('a.graphql: this is nested too deeply. Remove some of the brackets');
  });

  it('reports a schema without a query type', () => {
    expect(() => joinSchema(createFolder({'a.graphql': '"A." type A { "A." a: Int }'}))).toThrow(
      'Query root type must be provided. Define "type Query" with at least one field',
    );
  });

  it.each(['type Query', 'type Query\ntype A { a: Int }', 'schema { query: Q }\ntype Q'])(
    'rejects root types without a field, even in lenient mode: %j',
    (sdl) => {
      const folder = createFolder({'a.graphql': sdl});
      expect(() => joinSchema(folder, {strict: false})).toThrow(
        /Type Q(?:uery)? must define one or more fields\. Add at least one/,
      );
    },
  );

  it('reports an unknown brand token', () => {
    const folder = createFolder({'a.graphql': '"""{product.nam}"""\ntype Query { a: Int }'});
    expect(() => joinSchema(folder, {read})).toThrow(/a\.graphql:1:4: unknown brand token \{product\.nam\}/);
  });

  it.each([true, false])('rejects a description that no page can show, strict: %s', (strict) => {
    const folder = createFolder({'a.graphql': `"A."\ntype Query {\n  "${'>'.repeat(3000)} a"\n  a: Int\n}`});
    expect(() => joinSchema(folder, {strict})).toThrow(
      /a\.graphql:3:3: this description nests quotes, lists, or tags more than 100 levels deep/,
    );
  });

  it('reports an empty folder', () => {
    expect(() => joinSchema(createFolder({}))).toThrow('has no schema');
  });

  it('requires descriptions in strict mode, and warns about missing ones in lenient mode', () => {
    const folder = createFolder({'a.graphql': 'type Query {\n  a: Int\n}'});
    expect(() => joinSchema(folder)).toThrow(/a\.graphql:2:3: "a" has no description/);
    const warnings: Warning[] = [];
    joinSchema(folder, {strict: false, onWarning: (found) => void warnings.push(found)});
    expect(warnings.map(({kind, line}) => `${kind} ${line}`)).toEqual(['no description 1', 'no description 2']);
  });

  it('omits a duplicate field in lenient mode', () => {
    const folder = createFolder({'a.graphql': 'type Query {\n  a: Int\n  a: Int\n}'});
    const warnings: Warning[] = [];
    const {sdl} = joinSchema(folder, {strict: false, onWarning: (found) => void warnings.push(found)});
    expect(sdl).toMatch(/^type Query {\n {2}a: Int\n}/);
    expect(warnings[0]).toMatchObject({kind: 'field defined twice', line: 3});
    expect(() => joinSchema(folder)).toThrow('can only be defined once');
  });

  it('uses only the root types that the schema specifies', () => {
    const files = {
      'a.graphql': 'schema { query: Root } type Root { a: Mutation, b: Query }',
      'b.graphql': 'type Mutation { a: Int } type Query { b: Int } extend type Root { c: Subscription }',
      'c.graphql': 'type Subscription { c: Int }',
    };
    const {schema, sdl} = joinSchema(createFolder(files), {strict: false});
    expect(schema.getQueryType()?.name).toBe('Root');
    expect([schema.getMutationType(), schema.getSubscriptionType()]).toEqual([undefined, undefined]);
    expect(sdl).toMatch(/schema \{\s*query: Root\s*\}/);
    const conventional = joinSchema(createFolder({'a.graphql': 'type Query { a: Int } type Mutation { a: Int }'}), {
      strict: false,
    });
    expect(conventional.schema.getMutationType()?.name).toBe('Mutation');
  });

  it('keeps a directive with the same name as a type', () => {
    const files = {
      'a.graphql':
        'directive @foo(n: Int) repeatable on OBJECT | FIELD_DEFINITION\ntype foo @foo(n: 1) { a: Int @foo }',
      'b.graphql': 'extend type foo @foo(n: 2) { b: Int }\ntype Query { f: foo }',
    };
    const {schema, sdl} = joinSchema(createFolder(files), {strict: false});
    expect(schema.getDirective('foo')?.isRepeatable).toBe(true);
    expect(sdl).toContain('directive @foo(n: Int) repeatable on OBJECT | FIELD_DEFINITION');
    expect(sdl).toMatch(/type foo @foo\(n: 1\) @foo\(n: 2\) \{\n {2}a: Int @foo\n {2}b: Int\n\}/);
    expect(joinSchema(createFolder({'a.graphql': sdl}), {strict: false}).sdl).toBe(sdl);
  });

  it('reads the result of an introspection query', () => {
    const schema = buildSchema(
      'type Root { "One." a(x: Int = 3): E @deprecated(reason: "Old.") } enum E { X } schema { query: Root }',
    );
    const data = introspectionFromSchema(schema);
    for (const json of [{data}, data]) {
      const {sdl} = joinSchema(createFolder({'schema.json': JSON.stringify(json)}), {strict: false});
      expect(sdl).toContain('a(x: Int = 3): E @deprecated(reason: "Old.")');
      expect(sdl).toContain('query: Root');
    }
    expect(() => joinSchema(createFolder({'a.json': '{}'}))).toThrow(/a\.json: has no "__schema"/);
    expect(() => joinSchema(createFolder({'a.json': '{'}))).toThrow(/a\.json: isn't JSON/);
  });
});
