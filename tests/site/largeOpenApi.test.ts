/**
 * A description of 1,000 operations: each has a page, and nothing is lost.
 *
 * @module-tag sites
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {largeOpenApi} from '../foreign/openApi';
import {restPages} from '../reference/restPages';

const OPERATIONS = 1000;
const document = largeOpenApi(OPERATIONS);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rest-'));

type Json = {[key: string]: Json} & {$ref?: string; enum?: string[]; name?: string};
const components = document.components as Record<string, Record<string, Json>>;

function resolve(value: Json): Json {
  const [, , kind = '', name = ''] = value.$ref?.split('/') ?? [];
  return value.$ref === undefined ? value : components[kind]![name]!;
}

/** Returns the names and values on the first level of a body's schema, which every page must have. */
function collectNames(schema: Json): string[] {
  const {properties = {}} = resolve(schema) as {properties?: Record<string, Json>};
  return Object.entries(properties).flatMap(([name, property]) => [name, ...(property.enum ?? [])]);
}

beforeAll(async () => {
  await restPages(document, folder);
});
afterAll(() => fs.rmSync(folder, {recursive: true}));

describe('1,000 operations', () => {
  it('have a page each, with every parameter, status, property, and value', () => {
    let count = 0;
    const lost: string[] = [];
    for (const [urlPath, item] of Object.entries(document.paths as Record<string, Record<string, Json>>)) {
      const {parameters: shared, ...operations} = item as unknown as {parameters: Json[]} & Record<string, Json>;
      for (const [method, operation] of Object.entries(operations)) {
        count += 1;
        const {operationId, parameters, responses, requestBody} = operation as unknown as {
          operationId: string;
          parameters: Json[];
          responses: Record<string, Json>;
          requestBody?: Json;
        };
        const file = path.join(folder, operationId.replaceAll('_', '-'));
        const page = fs.readFileSync(`${file}.api.mdx`, 'utf8') + fs.readFileSync(`${file}.rest.json`, 'utf8');
        const schemas = [requestBody, responses['200']].flatMap((part) =>
          part ? [part.content!['application/json']!.schema!] : [],
        );
        const inputs = [...shared, ...parameters].map(resolve);
        const expected = [
          urlPath,
          method.toUpperCase(),
          ...inputs.flatMap(({name, schema}) => [name!, ...(schema!.enum ?? [])]),
          ...Object.keys(responses),
          ...schemas.flatMap(collectNames),
        ];
        lost.push(...expected.filter((name) => !page.includes(name)).map((name) => `${operationId}: ${name}`));
      }
    }
    expect(count).toBe(OPERATIONS);
    expect(lost).toEqual([]);
    expect(fs.readdirSync(folder).filter((file) => file.endsWith('.api.mdx'))).toHaveLength(OPERATIONS);
  });

  it('have a page for every schema, with every property and value', () => {
    const lost = Object.entries(components.schemas!).flatMap(([name, schema]) => {
      const file = fs
        .readdirSync(path.join(folder, 'schemas'))
        .find((entry) => entry.toLowerCase().replaceAll('-', '') === `${name.toLowerCase()}.rest.json`);
      const page = file === undefined ? '' : fs.readFileSync(path.join(folder, 'schemas', file), 'utf8');
      return collectNames(schema)
        .filter((wanted) => !page.includes(`"${wanted}"`))
        .map((wanted) => `${name}: ${wanted}`);
    });
    expect(lost).toEqual([]);
    expect(fs.readdirSync(path.join(folder, 'schemas')).filter((file) => file.endsWith('.mdx'))).toHaveLength(200);
  });

  it('are in the sidebar once each', () => {
    const sidebar = fs.readFileSync(path.join(folder, 'sidebar.ts'), 'utf8');
    const ids = [...sidebar.matchAll(/id: "((?:get|post|put|delete)-[^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(OPERATIONS);
    expect(ids).toHaveLength(OPERATIONS);
  });
});
