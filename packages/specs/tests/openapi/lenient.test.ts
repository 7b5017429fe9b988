/** Descriptions of others: what is a matter of taste warns, what is wrong fails. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it, describe, onTestFinished} from 'vitest';
import type {Warning} from '@paydocs/core/warnings';
import {bundleOpenApi} from '../../src/openapi/bundle';

const RULES = path.resolve('tests/fixture-site/redocly.yaml');

function folderWith(files: Record<string, string>): string {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'openapi-')));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  return folder;
}

const untidy = (schema: string): string => `openapi: 3.0.3
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

describe('bundleOpenApi, leniently', () => {
  it('tells of matters of taste with file and line, and stops at none', async () => {
    const folder = folderWith({'openapi.yaml': untidy('{type: string}'), 'notes.yaml': 'a: 1\n'});
    const {document, warnings} = await bundle(folder);
    expect(Object.keys(document.paths as object)).toEqual(['/Some_Path/{id}']);
    const kinds = warnings.map(({kind}) => kind);
    for (const kind of ['struct', 'operation-description', 'operation-operationId', 'no-unused-components']) {
      expect(kinds).toContain(kind);
    }
    expect(kinds).toContain('unreferenced file');
    const place = warnings.find(({kind}) => kind === 'operation-description');
    expect(`${path.relative(folder, path.resolve(place!.file))}:${place!.line}`).toBe('openapi.yaml:6');
    await expect(bundleOpenApi(folder, RULES)).rejects.toThrow('[operation-description]');
  });

  it('tells of fields that share an address', async () => {
    const folder = folderWith({
      'openapi.yaml': untidy('{type: object, properties: {userId: {type: string}, userID: {type: string}}}'),
    });
    const {warnings} = await bundle(folder);
    expect(warnings.find(({kind}) => kind === 'two fields with the same anchor')?.message).toContain('"#user-id"');
  });

  it.each([
    [
      'a reference that leads nowhere',
      untidy("{$ref: '#/components/schemas/Gone'}"),
      /openapi\.yaml:6:\d+: .*is broken/,
    ],
    ['a type that does not exist', untidy('{type: strng}'), /openapi\.yaml:6:\d+: .*`type`/],
    ['a mistake of syntax', untidy('{type: string'), /openapi\.yaml:\d+:\d+: /],
  ])('stops at %s', async (_, text, message) => {
    await expect(bundle(folderWith({'openapi.yaml': text}))).rejects.toThrow(message);
  });

  it.each([
    ['no path', 'paths: {}'],
    ['no path and no webhook', 'webhooks: {}\npaths: {}'],
    ['a path without an operation', 'paths:\n  /a: {parameters: []}\ncomponents: {schemas: {A: {type: string}}}'],
  ])('stops at a description with %s, which would take the reference away', async (_, content) => {
    const folder = folderWith({'openapi.yaml': `openapi: 3.1.0\ninfo: {title: A, version: '1'}\n${content}\n`});
    await expect(bundle(folder)).rejects.toThrow(
      /openapi\.yaml:3: the description has no operations or webhooks, so its reference would have no pages\. Write at least one/,
    );
  });

  it.each(['https://', 'https://exa mple', '//', 'https://{none}:x'])('stops at the server URL %s', async (url) => {
    const text = untidy('{type: string}').replace('unexpected: true', `servers: [{url: /v1}, {url: '${url}'}]`);
    await expect(bundle(folderWith({'openapi.yaml': text}))).rejects.toThrow(
      `openapi.yaml:3:24: the server URL "${url}" isn't a URL. Write one such as "https://api.example.com/v1", or a path such as "/v1".`,
    );
  });

  it.each(['', '/', '/v1', 'v1', '//api.example', 'https://{region}.example/{version}', '{anywhere}/v1'])(
    'takes the server URL "%s"',
    async (url) => {
      const server = `{url: '${url}', variables: {region: {default: eu}, version: {default: v1}}}`;
      const text = untidy('{type: string}').replace('unexpected: true', `servers: [${server}]`);
      const {document} = await bundle(folderWith({'openapi.yaml': text}));
      expect(document).toMatchObject({servers: [{url}]});
    },
  );

  it('says how a limit is written since 3.1', async () => {
    const text = untidy('{type: integer, minimum: 1, exclusiveMinimum: true}').replace('3.0.3', '3.1.0');
    await expect(bundle(folderWith({'openapi.yaml': text}))).rejects.toThrow(
      /openapi\.yaml:6:\d+: Expected type `number` but got `boolean`\. In OpenAPI 3\.1, exclusiveMinimum/,
    );
  });

  it('takes a property that has the name of a method', async () => {
    const schema = '{type: object, required: [id], properties: {hasOwnProperty: {type: string}, id: {type: string}}}';
    const {document} = await bundle(folderWith({'openapi.yaml': untidy(schema)}));
    expect(JSON.stringify(document)).toContain('"hasOwnProperty":{"type":"string"}');
  });

  it('takes a number for the text that it stands for', async () => {
    const text = untidy('{type: object, title: 7, properties: {title: {type: string, example: 1}}}')
      .replace("version: '1'", 'version: 1.5')
      .replace('get: {', 'get: {summary: 2, tags: [3], description: true, ');
    const folder = folderWith({'openapi.yaml': text.replace('unexpected: true', 'tags: [{name: 3}]')});
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

  it('finds the root file by what it holds', async () => {
    const folder = folderWith({
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
