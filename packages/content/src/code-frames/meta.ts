import {formatSuggestion} from '@paydocs/core';

/** Metadata of a code block, from the words after its language. */
export interface FrameMeta {
  /** File name, or another title of the block. */
  title?: string;
  /** Number of the first line, if lines are numbered. */
  firstLineNumber?: number;
  /** True if long lines are wrapped by default. */
  wrap: boolean;
  /** Numbers of highlighted lines, starting at 1. */
  highlighted: Set<number>;
  inserted: Set<number>;
  deleted: Set<number>;
  /** Language of the code in a `diff` block. */
  language?: string;
  /** Messages about invalid words, with hints. */
  messages: string[];
}

/** Valid words, for messages. */
const VALID_WORDS =
  'title="…", {1,3-5}, ins={2}, del={3}, showLineNumbers, showLineNumbers=5, wrap, lang="…" (for diff), ' +
  'rest="…", schema="…", graphql="…", webhook="…", unchecked="…", server="…", browser, part';

/** Words that only the check against the specifications reads (`packages/contract/src/blockWords.ts`). */
const CONTRACT_WORDS = ['rest', 'schema', 'graphql', 'webhook', 'unchecked', 'server', 'browser', 'part'];

/** Maximum line number in metadata. */
const MAX_LINE_NUMBER = 10_000;

/** A word of the metadata: `key="value"`, `key={value}`, `key=value`, `{value}`, or any characters except spaces. */
const WORD = /(?:([\w-]+)=)?(?:"([^"]*)"|'([^']*)'|\{([^}]*)\})(?=\s|$)|([\w-]+)=(\S+)|\S+/g;

/**
 * Parses the metadata of a fenced code block.
 *
 * @param source - the words after the language
 * @returns the metadata, with messages about invalid words
 */
export function parseFrameMeta(source: string): FrameMeta {
  const meta: FrameMeta = {
    wrap: false,
    highlighted: new Set(),
    inserted: new Set(),
    deleted: new Set(),
    messages: [],
  };
  for (const [word, key, double, single, braces, bareKey, bare] of source.matchAll(WORD)) {
    const message = /^["']/.test(bare ?? '')
      ? `${word} has an opening quote but no closing one: write ${bareKey}="…"`
      : applyWord(meta, word, key ?? bareKey, {text: double ?? single ?? bare, braces});
    if (message) meta.messages.push(message);
  }
  return meta;
}

interface WordValue {
  text: string | undefined;
  braces: string | undefined;
}

/** Adds a word to `meta`. Returns a message if the word is invalid. */
function applyWord(
  meta: FrameMeta,
  word: string,
  key: string | undefined,
  {text, braces}: WordValue,
): string | undefined {
  switch (key ?? (braces === undefined ? word : 'highlight')) {
    case 'title':
      meta.title = text;
      return text ? undefined : `${word} needs a value, such as title="server.js"`;
    case 'lang':
      meta.language = text;
      return text ? undefined : `${word} needs a language, such as lang="js"`;
    case 'wrap':
      meta.wrap = true;
      return key ? `${word} takes no value: write wrap` : undefined;
    case 'showLineNumbers':
      meta.firstLineNumber = key ? Number(text ?? braces) : 1;
      return Number.isInteger(meta.firstLineNumber) ? undefined : `${word} needs an integer, such as showLineNumbers=5`;
    case 'highlight':
      return addLineRanges(meta.highlighted, word, braces);
    case 'ins':
      return addLineRanges(meta.inserted, word, braces);
    case 'del':
      return addLineRanges(meta.deleted, word, braces);
    default:
      return CONTRACT_WORDS.includes(key ?? word) ? undefined : describeUnknownWord(key ?? word);
  }
}

function describeUnknownWord(word: string): string {
  const known = ['title', 'ins', 'del', 'wrap', 'lang', 'showLineNumbers', ...CONTRACT_WORDS];
  return `unknown word "${word}" after the language of a code block.${formatSuggestion(word, known)} Valid words: ${VALID_WORDS}`;
}

/** Adds the numbers in ranges such as `1,3-5` to `lines`. Returns a message if a range is invalid. */
function addLineRanges(lines: Set<number>, word: string, ranges: string | undefined): string | undefined {
  for (const range of (ranges ?? '').split(',')) {
    const [, from, to = from] = /^\s*([1-9]\d*)(?:-([1-9]\d*))?\s*$/.exec(range) ?? [];
    const last = Number(to);
    if (from === undefined || last < Number(from) || last > MAX_LINE_NUMBER)
      return `${word} needs line numbers or ranges in braces, such as {1,3-5}`;
    for (let line = Number(from); line <= last; line++) lines.add(line);
  }
  return undefined;
}
