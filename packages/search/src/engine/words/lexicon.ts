import {splitWords, stem} from './tokenize';

/** An entry of a lexicon: words that a reader types, and words that the reader can mean by them. */
interface LexiconEntry {
  /** Words that a reader types. */
  from: string[];
  /** Words that the reader can mean. If empty, queries ignore the words of `from`. */
  to: string[];
  /** Certainty, between 0 and 1. 1 means synonyms. */
  weight: number;
}

const LEXICON_LINE = /^(.+?)\s*(->|=)\s*(.+?)(?:\s*\((0?\.\d+|1)\))?$/;
/** Weight of a line without a number. */
const DEFAULT_WEIGHT = 0.8;
/** Minimum length of an incomplete last word in a phrase of several words. */
const MIN_PREFIX_LENGTH = 2;
/** Minimum length of an incomplete single word. */
const MIN_SINGLE_PREFIX_LENGTH = 4;
/** Weight factor of incomplete phrases. */
const PREFIX_FACTOR = 0.8;
/** Maximum number of other words between the words of a phrase. */
const MAX_WORDS_BETWEEN = 2;
/** Weight factor of phrases with other words between their words. */
const GAP_FACTOR = 0.8;

/**
 * Parses a lexicon. Each line is an entry, in which commas separate synonyms. `a, b -> c (0.9)` maps the left side to
 * the right side with a weight; `=` maps in both directions. `- de, la` lists words that queries ignore.
 *
 * @param text - content of the file; lines that start with `#` are comments
 * @returns the entries
 * @throws Error if a line is invalid
 */
export function parseLexicon(text: string): LexiconEntry[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .flatMap((line) => {
      if (line.startsWith('- ')) return [{from: splitList(line.slice(2)), to: [], weight: 0}];
      const [, left, sign, right, weight] = LEXICON_LINE.exec(line) ?? [];
      if (left === undefined || right === undefined)
        throw new Error(
          `"${line}" isn't a valid lexicon line. Write "word -> synonym", "word = synonym", or "- ignored word".`,
        );
      const entry = {
        from: splitList(left),
        to: splitList(right),
        weight: weight === undefined ? DEFAULT_WEIGHT : Number(weight),
      };
      if (sign === '->') return [entry];
      const all = [...entry.from, ...entry.to];
      return all.map((word) => ({...entry, from: [word], to: all.filter((other) => other !== word)}));
    });
}

const splitList = (words: string): string[] => words.split(',').map((word) => word.trim());

/** A range of words in a query, and the words that they can mean. */
interface LexiconMatch {
  /** Index of the first word. */
  start: number;
  /** Index after the last word. */
  end: number;
  to: string[];
  weight: number;
}

/** Removes the plural ending of a word. Stems would be too coarse for single words: accounting isn't an account. */
const toSingular = (word: string): string => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word);

/** Returns the lookup keys of a phrase: the singular of a single word, or the stems of several words. */
const toWordKeys = (words: readonly string[]): string[] => words.map(words.length > 1 ? stem : toSingular);
const toPhraseKey = (words: readonly string[]): string => toWordKeys(words).join(' ');

/** Entries of all lexicons, indexed to find synonyms for the words of a query. */
export class Lexicon {
  private readonly entries = new Map<string, LexiconEntry[]>();
  /** Phrases that readers can type, as written and as keys. */
  private readonly phrases: {text: string; keys: string[]; length: number; entry: LexiconEntry}[] = [];
  private maxLength = 0;
  /** Weights of single words, as corrections of mistyped words. */
  readonly words = new Map<string, number>();
  /** Words that queries ignore. */
  readonly ignoredWords = new Set<string>();

  /**
   * Adds the entries of a lexicon.
   *
   * @param entries - entries that {@link parseLexicon} returned
   */
  add(entries: readonly LexiconEntry[]): void {
    for (const entry of entries) {
      for (const phrase of entry.from) {
        const forms = splitWords(phrase).flatMap((word) => word.parts);
        if (entry.to.length === 0) {
          this.ignoredWords.add(forms.join(''));
          continue;
        }
        const key = toPhraseKey(forms);
        const existing = this.entries.get(key) ?? [];
        if (!existing.includes(entry)) this.entries.set(key, [...existing, entry]);
        this.phrases.push({text: forms.join(' '), keys: toWordKeys(forms), length: forms.length, entry});
        this.maxLength = Math.max(this.maxLength, forms.length);
        if (forms.length === 1) this.words.set(forms[0]!, 2);
      }
    }
  }

  /**
   * Finds the entries that match words of a query.
   *
   * @param words - words of the query, including ignored words
   * @param isUnfinished - whether the last word can be incomplete
   * @returns the matches, except those within a longer match
   */
  find(words: readonly string[], isUnfinished = false): LexiconMatch[] {
    const found: LexiconMatch[] = [];
    for (let length = Math.min(this.maxLength, words.length); length > 0; length -= 1) {
      for (let start = 0; start + length <= words.length; start += 1) {
        const end = start + length;
        if (found.some((other) => other.start <= start && other.end >= end)) continue;
        const part = words.slice(start, end);
        const entries = this.entries.get(toPhraseKey(part)) ?? [];
        for (const {to, weight} of entries) found.push({start, end, to, weight});
        if (entries.length === 0 && isUnfinished && end === words.length) {
          found.push(...this.findByPrefix(part).map((entry) => ({...entry, start, end})));
        }
      }
    }
    return [...found, ...this.findWithGaps(words, found)];
  }

  /** Finds phrases whose words occur in the same order with a few other words between them. */
  private findWithGaps(words: readonly string[], found: readonly LexiconMatch[]): LexiconMatch[] {
    const stems = words.map(stem);
    return this.phrases.flatMap(({keys, entry: {to, weight}}) => {
      const start = keys.length > 1 ? stems.indexOf(keys[0]!) : -1;
      if (start < 0) return [];
      let end = start + 1;
      for (const key of keys.slice(1)) {
        const next = stems.indexOf(key, end);
        if (next < 0) return [];
        end = next + 1;
      }
      const isCovered = found.some((other) => other.start <= start && other.end >= end);
      return end - start > keys.length + MAX_WORDS_BETWEEN || isCovered
        ? []
        : [{start, end, to, weight: weight * GAP_FACTOR}];
    });
  }

  /**
   * Finds the entries of the first phrase that has as many words and starts with them. The last word can be incomplete.
   */
  private findByPrefix(words: readonly string[]): {to: string[]; weight: number}[] {
    const last = words.at(-1) ?? '';
    if (last.length < (words.length < 2 ? MIN_SINGLE_PREFIX_LENGTH : MIN_PREFIX_LENGTH)) return [];
    const prefix = words.join(' ');
    const match = this.phrases.find(({text, length}) => length === words.length && text.startsWith(prefix));
    return match ? this.getPhraseEntries(match.text, match.length) : [];
  }

  /** Returns the words that an incomplete phrase can mean, with reduced weights. */
  private getPhraseEntries(phrase: string, length: number): {to: string[]; weight: number}[] {
    return this.phrases
      .filter((other) => other.length === length && other.text === phrase)
      .map(({entry: {to, weight}}) => ({to, weight: weight * PREFIX_FACTOR}));
  }
}
