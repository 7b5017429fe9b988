/** Checks forms of YAML and JSON Schema that are valid but rare, or that can't be resolved. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {InputError} from '@paydocs/core';
import {bundleOpenApi} from '../../src/openapi/bundle';
import type {OpenApiDocument} from '../../src/openapi/document';

const RULES = path.resolve('tests/fixture-site/redocly.yaml');

const createDescription = (version: string, schemas: string): string => `openapi: ${version}
info: {title: Odd, version: '1'}
paths:
  /odd:
    get:
      responses:
        '200': {description: Done., content: {application/json: {schema: {$ref: '#/components/schemas/A'}}}}
components:
  schemas:
${schemas}
`;

async function bundle(
  text: string,
  others: Record<string, string> = {},
  name = 'openapi.yaml',
): Promise<OpenApiDocument> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'openapi-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  for (const [file, content] of Object.entries({...others, [name]: text}))
    fs.writeFileSync(path.join(folder, file), content);
  return (await bundleOpenApi(path.join(folder, name), RULES, {strict: false})) as unknown as OpenApiDocument;
}

/** @returns diagnostics of a description as `line: message` */
async function getDiagnostics(text: string, name?: string): Promise<string[]> {
  const error: unknown = await bundle(text, {}, name).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(InputError);
  return (error as InputError).diagnostics.map(({line, message, id}) => `${line}: ${message} [${id}]`);
}

it('accepts boolean schemas of OpenAPI 3.1 anywhere', async () => {
  const {components} = await bundle(
    createDescription(
      '3.1.0',
      `    A:
      properties: {any: true, none: false, not: {const: false}, schema: {default: true}}
      additionalProperties: false
      anyOf: [true, {$ref: '#/components/schemas/Any'}]
      patternProperties: {x: true}
      if: true
      then: {required: [a]}
    Any: true
    List: {type: array, prefixItems: [true, false], items: false}
    Part: {$ref: './part.yaml'}`,
    ),
    {'part.yaml': 'properties: {inner: false}\n'},
  );
  expect(components?.schemas).toMatchObject({
    A: {
      properties: {any: {}, none: {not: {}}, not: {const: false}, schema: {default: true}},
      additionalProperties: false,
      anyOf: [{}, {$ref: '#/components/schemas/Any'}],
      patternProperties: {x: {}},
      if: {},
    },
    Any: {},
    List: {prefixItems: [{}, {not: {}}], items: false},
    part: {properties: {inner: {not: {}}}},
  });
});

it('accepts booleans at names that every object has', async () => {
  const {info} = await bundle(
    createDescription('3.1.0', '    A: {type: string}').replace("version: '1'", "version: '1', toString: true"),
  );
  expect(info).toMatchObject({toString: true});
});

it("rejects boolean schemas in OpenAPI 3.0, which doesn't support them", async () => {
  expect(await getDiagnostics(createDescription('3.0.3', '    A: {properties: {any: true}}'))).toEqual([
    expect.stringMatching(/^10: Expected type `Schema` \(object\) but got `boolean`/),
  ]);
});

it('accepts schema names in the mapping of a discriminator in any file', async () => {
  const kinds = `{type: object, required: [kind], properties: {kind: {type: string}}, discriminator: {propertyName: kind, mapping: {b: B}}}`;
  const text = createDescription('3.0.3', `    A: ${kinds}\n    B: {type: object}\n    C: {$ref: './c.yaml'}`);
  const {components} = await bundle(text, {'c.yaml': kinds});
  for (const name of ['A', 'c'])
    expect(components?.schemas?.[name]?.discriminator?.mapping).toEqual({b: '#/components/schemas/B'});
  expect(await getDiagnostics(text.replace('{b: B}', '{b: Nobody}').replace(/ {4}C:.*/, ''))).toEqual([
    "10: Can't resolve $ref. Correct the reference, or define the part that it points to. [openapi/no-unresolved-refs]",
  ]);
});

it.each(["'#'", "''", "'./openapi.yaml'", "'openapi.yaml#'"])(
  'rejects a reference to the whole description: %s',
  async (ref) => {
    expect(
      await getDiagnostics(createDescription('3.0.3', `    A:\n      properties:\n        a: {$ref: ${ref}}`)),
    ).toEqual([
      expect.stringMatching(/^12: the reference ".*" points to the whole description.* Use a path within the file/),
    ]);
  },
);

it('accepts a reference to the whole of another file, also from that file', async () => {
  const {components} = await bundle(createDescription('3.1.0', "    A: {$ref: './tree.yaml'}"), {
    'tree.yaml': "type: object\nproperties: {child: {$ref: '#'}}\n",
  });
  expect(components?.schemas?.tree).toMatchObject({properties: {child: {$ref: '#/components/schemas/tree'}}});
});

it("accepts aliases, and rejects those that can't be resolved completely", async () => {
  const {components} = await bundle(createDescription('3.0.3', '    A: &a {type: string}\n    B: *a'));
  expect(components?.schemas?.B).toEqual({type: 'string'});
  expect(await getDiagnostics(createDescription('3.0.3', '    A: &a\n      properties:\n        me: *a'))).toEqual([
    expect.stringMatching(/^12: this alias refers back to the anchor that contains it\. Write "\$ref"/),
  ]);
  const bomb = ['x0: &x0 [1, 1, 1, 1, 1, 1, 1, 1, 1]'];
  for (let n = 1; n < 9; n += 1)
    bomb.push(
      `x${n}: &x${n} [${Array(9)
        .fill(`*x${n - 1}`)
        .join(', ')}]`,
    );
  expect(
    await getDiagnostics(
      `${createDescription('3.0.3', '    A: {type: string}')}${bomb.join('\n').replace(/^x/gm, 'x-')}\n`,
    ),
  ).toEqual([
    expect.stringMatching(/^12: this alias and the aliases after it expand the file to more than 1000000 values/),
  ]);
});

it('reports where a description is nested too deeply, also in JSON', async () => {
  const deep = '['.repeat(20_000) + ']'.repeat(20_000);
  const json = `{"openapi": "3.0.3",\n"x-deep": ${deep},\n"paths": {}}`;
  expect(await getDiagnostics(json, 'openapi.json')).toEqual([
    expect.stringMatching(/^2: this is nested more than 100 levels deep\./),
  ]);
});
