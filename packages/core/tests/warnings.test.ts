import {describe, expect, it} from 'vitest';
import {summarizeWarnings} from '../src/warnings';

const createWarning = (kind: string, file: string, line?: number) => ({kind, file, line, message: 'Say more.'});

describe('summarizeWarnings', () => {
  it('counts each kind, the most frequent first, with its first three locations', () => {
    const warnings = [
      createWarning('no example', 'a.yaml'),
      ...[1, 2, 3, 4].map((line) => createWarning('no description', 'b.yaml', line)),
    ];
    expect(summarizeWarnings('openapi', warnings)).toBe(
      'openapi: 5 warnings\n  4 × no description (b.yaml:1, b.yaml:2, b.yaml:3, …)\n  1 × no example (a.yaml)',
    );
  });

  it('returns a few lines for any number of kinds and locations', () => {
    const warnings = Array.from({length: 9000}, (_, index) => createWarning(`kind ${index % 30}`, 'a.yaml', 1));
    const lines = summarizeWarnings('openapi', warnings).split('\n');
    expect(lines).toHaveLength(12);
    expect(lines[1]).toBe('  300 × kind 0 (a.yaml:1, …)');
    expect(lines[11]).toBe('  20 more kinds, 6000 warnings');
  });

  it('returns an empty string without warnings', () => {
    expect(summarizeWarnings('openapi', [])).toBe('');
  });
});
