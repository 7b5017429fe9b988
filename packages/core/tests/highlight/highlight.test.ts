import {describe, expect, it} from 'vitest';
import {highlight, highlightLines} from '../../src/highlight/highlight';
import {getLanguageLabel} from '../../src/highlight/languages';

const code = '/* a\n b */\n\nconst c = `<${d}>`;';

describe('highlightLines', () => {
  it.each(['js', 'unknown'])('returns the same text and number of lines as the code in %s', (language) => {
    const text = highlightLines(code, language).map((line) => line.replace(/<[^>]+>/g, ''));
    expect(text).toEqual(['/* a', ' b */', '', 'const c = `&lt;${d}&gt;`;']);
    expect(highlight(code, language).replace(/<[^>]+>/g, '')).toBe(text.join('\n'));
  });
});

describe('getLanguageLabel', () => {
  it.each([
    ['JS', 'JavaScript'],
    ['bash', 'Shell'],
    ['console', 'Shell'],
    ['py', 'Python'],
    ['golang', 'Go'],
    ['yml', 'YAML'],
    ['xml', 'XML'],
    ['toml', 'toml'],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
    ['text', undefined],
    ['', undefined],
  ])('%s: %s', (language, label) => {
    expect(getLanguageLabel(language)).toBe(label);
  });
});
