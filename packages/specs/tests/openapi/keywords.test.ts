import {parse as parseYaml} from 'yaml';
import {describe, expect, it} from 'vitest';
import {checkKeywords} from '../../src/openapi/reading/keywords';

function checkText(text: string): string[] {
  return checkKeywords('a.yaml', {text, content: parseYaml(text)}).map(({line, message}) => `${line}: ${message}`);
}

describe('checkKeywords', () => {
  it.each([
    ['pattern: "[a"', 'the pattern "[a" isn\'t a valid regular expression'],
    ['x-errors: [{gone: {}}]', '"x-errors" must map each code to its status'],
    ['x-errors: {gone: It is gone.}', '"x-errors" must map each code to its status'],
    ['x-enumDescriptions: A and B', '"x-enumDescriptions" must map each value to its meaning'],
  ])('reports %s', (keyword, message) => {
    const [diagnostic = '', ...others] = checkText(`properties:\n  code:\n    type: string\n    ${keyword}\n`);
    expect(diagnostic).toContain(`4: ${message}`);
    expect(others).toEqual([]);
  });

  it.each([
    'pattern: "^[a-z]+$"',
    'x-errors: {gone: {cause: It is gone.}}',
    'x-enumDescriptions: {A: First.}',
    'x-enumDescriptions: [First.]',
    'example: {pattern: "["}',
    'properties: {x-errors: {type: string}, pattern: {type: string}}',
  ])('accepts %s', (keyword) => {
    expect(checkText(keyword)).toEqual([]);
  });
});
