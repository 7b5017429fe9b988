/** Checks descriptions of other providers: style issues only cause warnings, but errors still fail. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, describe, onTestFinished} from 'vitest';
import type {Warning} from '@paydocs/core';
import {bundleOpenApi} from '../../src/openapi/bundle';

const RULES = path.resolve('tests/fixture-site/redocly.yaml');

function createFolder(files: Record<string, string>): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'openapi-')));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  return folder;
}

const createUntidyDescription = (schema: string): string => `openapi: 3.0.3
info: {title: Untidy, version: '1', x: 1}
unexpected: true
paths:
  /Some_Path/{id}:
    get: {responses: {'200': {description: Done., content: {text/csv: {schema: ${schema}}}}}}
components: {schemas: {Unused: {type: string}}}
`;

async function bundle(folder: string): Promise<{document: Record<string, unknown>; warnings: Warning[]}> {
  const warnings: Warning[] = [];
  const document = await bundleOpenApi(folder, RULES, {strict: false, onWarning: (found) => void warnings.push(found)});
  return {document, warnings};
}

describe('bundleOpenApi in lenient mode', () => {
  it('warns about style issues with file and line, and rejects none', async () => {
    const folder = createFolder({'openapi.yaml': createUntidyDescription('{type: string}'), 'notes.yaml': 'a: 1\n'});
    const {document, warnings} = await bundle(folder);
    expect(Object.keys(document.paths as object)).toEqual(['/Some_Path/{id}']);
    const kinds = warnings.map(({kind}) => kind);
    for (const kind of ['struct', 'operation-description', 'operation-operationId', 'no-unused-components']) {
      expect(kinds).toContain(kind);
    }
    expect(kinds).toContain('unreferenced file');
    const warning = warnings.find(({kind}) => kind === 'operation-description');
    expect(`${path.relative(folder, path.resolve(warning!.file))}:${warning!.line}`).toBe('openapi.yaml:6');
    await expect(bundleOpenApi(folder, RULES)).rejects.toThrow('[openapi/operation-description]');
  });

  it('warns about fields that share an anchor', async () => {
    const folder = createFolder({
      'openapi.yaml': createUntidyDescription(
        '{type: object, properties: {userId: {type: string}, userID: {type: string}}}',
      ),
    });
    const {warnings} = await bundle(folder);
    expect(warnings.find(({kind}) => kind === 'two fields with the same anchor')?.message).toContain('"#user-id"');
  });

  it('reads no fields from examples', async () => {
    const folder = createFolder({
      'openapi.yaml': createUntidyDescription('{type: object, example: {properties: {userId: a, userID: b}}}'),
    });
    const {warnings} = await bundle(folder);
    expect(warnings.map(({kind}) => kind)).not.toContain('two fields with the same anchor');
  });

  it.each([
    [
      'a broken reference',
      createUntidyDescription("{$ref: '#/components/schemas/Gone'}"),
      /openapi\.yaml:6:\d+: .*is broken/,
    ],
    ['an unknown type', createUntidyDescription('{type: strng}'), /openapi\.yaml:6:\d+: .*`type`/],
    ['a syntax error', createUntidyDescription('{type: string'), /openapi\.yaml:\d+:\d+: /],
  ])('rejects %s', async (_, text, message) => {
    await expect(bundle(createFolder({'openapi.yaml': text}))).rejects.toThrow(message);
  });

  it.each([
    ['no path', 'paths: {}'],
    ['no path and no webhook', 'webhooks: {}\npaths: {}'],
    ['a path without an operation', 'paths:\n  /a: {parameters: []}\ncomponents: {schemas: {A: {type: string}}}'],
  ])('rejects a description with %s, whose reference would have no pages', async (_, content) => {
    const folder = createFolder({'openapi.yaml': `openapi: 3.1.0\ninfo: {title: A, version: '1'}\n${content}\n`});
    await expect(bundle(folder)).rejects.toThrow(
      /openapi\.yaml:3: the description has no operations or webhooks, so its reference would have no pages\. Add at least one/,
    );
  });

  it.each(['https://', 'https://exa mple', '//', 'https://{none}:x'])('rejects the server URL %s', async (url) => {
    const text = createUntidyDescription('{type: string}').replace(
      'unexpected: true',
      `servers: [{url: /v1}, {url: '${url}'}]`,
    );
    await expect(bundle(createFolder({'openapi.yaml': text}))).rejects.toThrow(
      `openapi.yaml:3:24: the server URL "${url}" isn't valid. Write a complete URL, such as "https://api.example.com/v1", or a path, such as "/v1".`,
    );
  });

  it.each(['', '/', '/v1', 'v1', '//api.example', 'https://{region}.example/{version}', '{anywhere}/v1'])(
    'accepts the server URL "%s"',
    async (url) => {
      const server = `{url: '${url}', variables: {region: {default: eu}, version: {default: v1}}}`;
      const text = createUntidyDescription('{type: string}').replace('unexpected: true', `servers: [${server}]`);
      const {document} = await bundle(createFolder({'openapi.yaml': text}));
      expect(document).toMatchObject({servers: [{url}]});
    },
  );

  it('explains how OpenAPI 3.1 specifies a limit', async () => {
    const text = createUntidyDescription('{type: integer, minimum: 1, exclusiveMinimum: true}').replace(
      '3.0.3',
      '3.1.0',
    );
    await expect(bundle(createFolder({'openapi.yaml': text}))).rejects.toThrow(
      /openapi\.yaml:6:\d+: Expected type `number` but got `boolean`\. In OpenAPI 3\.1, exclusiveMinimum/,
    );
  });

  it('accepts a property with the name of a method', async () => {
    const schema = '{type: object, required: [id], properties: {hasOwnProperty: {type: string}, id: {type: string}}}';
    const {document} = await bundle(createFolder({'openapi.yaml': createUntidyDescription(schema)}));
    expect(JSON.stringify(document)).toContain('"hasOwnProperty":{"type":"string"}');
  });

  it('converts a number to a string where a string is required', async () => {
    const text = createUntidyDescription('{type: object, title: 7, properties: {title: {type: string, example: 1}}}')
      .replace("version: '1'", 'version: 1.5')
      .replace('get: {', 'get: {summary: 2, tags: [3], description: true, ');
    const folder = createFolder({'openapi.yaml': text.replace('unexpected: true', 'tags: [{name: 3}]')});
    const {document, warnings} = await bundle(folder);
    expect(document).toMatchObject({
      info: {version: '1.5'},
      tags: [{name: '3'}],
      paths: {'/Some_Path/{id}': {get: {summary: '2', tags: ['3'], description: 'true'}}},
    });
    expect(JSON.stringify(document)).toContain(
      '{"type":"object","title":"7","properties":{"title":{"type":"string","example":1}}}',
    );
    expect(warnings.filter(({message}) => message.includes('Expected type `string`'))).not.toEqual([]);
    await expect(bundleOpenApi(folder, RULES)).rejects.toThrow(
      'Expected type `string` but got `number`. Put it in quotes.',
    );
  });

  it('finds the root file by its content', async () => {
    const folder = createFolder({
      'our-api.json': JSON.stringify(
        {info: {title: 'A', version: '1'}, openapi: '3.1.0', paths: {'/a': {$ref: 'a.yaml'}}},
        null,
        2,
      ),
      'a.yaml': 'get: {responses: {default: {description: A.}}}\n',
    });
    const {document} = await bundle(folder);
    expect(document.paths).toEqual({'/a': {get: {responses: {default: {description: 'A.'}}}}});
    fs.writeFileSync(path.join(folder, 'other.yaml'), 'openapi: 3.1.0\n');
    await expect(bundle(folder)).rejects.toThrow('has more than one description, such as other.yaml and our-api.json');
  });
});
