import {describe, expect, it} from 'vitest';
import {formatDiagnostics, takeFormat} from '../../src/diagnostics/format';

const diagnostic = {
  file: 'docs/a,b.md',
  id: 'content/link',
  line: 3,
  column: 7,
  message: 'the link is 100% broken:\nmend it.',
};

describe('formatDiagnostics', () => {
  it('returns one line for each diagnostic as text', () => {
    expect(formatDiagnostics([diagnostic, {file: 'a.md', message: 'b'}], 'text')).toBe(
      'docs/a,b.md:3:7: the link is 100% broken:\nmend it. [content/link]\na.md: b',
    );
  });

  it('returns an array as JSON', () => {
    expect(JSON.parse(formatDiagnostics([diagnostic], 'json'))).toEqual([diagnostic]);
    expect(formatDiagnostics([], 'json')).toBe('[]');
  });

  it('returns annotations for GitHub Actions, with what has a meaning there escaped', () => {
    expect(formatDiagnostics([diagnostic, {file: 'a.md', message: 'b'}], 'github')).toBe(
      '::error file=docs/a%2Cb.md,line=3,col=7,title=content/link::the link is 100%25 broken:%0Amend it.\n::error file=a.md::b',
    );
  });
});

describe('takeFormat', () => {
  it.each([
    [['--force'], 'text', ['--force']],
    [['--format', 'json', '--force'], 'json', ['--force']],
    [['--locale', 'en', '--format=github'], 'github', ['--locale', 'en']],
  ])('reads %j', (args, format, rest) => {
    expect(takeFormat(args)).toBe(format);
    expect(args).toEqual(rest);
  });

  it.each([[['--format', 'xml']], [['--format=']], [['--format']]])('rejects %j', (args) => {
    expect(() => takeFormat(args)).toThrow(
      /^--format: there's no format ".*"\. Use text, json, or github\. \[command\/arguments\]$/,
    );
  });
});
