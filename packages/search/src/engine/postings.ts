import {joinDigitGroups, getJoinedTerms, splitWords, type Word, getTerms} from './words/tokenize';

/** The searchable fields of a page. */
export const fields = ['title', 'identifiers', 'trail', 'headings', 'body', 'code'] as const;
export type Field = (typeof fields)[number];
export const FIELD_COUNT = fields.length;

/** Maximum count of a term in one text. */
const MAX_COUNT = 15;
/** A posting is one number that contains the document, field, and count. These are the bits of field and count. */
const FIELD_BITS = 3;
const COUNT_BITS = 4;

/** A callback for a term's occurrences in a field of a document. */
type PostingVisitor = (documentNumber: number, field: number, count: number) => void;

/** An inverted index. Documents are numbers, which the corpus assigns. */
export class Postings {
  private readonly termNumbers = new Map<string, number>();
  private readonly terms: string[] = [];
  private readonly postingLists: number[][] = [];
  /** Weight of each word as a correction, by the word as written. */
  readonly words = new Map<string, number>();
  private readonly termsByWord = new Map<string, readonly number[]>();
  private sorted: string[] | undefined;
  /** Terms of several joined words, with the terms of the single words. */
  private readonly joinedParts = new Map<string, readonly string[]>();

  /**
   * Adds the terms of a text.
   *
   * @param documentNumber - document that contains the text
   * @param field - field of the document
   * @param text - content of the field
   * @returns the word count
   */
  add(documentNumber: number, field: Field, text: string): number {
    const counts = new Map<number, number>();
    let length = 0;
    for (const terms of this.tokenize(text, field)) {
      for (const term of terms) {
        counts.set(term, (counts.get(term) ?? 0) + 1);
        length += 1;
      }
    }
    this.addPostings(documentNumber, field, counts);
    return length;
  }

  /**
   * Splits a text of the index into terms.
   *
   * @param text - text of the index
   * @param field - field that contains the text
   * @returns the term numbers of each word
   */
  tokenize(text: string, field: Field = 'body'): (readonly number[])[] {
    return (joinDigitGroups(text, ' ').match(/\S+/g) ?? []).map((word) => this.getWordTerms(word, field));
  }

  /** Adds the joined words of a title, because readers often write names as one word. */
  addJoined(documentNumber: number, title: string): void {
    const counts = new Map<number, number>();
    for (const {term, parts} of getJoinedTerms(splitWords(title))) {
      this.joinedParts.set(term, parts);
      this.addWeight(term, 'title');
      counts.set(this.getOrAddTerm(term), 1);
    }
    this.addPostings(documentNumber, 'identifiers', counts);
  }

  private addPostings(documentNumber: number, field: Field, counts: ReadonlyMap<number, number>): void {
    const start = ((documentNumber << FIELD_BITS) | fields.indexOf(field)) << COUNT_BITS;
    counts.forEach((count, term) => this.postingLists[term]!.push(start | Math.min(count, MAX_COUNT)));
  }

  private getWordTerms(text: string, field: Field): readonly number[] {
    const key = field === 'body' || field === 'code' ? text : `${text} ${field}`;
    const cached = this.termsByWord.get(key);
    if (cached) return cached;
    const words = splitWords(text);
    words.forEach((word) => this.countWord(word, field));
    const terms = getTerms(words).map((term) => this.getOrAddTerm(term));
    this.termsByWord.set(key, terms);
    return terms;
  }

  private countWord({whole, parts: forms}: Word, field: Field): void {
    this.addWeight(whole, field);
    if (forms.length > 1) forms.forEach((form) => this.addWeight(form, field));
  }

  /** Adds to a word's weight as a correction. Words of names are likelier than words of texts; words only in code are never suggested. */
  private addWeight(word: string, field: Field): void {
    const weight = field === 'code' ? 0 : field === 'body' ? 1 : 5;
    this.words.set(word, (this.words.get(word) ?? 0) + weight);
  }

  private getOrAddTerm(term: string): number {
    const number = this.termNumbers.get(term);
    if (number !== undefined) return number;
    this.termNumbers.set(term, this.terms.length);
    this.postingLists.push([]);
    this.sorted = undefined;
    return this.terms.push(term) - 1;
  }

  /** @returns the number of a term; `undefined` if it isn't in the index */
  find(term: string): number | undefined {
    return this.termNumbers.get(term);
  }

  /** @returns whether the term is in the index */
  has(term: string): boolean {
    return this.termNumbers.has(term);
  }

  /** Calls the visitor for each posting of a term. */
  visit(term: string, visitor: PostingVisitor): void {
    const number = this.termNumbers.get(term);
    if (number === undefined) return;
    for (const posting of this.postingLists[number]!) {
      const documentAndField = posting >> COUNT_BITS;
      visitor(
        documentAndField >> FIELD_BITS,
        documentAndField & ((1 << FIELD_BITS) - 1),
        posting & ((1 << COUNT_BITS) - 1),
      );
    }
  }

  /** @returns the terms that start with a prefix; if there are more than `limit`, the shortest */
  findByPrefix(prefix: string, limit: number): string[] {
    this.sorted ??= [...this.terms].sort();
    const {sorted} = this;
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! < prefix) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let index = low; index < sorted.length && sorted[index]!.startsWith(prefix); index += 1)
      found.push(sorted[index]!);
    return found.length > limit ? found.sort((one, other) => one.length - other.length).slice(0, limit) : found;
  }

  /**
   * Returns the terms to highlight, including the single words of joined words.
   *
   * @param terms - terms that matched
   * @returns the terms to highlight in texts
   */
  getHighlightTerms(terms: ReadonlySet<string>): Set<string> {
    const marked = new Set(terms);
    for (const joinedTerm of terms) {
      const parts = this.joinedParts.get(joinedTerm) ?? [];
      if (!parts.some((part) => marked.has(part))) parts.forEach((part) => marked.add(part));
    }
    return marked;
  }
}
