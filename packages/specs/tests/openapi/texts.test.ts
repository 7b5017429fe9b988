/** Checks that names and texts of a description that would break programs or pages are reported with their line. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {readAndCheckSources} from '../../src/openapi/reading/references';

/** @returns diagnostics of a description with these lines after its header, as `line: message` */
function getDiagnostics(lines: string, strict: boolean): string[] {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'openapi-')));
  onTestFinished(() => fs.rmSync(folder, {recursive: true}));
  const root = path.join(folder, 'api.yaml');
  fs.writeFileSync(root, `openapi: 3.1.0\n${lines}\n`);
  try {
    readAndCheckSources(root, folder, {strict});
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.replace(/^.*api\.yaml:(\d+):\d+: /, '$1: '));
  }
}

describe.each([true, false])('strict: %s', (strict) => {
  it.each([
    ['paths:\n  /a:\n    parameters:\n      - {in: header, name: "X-A\\r\\nEvil: 1"}', 5, 'header "X-A\\r\\nEvil: 1"'],
    ['components:\n  parameters:\n    A:\n      in: cookie\n      name: "a\\0"', 6, 'cookie "a\\u0000"'],
    ['components:\n  securitySchemes:\n    Key: {type: apiKey, in: header, name: "X\\nY"}', 4, 'header "X\\nY"'],
    ['components:\n  responses:\n    A:\n      headers:\n        "X\\nY": {}', 6, 'header "X\\nY"'],
    [
      'components:\n  requestBodies:\n    A:\n      content:\n        "text/plain\\nX: 1": {}',
      6,
      'media type "text/plain\\nX: 1"',
    ],
  ])('rejects a line break in %j', (lines, line, name) => {
    expect(getDiagnostics(lines, strict)).toEqual([
      `${line}: the name of the ${name} contains a line break or another control character. Delete the character. [openapi/source]`,
    ]);
  });

  it.each([
    ['in a description', `info:\n  description: '${'>'.repeat(3000)} a'`, 3],
    [
      'in the description of a schema',
      `components:\n  schemas:\n    A:\n      description: |\n        a\n\n        ${'- '.repeat(200)}a`,
      5,
    ],
    [
      'in the cause of an error',
      `components:\n  schemas:\n    A:\n      x-errors: {a: {cause: "${'<b>'.repeat(200)}"}}`,
      5,
    ],
  ])('rejects what no page can show %s', (_, lines, line) => {
    expect(getDiagnostics(lines, strict)).toEqual([
      expect.stringMatching(
        new RegExp(`^${line}: this description nests quotes, lists, or tags more than 100 levels deep`),
      ),
    ]);
  });

  it("ignores data, and names that aren't headers", () => {
    const parameter = '{in: query, name: "a\\nb", example: {in: header, name: "a\\nb"}}';
    const data = `default: {headers: {"a\\nb": 1}}, properties: {content: {properties: {"a\\nb": {}}}}, example: "${'>'.repeat(500)}"`;
    expect(getDiagnostics(`components:\n  parameters: {A: ${parameter}}\n  schemas: {A: {${data}}}`, strict)).toEqual(
      [],
    );
  });
});
