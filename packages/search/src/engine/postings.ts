import {joinDigits, joinedTerms, splitWords, type Word, termsOf} from './words/tokenize';

/** Where on a page a word may stand. */
export const fields = ['title', 'identifiers', 'trail', 'headings', 'body', 'code'] as const;
export type Field = (typeof fields)[number];
export const FIELDS = fields.length;

/** A term counts no more often than this in one text. */
const MOST = 15;
/** What one number of a posting holds: thing, field, and how often. */
const FIELD_BITS = 3;
const COUNT_BITS = 4;

/** A term stands in a field of a thing so many times. */
export type PostingVisitor = (thing: number, field: number, count: number) => void;

/** Which terms stand where. Things are numbers: what they are, the corpus knows. */
export class Postings {
  private readonly numbers = new Map<string, number>();
  private readonly names: string[] = [];
  private readonly lists: number[][] = [];
  /** By word as it is written: how much it is worth as a correction. */
  readonly words = new Map<string, number>();
  private readonly known = new Map<string, readonly number[]>();
  private sorted: string[] | undefined;
  /** Terms of several words in one, with the terms of the words. */
  private readonly partsOf = new Map<string, readonly string[]>();

  /**
   * @param thing - where the text stands
   * @param field - of the thing
   * @param text - what stands there
   * @returns how many words it has
   */
  add(thing: number, field: Field, text: string): number {
    const counts = new Map<number, number>();
    let length = 0;
    for (const terms of this.read(text, field)) {
      for (const term of terms) {
        counts.set(term, (counts.get(term) ?? 0) + 1);
        length += 1;
      }
    }
    this.put(thing, field, counts);
    return length;
  }

  /**
   * @param text - any text of the index
   * @param field - where it stands
   * @returns the numbers of its terms, word by word
   */
  read(text: string, field: Field = 'body'): (readonly number[])[] {
    return (joinDigits(text, ' ').match(/\S+/g) ?? []).map((word) => this.termsOfWord(word, field));
  }

  /** Makes a title findable as readers write names, in one word. */
  addJoined(thing: number, title: string): void {
    const counts = new Map<number, number>();
    for (const {term, parts} of joinedTerms(splitWords(title))) {
      this.partsOf.set(term, parts);
      this.note(term, 'title');
      counts.set(this.numberOf(term), 1);
    }
    this.put(thing, 'identifiers', counts);
  }

  private put(thing: number, field: Field, counts: ReadonlyMap<number, number>): void {
    const start = ((thing << FIELD_BITS) | fields.indexOf(field)) << COUNT_BITS;
    counts.forEach((count, term) => this.lists[term]!.push(start | Math.min(count, MOST)));
  }

  private termsOfWord(text: string, field: Field): readonly number[] {
    const key = field === 'body' || field === 'code' ? text : `${text} ${field}`;
    const known = this.known.get(key);
    if (known) return known;
    const words = splitWords(text);
    words.forEach((word) => this.noteWord(word, field));
    const terms = termsOf(words).map((term) => this.numberOf(term));
    this.known.set(key, terms);
    return terms;
  }

  private noteWord({whole, forms}: Word, field: Field): void {
    this.note(whole, field);
    if (forms.length > 1) forms.forEach((form) => this.note(form, field));
  }

  /** Words of names are what readers mean more often than words of texts; of code alone, they never are. */
  private note(word: string, field: Field): void {
    const worth = field === 'code' ? 0 : field === 'body' ? 1 : 5;
    this.words.set(word, (this.words.get(word) ?? 0) + worth);
  }

  private numberOf(term: string): number {
    const number = this.numbers.get(term);
    if (number !== undefined) return number;
    this.numbers.set(term, this.names.length);
    this.lists.push([]);
    this.sorted = undefined;
    return this.names.push(term) - 1;
  }

  /** @returns the number of a term, if anything has it */
  find(term: string): number | undefined {
    return this.numbers.get(term);
  }

  /** @returns whether anything has the term */
  has(term: string): boolean {
    return this.numbers.has(term);
  }

  /** Tells where a term stands. */
  visit(term: string, visitor: PostingVisitor): void {
    const number = this.numbers.get(term);
    if (number === undefined) return;
    for (const posting of this.lists[number]!) {
      const place = posting >> COUNT_BITS;
      visitor(place >> FIELD_BITS, place & ((1 << FIELD_BITS) - 1), posting & ((1 << COUNT_BITS) - 1));
    }
  }

  /** @returns the terms that begin with a text, at most so many, the shortest of them */
  startingWith(beginning: string, most: number): string[] {
    this.sorted ??= [...this.names].sort();
    const {sorted} = this;
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! < beginning) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let index = low; index < sorted.length && sorted[index]!.startsWith(beginning); index += 1)
      found.push(sorted[index]!);
    return found.length > most ? found.sort((one, other) => one.length - other.length).slice(0, most) : found;
  }

  /**
   * @param terms - that matched
   * @returns the terms to be marked in texts: with those of words that the reader wrote in one
   */
  marked(terms: ReadonlySet<string>): Set<string> {
    const marked = new Set(terms);
    for (const inOne of terms) {
      const parts = this.partsOf.get(inOne) ?? [];
      if (!parts.some((part) => marked.has(part))) parts.forEach((part) => marked.add(part));
    }
    return marked;
  }
}
