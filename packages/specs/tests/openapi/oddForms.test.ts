/** Forms of YAML and JSON Schema that are right but rare, or that nobody could follow. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {InputError} from '@paydocs/core/inputError';
import {bundleOpenApi} from '../../src/openapi/bundle';
import type {OpenApiDocument} from '../../src/openapi/document';

const RULES = path.resolve('tests/fixture-site/redocly.yaml');

const description = (version: string, schemas: string): string => `openapi: ${version}
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

/** What is wrong with a description, as `line: message`. */
async function problemsOf(text: string, name?: string): Promise<string[]> {
  const error: unknown = await bundle(text, {}, name).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(InputError);
  return (error as InputError).diagnostics.map(({line, message}) => `${line}: ${message}`);
}

it('takes schemas of 3.1 that are true or false, wherever they stand', async () => {
  const {components} = await bundle(
    description(
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

it('refuses them in 3.0, which has none', async () => {
  expect(await problemsOf(description('3.0.3', '    A: {properties: {any: true}}'))).toEqual([
    expect.stringMatching(/^10: Expected type `Schema` \(object\) but got `boolean`/),
  ]);
});

it('takes names of schemas in the mapping of a discriminator, of any file', async () => {
  const kinds = `{type: object, required: [kind], properties: {kind: {type: string}}, discriminator: {propertyName: kind, mapping: {b: B}}}`;
  const text = description('3.0.3', `    A: ${kinds}\n    B: {type: object}\n    C: {$ref: './c.yaml'}`);
  const {components} = await bundle(text, {'c.yaml': kinds});
  for (const name of ['A', 'c'])
    expect(components?.schemas?.[name]?.discriminator?.mapping).toEqual({b: '#/components/schemas/B'});
  expect(await problemsOf(text.replace('{b: B}', '{b: Nobody}').replace(/ {4}C:.*/, ''))).toEqual([
    "10: Can't resolve $ref. Correct the name or the reference: this schema doesn't exist. [no-unresolved-refs]",
  ]);
});

it.each(["'#'", "''", "'./openapi.yaml'", "'openapi.yaml#'"])(
  'refuses a reference to the whole description: %s',
  async (ref) => {
    expect(await problemsOf(description('3.0.3', `    A:\n      properties:\n        a: {$ref: ${ref}}`))).toEqual([
      expect.stringMatching(/^12: the reference ".*" points to the whole description.* Write a path in the file/),
    ]);
  },
);

it('takes a reference to the whole of another file, from that file too', async () => {
  const {components} = await bundle(description('3.1.0', "    A: {$ref: './tree.yaml'}"), {
    'tree.yaml': "type: object\nproperties: {child: {$ref: '#'}}\n",
  });
  expect(components?.schemas?.tree).toMatchObject({properties: {child: {$ref: '#/components/schemas/tree'}}});
});

it('takes aliases, and refuses those that nobody could follow to their end', async () => {
  const {components} = await bundle(description('3.0.3', '    A: &a {type: string}\n    B: *a'));
  expect(components?.schemas?.B).toEqual({type: 'string'});
  expect(await problemsOf(description('3.0.3', '    A: &a\n      properties:\n        me: *a'))).toEqual([
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
    await problemsOf(`${description('3.0.3', '    A: {type: string}')}${bomb.join('\n').replace(/^x/gm, 'x-')}\n`),
  ).toEqual([
    expect.stringMatching(/^12: this alias and the ones after it expand the file to more than 1000000 values/),
  ]);
});

it('says where a description is nested too deeply, in JSON as in YAML', async () => {
  const deep = '['.repeat(20_000) + ']'.repeat(20_000);
  const json = `{"openapi": "3.0.3",\n"x-deep": ${deep},\n"paths": {}}`;
  expect(await problemsOf(json, 'openapi.json')).toEqual([
    expect.stringMatching(/^2: this is nested more than 100 levels deep\./),
  ]);
});
