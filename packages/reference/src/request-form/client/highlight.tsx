import type {ReactNode} from 'react';
import {SAMPLE_LANGUAGES} from '../../samples';

/** Pattern of comments, strings, numbers, and words in programs. The page's own highlighter isn't sent to browsers. */
const TOKEN =
  /(^\s*#.*$|\/\/ .*$)|('(?:[^'\\]|\\[^])*'|"(?:[^"\\]|\\[^])*"|`(?:[^`\\]|\\[^])*`)|((?<![\w$-])-?\d[\d_.]*(?![\w]))|(--[a-z][\w-]*|\$?[A-Za-z_][\w]*)/gm;
const KEYWORDS = new Set(SAMPLE_LANGUAGES.flatMap(({keywords}) => keywords.split(' ')));

/**
 * Highlights the code of a program.
 *
 * @param code - source code in any language of the samples
 */
export function highlightCode(code: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(TOKEN)) {
    const [text, comment, string, number, word = ''] = match;
    const kind = comment ? 'comment' : string ? 'string' : number ? 'number' : getTokenKind(word);
    if (kind === undefined) continue;
    parts.push(
      code.slice(end, match.index),
      <span key={match.index} className={`hl-${kind}`}>
        {text}
      </span>,
    );
    end = match.index + text.length;
  }
  return [...parts, code.slice(end)];
}

function getTokenKind(word: string): string | undefined {
  if (KEYWORDS.has(word)) return 'keyword';
  if (word.startsWith('--')) return 'property';
  return word.startsWith('$') ? 'variable' : undefined;
}
