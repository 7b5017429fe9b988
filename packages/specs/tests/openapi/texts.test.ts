/** Checks that names and texts of a description that would break programs or pages are reported with their line. */
import {describe, expect, it} from 'vitest';
import {getDiagnostics} from './getDiagnostics';

describe.each([true, false])('strict: %s', (strict) => {
  it.each([
    [
      'paths:\n  /a:\n    parameters:\n      - {in: header, name: "X-A\\r\\nEvil: 1", schema: {}}',
      5,
      'header "X-A\\r\\nEvil: 1"',
    ],
    [
      'components:\n  parameters:\n    A:\n      in: cookie\n      name: "a\\0"\n      schema: {}',
      6,
      'cookie "a\\u0000"',
    ],
    ['components:\n  securitySchemes:\n    Key: {type: apiKey, in: header, name: "X\\nY"}', 4, 'header "X\\nY"'],
    [
      'components:\n  responses:\n    A:\n      headers:\n        "X\\nY": {schema: {}}\n      description: A',
      6,
      'header "X\\nY"',
    ],
    [
      'components:\n  requestBodies:\n    A:\n      content:\n        "text/plain\\nX: 1": {}',
      6,
      'media type "text/plain\\nX: 1"',
    ],
  ])('rejects a line break in %j', async (lines, line, name) => {
    expect(await getDiagnostics(lines, strict)).toEqual([
      `${line}: the name of the ${name} contains a line break or another control character. Delete the character. [openapi/source]`,
    ]);
  });

  it.each([
    ['in a description', `info:\n  description: '${'>'.repeat(3000)} a'\n  title: A\n  version: '1'`, 3],
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
  ])('rejects what no page can show %s', async (_, lines, line) => {
    expect(await getDiagnostics(lines, strict)).toEqual([
      expect.stringMatching(
        new RegExp(`^${line}: this description nests quotes, lists, or tags more than 100 levels deep`),
      ),
    ]);
  });

  it("ignores data, and names that aren't headers", async () => {
    const parameter = '{in: query, name: "a\\nb", schema: {}, example: {in: header, name: "a\\nb"}}';
    const data = `default: {headers: {"a\\nb": 1}}, properties: {content: {properties: {"a\\nb": {}}}}, example: "${'>'.repeat(500)}"`;
    const lines = `components:\n  parameters: {A: ${parameter}}\n  schemas: {A: {${data}}}`;
    expect(await getDiagnostics(lines, strict)).toEqual([]);
  });
});
