import {splitWords, stem} from './tokenize';

/** One line of a lexicon: who types one of the words may mean one of the others. */
export interface LexiconEntry {
  /** Words alone, which say nothing in a query, if there is nothing that they stand for. */
  from: string[];
  to: string[];
  /** How surely: 1 is the same thing. */
  weight: number;
}

const LINE = /^(.+?)\s*(->|=)\s*(.+?)(?:\s*\((0?\.\d+|1)\))?$/;
const USUAL = 0.8;
/** So much of a word has to be there, and what it counts then. */
const SHORTEST_BEGINNING = 2;
const SHORTEST_ALONE = 4;
const ABOUT_TO_BE = 0.8;
/** So many other words may stand between those of a phrase, and what it counts then. */
const MOST_BETWEEN = 2;
const APART = 0.8;

/**
 * Reads a lexicon: a line for each entry, with commas between words for the same. `psd2 -> strong customer
 * authentication (0.9)` leads from the left to the right; `=` leads both ways; a number says how surely. `- de, la` says
 * that words say nothing.
 *
 * @param text - of the file; lines that begin with `#` are remarks
 * @returns its entries
 * @throws Error for a line that is none
 */
export function parseLexicon(text: string): LexiconEntry[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'))
    .flatMap((line) => {
      if (line.startsWith('- ')) return [{from: splitList(line.slice(2)), to: [], weight: 0}];
      const [, left, sign, right, weight] = LINE.exec(line) ?? [];
      if (left === undefined || right === undefined) throw new Error(`"${line}" isn't a valid lexicon line.`);
      const entry = {
        from: splitList(left),
        to: splitList(right),
        weight: weight === undefined ? USUAL : Number(weight),
      };
      if (sign === '->') return [entry];
      const all = [...entry.from, ...entry.to];
      return all.map((word) => ({...entry, from: [word], to: all.filter((other) => other !== word)}));
    });
}

const splitList = (words: string): string[] => words.split(',').map((word) => word.trim());

/** Words of a query that stand for others. */
export interface LexiconMatch {
  start: number;
  end: number;
  to: string[];
  weight: number;
}

/** Stems are too coarse: accounting is no account. */
const singular = (word: string): string => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word);

/** Several words tell more: there, every form of each is meant. */
const keysOf = (words: readonly string[]): string[] => words.map(words.length > 1 ? stem : singular);
const keyOf = (words: readonly string[]): string => keysOf(words).join(' ');

/** Finds the words of a query in lexicons. */
export class Lexicon {
  private readonly entries = new Map<string, LexiconEntry[]>();
  /** What is to be typed, word by word as it is written. */
  private readonly phrases: {text: string; keys: string[]; length: number; entry: LexiconEntry}[] = [];
  private longest = 0;
  /** The single words that it knows, which a reader may have mistyped. */
  readonly words = new Map<string, number>();
  /** Words that say nothing in a query. */
  readonly silent = new Set<string>();

  /** @param entries - to know, too */
  add(entries: readonly LexiconEntry[]): void {
    for (const entry of entries) {
      for (const phrase of entry.from) {
        const forms = splitWords(phrase).flatMap((word) => word.forms);
        if (entry.to.length === 0) {
          this.silent.add(forms.join(''));
          continue;
        }
        const key = keyOf(forms);
        const known = this.entries.get(key) ?? [];
        if (!known.includes(entry)) this.entries.set(key, [...known, entry]);
        this.phrases.push({text: forms.join(' '), keys: keysOf(forms), length: forms.length, entry});
        this.longest = Math.max(this.longest, forms.length);
        if (forms.length === 1) this.words.set(forms[0]!, 2);
      }
    }
  }

  /**
   * @param words - of a query, words that say nothing included
   * @param isUnfinished - whether the last one may be typed in part
   * @returns the entries whose words stand there; what a longer one holds is told once
   */
  find(words: readonly string[], isUnfinished = false): LexiconMatch[] {
    const found: LexiconMatch[] = [];
    for (let length = Math.min(this.longest, words.length); length > 0; length -= 1) {
      for (let start = 0; start + length <= words.length; start += 1) {
        const end = start + length;
        if (found.some((other) => other.start <= start && other.end >= end)) continue;
        const part = words.slice(start, end);
        const entries = this.entries.get(keyOf(part)) ?? [];
        for (const {to, weight} of entries) found.push({start, end, to, weight});
        if (entries.length === 0 && isUnfinished && end === words.length) {
          found.push(...this.startingWith(part).map((entry) => ({...entry, start, end})));
        }
      }
    }
    return [...found, ...this.findApart(words, found)];
  }

  /** Phrases whose words stand there in their order, with a few others between them. */
  private findApart(words: readonly string[], found: readonly LexiconMatch[]): LexiconMatch[] {
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
      const isTold = found.some((other) => other.start <= start && other.end >= end);
      return end - start > keys.length + MOST_BETWEEN || isTold ? [] : [{start, end, to, weight: weight * APART}];
    });
  }

  /** Entries that a reader may be about to type: only the last word is not finished. */
  private startingWith(words: readonly string[]): {to: string[]; weight: number}[] {
    const last = words.at(-1) ?? '';
    if (last.length < (words.length < 2 ? SHORTEST_ALONE : SHORTEST_BEGINNING)) return [];
    const beginning = words.join(' ');
    const found = this.phrases.find(({text, length}) => length === words.length && text.startsWith(beginning));
    return found ? this.same(found.text, found.length) : [];
  }

  /** All entries of a phrase. */
  private same(phrase: string, length: number): {to: string[]; weight: number}[] {
    return this.phrases
      .filter((other) => other.length === length && other.text === phrase)
      .map(({entry: {to, weight}}) => ({to, weight: weight * ABOUT_TO_BE}));
  }
}
