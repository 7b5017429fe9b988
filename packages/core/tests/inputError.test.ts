import {expect, it} from 'vitest';
import {formatDiagnostic, InputError} from '../src/inputError';

it('escapes control characters, which would change the output of a terminal', () => {
  const diagnostic = {file: 'a\r.md', line: 2, message: 'the id \x1b[31mred\x07\x9b is wrong.\n\tDelete it.'};
  expect(formatDiagnostic(diagnostic)).toBe('a\\x0d.md:2: the id \\x1b[31mred\\x07\\x9b is wrong.\n\tDelete it.');
  expect(new InputError([diagnostic]).message).toBe(formatDiagnostic(diagnostic));
});
