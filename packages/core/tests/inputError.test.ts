import {expect, it} from 'vitest';
import {formatDiagnostic, InputError} from '../src/inputError';

it('shows control characters, which would change what a terminal shows', () => {
  const problem = {file: 'a\r.md', line: 2, message: 'the id \x1b[31mred\x07\x9b is wrong.\n\tDelete it.'};
  expect(formatDiagnostic(problem)).toBe('a\\x0d.md:2: the id \\x1b[31mred\\x07\\x9b is wrong.\n\tDelete it.');
  expect(new InputError([problem]).message).toBe(formatDiagnostic(problem));
});
