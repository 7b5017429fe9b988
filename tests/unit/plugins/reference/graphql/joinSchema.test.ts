import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {brand} from '../../../../../src/brand';
import {joinSchema} from '../../../../../src/plugins/reference/graphql/joinSchema';

function folderWith(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sdl-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  for (const [name, text] of Object.entries(files)) {
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

describe('joinSchema', () => {
  it('joins files that extend one another, with brand tokens replaced', () => {
    const {schema, sdl} = joinSchema(
      folderWith({
        'schema.graphql': '"""Reads of {product.slug}."""\ntype Query',
        'payment.graphql': 'extend type Query { payment: String @deprecated(reason: "Use `charge` instead.") }',
        'charge.graphql': 'extend type Query { charge: String }',
      }),
      {strict: false},
    );
    expect(Object.keys(schema.getQueryType()!.getFields()).sort()).toEqual(['charge', 'payment']);
    expect(sdl).toContain(`Reads of ${brand.slug}.`);
    expect(sdl).toContain('@deprecated(reason: "Use `charge` instead.")');
  });

  it('names file and line of a syntax error, of all files at once', () => {
    const folder = folderWith({'a.graphql': 'type Query {\n  a: \n}', 'b.graphql': 'tipe B { b: Int }'});
    expect(() => joinSchema(folder)).toThrow(
      /a\.graphql:3:1: Syntax Error: .*\n.*b\.graphql:1:1: Syntax Error: Unexpected Name "tipe"/,
    );
  });

  it('names file, line and the nearest name of an unknown type', () => {
    const folder = folderWith({
      'a.graphql': 'type Query {\n  payment: Paymnet\n}',
      'b.graphql': 'type Payment { id: ID }',
    });
    expect(() => joinSchema(folder)).toThrow(/a\.graphql:2:12: Unknown type "Paymnet"\. Did you mean "Payment"\?/);
  });

  it('names an unknown brand token', () => {
    const folder = folderWith({'a.graphql': '"""{product.nam}"""\ntype Query { a: Int }'});
    expect(() => joinSchema(folder)).toThrow(/a\.graphql:1:4: unknown brand token \{product\.nam\}/);
  });

  it('says what an empty folder lacks', () => {
    expect(() => joinSchema(folderWith({}))).toThrow('holds no schema');
  });
});
