/**
 * Specifications with names that every JavaScript object has, such as `constructor`, generate the same output as others: only
 * the names differ.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it, onTestFinished} from 'vitest';
import builder from '@paydocs/reference/request-form';
import {createCollectionFiles} from '@paydocs/agents/collections';
import {listFiles} from '@paydocs/core';
import {generateGraphqlPages} from '@paydocs/reference/generate';
import type {OpenApiDocument} from '@paydocs/specs';
import {namedOpenApi, namedSdl, PROTOTYPE_NAMES} from '../../foreign/prototypeNames';
import {REST, restPages} from '../../reference/restPages';

/** Replacements of the same length, and with the same position in the order of names. */
const ORDINARY: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  constructor: 'constructox',
  ['__proto__']: '__protx__',
  toString: 'toStrinx',
  valueOf: 'valueOx',
  hasOwnProperty: 'hasOwnPropertx',
});
const calls = {url: 'https://api.example', webSocketUrl: 'wss://api.example', apiKeyVariable: 'API_KEY'};

/** Generates the data of pages, forms, and collections, and returns it by file name. */
async function generateAll(names: readonly string[]): Promise<Map<string, string>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'own-names-'));
  onTestFinished(() => fs.rmSync(folder, {recursive: true, force: true}));
  const [rest, graphql] = [path.join(folder, 'rest'), path.join(folder, 'graphql')];
  for (const name of ['rest', 'graphql', 'forms']) fs.mkdirSync(path.join(folder, name));
  const document = namedOpenApi(names) as unknown as OpenApiDocument;
  await restPages(document, rest);
  const schema = path.join(folder, 'schema.graphql');
  fs.writeFileSync(schema, namedSdl(names));
  const reference = {schema, basePath: 'apis/graphql', baseUrl: '/', loadPageOptions: () => ({calls})};
  const warnings: unknown[] = [];
  await generateGraphqlPages(reference, graphql, (warning) => warnings.push(warning));
  const specPath = path.join(folder, 'openapi.json');
  fs.writeFileSync(specPath, JSON.stringify(document));
  const context = {siteDir: folder, baseUrl: '/', i18n: {currentLocale: 'en'}, codeTranslations: {}} as LoadContext;
  await builder(context, {rest: {...REST, specPath}, graphql: reference, folder: 'forms'}).loadContent?.();
  const operations = path.join(graphql, 'operations');
  const onWarning = (warning: unknown): void => void warnings.push(warning);
  const collections = await createCollectionFiles({document, operations, slug: 'names', onWarning});
  expect(warnings).toEqual([]);
  const files = ['rest', 'graphql', 'forms'].flatMap((root) =>
    listFiles(path.join(folder, root)).map(
      (file) => [path.relative(folder, file), fs.readFileSync(file, 'utf8')] as const,
    ),
  );
  const texts = [...collections].flatMap(([name, text]) => (typeof text === 'string' ? [[name, text] as const] : []));
  return new Map([...files, ...texts].map(([name, text]) => [replaceNames(name), replaceNames(text)]));
}

/** Replaces the names in a text with ordinary ones, including derived spellings, such as `to-string`. */
function replaceNames(text: string): string {
  const spell = (name: string, between: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, between);
  let result = text;
  for (const [name, other] of Object.entries(ORDINARY).flatMap(([name, other]) => {
    const pairs = [name, other].map((each) => each.replaceAll('_', ''));
    const all = ['-', '_', ' ', ''].map((between) => pairs.map((each) => spell(each, between)));
    return all as [string, string][];
  })) {
    for (const change of [
      (each: string) => each,
      (each: string) => each.toLowerCase(),
      (each: string) => each.toUpperCase(),
      (each: string) => each.charAt(0).toUpperCase() + each.slice(1),
    ])
      result = result.replaceAll(change(name), change(other));
  }
  return (
    result
      // IDs and file names that are derived from the content.
      .replace(/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|(?<=\.)[0-9a-f]{8}(?=\.)/g, 'hash')
      // The validator of forms has a keyword `constructor`, and JavaScript has a special syntax for a key `__proto__`.
      .replaceAll(/(?<=["/])_(?=(?:constructox|__protx__|toStrinx|valueOx|hasOwnPropertx)")/g, '')
      .replaceAll(
        /<span class=\\"hl-property\\">\[<\/span><span class=\\"hl-string\\">'(\w+)'<\/span><span class=\\"hl-property\\">\]/g,
        '<span class=\\"hl-property\\">$1',
      )
  );
}

describe('specifications with names that every object has', () => {
  it('generate the same output as other names', async () => {
    const [own, others] = [await generateAll(PROTOTYPE_NAMES), await generateAll(Object.values(ORDINARY))];
    expect([...own.keys()].sort()).toEqual([...others.keys()].sort());
    expect(own.size).toBeGreaterThan(150);
    const differing = [...own].filter(([name, text]) => text !== others.get(name));
    expect(differing.map(([name]) => name)).toEqual([]);
  });
});
