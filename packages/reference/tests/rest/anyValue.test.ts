/**
 * A description with a wrong value anywhere makes a reference, or a message with file and line: never a stack.
 *
 * @module-tag mutations
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import YAML from 'yaml';
import {InputError} from '@paydocs/core/inputError';
import {bundleOpenApi} from '@paydocs/specs/openapi/bundle';
import {REST, restPages} from '../../../../tests/reference/restPages';
import {createRestUrlFinder} from '../../src/rest/urls';
import {readReference} from '../../src/rest/reference';

const TEXT = fs.readFileSync('tests/fixtures/foreign/any-value.yaml', 'utf8');
/** Stands for a key that isn't there. */
const ABSENT = Symbol('absent');
const VALUES = [ABSENT, null, true];

type Step = string | number;

/** @returns the ways to values, one for each key below a key */
function ways(node: unknown, way: Step[] = [], seen = new Set<string>()): Step[][] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const inside = [...way, Array.isArray(node) ? Number(key) : key];
    const kind = inside.slice(-2).join('.');
    const isNew = !seen.has(kind);
    seen.add(kind);
    return [...(isNew ? [inside] : []), ...ways(value, inside, seen)];
  });
}

let root = '';
beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'any-value-'));
});
afterAll(() => fs.rmSync(root, {recursive: true}));

/** Makes the pages of a description. @returns what is wrong with it */
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

it('the description itself makes a reference', async () => expect(await generate(TEXT)).toBe(''));

it.each(ways(YAML.parse(TEXT)).map((way) => [way.join('.'), way] as const))('%s', async (_, way) => {
  const empty = YAML.isSeq(YAML.parseDocument(TEXT).getIn(way)) ? [null] : {};
  for (const value of [...VALUES, empty]) {
    const document = YAML.parseDocument(TEXT);
    if (value === ABSENT) document.deleteIn(way);
    else document.setIn(way, value);
    expect(await generate(document.toString()), String(JSON.stringify(value))).toMatch(
      /^$|^\S+openapi\.yaml:\d+:|doesn't specify its OpenAPI version/,
    );
  }
});
