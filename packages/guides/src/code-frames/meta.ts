import leven from 'leven';

/** What a writer asks of a code block, in the words after its language. */
export interface FrameMeta {
  /** Name of the file, or another heading for the block. */
  title?: string;
  /** The number of the first line, where lines are numbered. */
  numbersFrom?: number;
  /** Whether long lines are wrapped at first. */
  wrap: boolean;
  /** Numbers of lines, counted from 1. */
  highlighted: Set<number>;
  inserted: Set<number>;
  deleted: Set<number>;
  /** The language of a `diff`. */
  language?: string;
  /** What is wrong, each with its cure. */
  problems: string[];
}

/** The words that mean something by themselves, as messages list them. */
const KNOWN =
  'title="…", {1,3-5}, ins={2}, del={3}, showLineNumbers, showLineNumbers=5, wrap, lang="…" (for diff), ' +
  'rest="…", schema="…", graphql="…", webhook="…", unchecked="…", server="…", browser, part';

/** Words for the check against the specifications (`packages/contract/src/blockWords.ts`). */
const OTHERS = ['rest', 'schema', 'graphql', 'webhook', 'unchecked', 'server', 'browser', 'part'];

/** No page shows a block of more lines. */
const MOST_LINES = 10_000;

/** `key="value"`, `key={value}`, `key=value`, `{value}` or a word. */
const WORD = /(?:([\w-]+)=)?(?:"([^"]*)"|'([^']*)'|\{([^}]*)\})(?=\s|$)|([\w-]+)=(\S+)|\S+/g;

/**
 * @param source - the words after the language of a fenced code block
 * @returns what they ask for, and what is wrong
 */
export function parseMeta(source: string): FrameMeta {
  const meta: FrameMeta = {
    wrap: false,
    highlighted: new Set(),
    inserted: new Set(),
    deleted: new Set(),
    problems: [],
  };
  for (const [word, key, double, single, braces, bareKey, bare] of source.matchAll(WORD)) {
    const problem = /^["']/.test(bare ?? '')
      ? `${word} has an opening quote but no closing one: write ${bareKey}="…"`
      : take(meta, word, key ?? bareKey, {text: double ?? single ?? bare, braces});
    if (problem) meta.problems.push(problem);
  }
  return meta;
}

interface Value {
  text: string | undefined;
  braces: string | undefined;
}

/** Writes a word into `meta`. @returns what is wrong with it */
function take(meta: FrameMeta, word: string, key: string | undefined, {text, braces}: Value): string | undefined {
  switch (key ?? (braces === undefined ? word : 'highlight')) {
    case 'title':
      meta.title = text;
      return text ? undefined : `${word} needs a value: title="server.js"`;
    case 'lang':
      meta.language = text;
      return text ? undefined : `${word} needs a language: lang="js"`;
    case 'wrap':
      meta.wrap = true;
      return key ? `${word} takes no value: write wrap` : undefined;
    case 'showLineNumbers':
      meta.numbersFrom = key ? Number(text ?? braces) : 1;
      return Number.isInteger(meta.numbersFrom) ? undefined : `${word} needs an integer: showLineNumbers=5`;
    case 'highlight':
      return addLines(meta.highlighted, word, braces);
    case 'ins':
      return addLines(meta.inserted, word, braces);
    case 'del':
      return addLines(meta.deleted, word, braces);
    default:
      return OTHERS.includes(key ?? word) ? undefined : unknownWord(key ?? word);
  }
}

function unknownWord(word: string): string {
  const nearest = ['title', 'ins', 'del', 'wrap', 'lang', 'showLineNumbers', ...OTHERS].find(
    (known) => leven(known.toLowerCase(), word.toLowerCase()) <= (known.length > 4 ? 2 : 1),
  );
  const cure = nearest === undefined ? '' : ` Did you mean ${nearest}?`;
  return `unknown word "${word}" after the language of a code block.${cure} Valid words: ${KNOWN}`;
}

/** Adds the lines of `1,3-5`. @returns what is wrong with them */
function addLines(lines: Set<number>, word: string, ranges: string | undefined): string | undefined {
  for (const range of (ranges ?? '').split(',')) {
    const [, from, to = from] = /^\s*([1-9]\d*)(?:-([1-9]\d*))?\s*$/.exec(range) ?? [];
    const last = Number(to);
    if (from === undefined || last < Number(from) || last > MOST_LINES)
      return `${word} needs line numbers in braces: {1,3-5}`;
    for (let line = Number(from); line <= last; line++) lines.add(line);
  }
  return undefined;
}
