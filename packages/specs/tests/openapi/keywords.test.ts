import {describe, expect, it} from 'vitest';
import {getDiagnostics} from './getDiagnostics';

const createDescription = (schema: string): string => `components:\n  schemas:\n    A:\n      ${schema}`;

describe('the check of keywords', () => {
  it.each([
    ['pattern: "[a"', 'the pattern "[a" isn\'t a valid regular expression'],
    ['x-errors: [{gone: {}}]', '"x-errors" must map each code to its status'],
    ['x-errors: {gone: It is gone.}', '"x-errors" must map each code to its status'],
    ['x-enumDescriptions: A and B', '"x-enumDescriptions" must map each value to its meaning'],
  ])('reports %s', async (keyword, message) => {
    const text = createDescription(`properties:\n        code:\n          type: string\n          ${keyword}`);
    const [diagnostic = '', ...others] = await getDiagnostics(text);
    expect(diagnostic).toContain(`8: ${message}`);
    expect(others).toEqual([]);
  });

  it('reports keywords next to a reference', async () => {
    const text = createDescription("$ref: '#/components/schemas/B'\n      x-errors: [gone]\n    B: {type: string}");
    expect(await getDiagnostics(text)).toEqual([expect.stringContaining('6: "x-errors" must map each code')]);
  });

  it.each([
    'pattern: "^[a-z]+$"',
    'x-errors: {gone: {cause: It is gone.}}',
    'x-enumDescriptions: {A: First.}',
    'x-enumDescriptions: [First.]',
    'example: {pattern: "["}',
    'properties: {x-errors: {type: string}, pattern: {type: string}}',
  ])('accepts %s', async (keyword) => {
    expect(await getDiagnostics(createDescription(keyword))).toEqual([]);
  });
});
