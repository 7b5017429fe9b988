/**
 * Checks that a description with a wrong value anywhere generates a reference, or an error with file and line, but never
 * a stack trace.
 *
 * @module-tag mutations
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import YAML from 'yaml';
import {InputError} from '@paydocs/core';
import {bundleOpenApi} from '@paydocs/specs/read';
import {REST, restPages} from '../../../../tests/reference/restPages';
import {createRestUrlFinder} from '../../src/rest/urls';
import {readReference} from '../../src/rest/reference';

const TEXT = fs.readFileSync('tests/fixtures/foreign/any-value.yaml', 'utf8');
/** Marks a key to delete. */
const ABSENT = Symbol('absent');
const VALUES = [ABSENT, null, true];

type Key = string | number;

/** @returns paths to values, one for each pair of parent key and key */
function collectKeyPaths(node: unknown, keyPath: Key[] = [], seen = new Set<string>()): Key[][] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const childPath = [...keyPath, Array.isArray(node) ? Number(key) : key];
    const kind = childPath.slice(-2).join('.');
    const isNew = !seen.has(kind);
    seen.add(kind);
    return [...(isNew ? [childPath] : []), ...collectKeyPaths(value, childPath, seen)];
  });
}

let root = '';
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'any-value-'));
});
afterAll(() => fs.rmSync(root, {recursive: true}));

/** Generates the pages of a description. @returns the error message, or an empty string */
async function generate(text: string): Promise<string> {
  const folder = fs.mkdtempSync(path.join(root, 'site-'));
  const specPath = path.join(folder, 'document.json');
  const pages = path.join(folder, 'pages');
  fs.mkdirSync(path.join(folder, 'api'));
  fs.mkdirSync(pages);
  fs.writeFileSync(path.join(folder, 'api/openapi.yaml'), text);
  try {
    const document = await bundleOpenApi(path.join(folder, 'api'), path.resolve('tests/fixture-site/redocly.yaml'), {
      strict: false,
    });
    fs.writeFileSync(specPath, JSON.stringify(document));
    await restPages(document, pages);
    createRestUrlFinder(readReference(specPath, REST))('things_make');
    return '';
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

it('generates a reference from the unchanged description', async () => expect(await generate(TEXT)).toBe(''));

it.each(collectKeyPaths(YAML.parse(TEXT)).map((keyPath) => [keyPath.join('.'), keyPath] as const))(
  '%s',
  async (_, keyPath) => {
    const empty = YAML.isSeq(YAML.parseDocument(TEXT).getIn(keyPath)) ? [null] : {};
    for (const value of [...VALUES, empty]) {
      const document = YAML.parseDocument(TEXT);
      if (value === ABSENT) document.deleteIn(keyPath);
      else document.setIn(keyPath, value);
      expect(await generate(document.toString()), String(JSON.stringify(value))).toMatch(
        /^$|^\S+openapi\.yaml:\d+:|doesn't specify its OpenAPI version/,
      );
    }
  },
);
