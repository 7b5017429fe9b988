import {joinDigitGroups, getJoinedTerms, splitWords, type Word, getTerms} from './words/tokenize';

/** The searchable fields of a page. */
export const fields = ['title', 'identifiers', 'trail', 'headings', 'body', 'code'] as const;
export type Field = (typeof fields)[number];
export const FIELD_COUNT = fields.length;

/** Maximum count of a term in one text that a posting can contain. */
const MAX_COUNT = 15;
/** Number of bits for the field in a posting, which packs the document, the field, and the count into one number. */
const FIELD_BITS = 3;
/** Number of bits for the count in a posting. */
const COUNT_BITS = 4;

/** A callback for the occurrences of a term in one field of a document. `field` is an index in `fields`. */
type PostingVisitor = (documentNumber: number, field: number, count: number) => void;

/** An inverted index. The corpus assigns the numbers of documents. */
export class Postings {
  private readonly termNumbers = new Map<string, number>();
  private readonly terms: string[] = [];
  private readonly postingLists: number[][] = [];
  /** Weights of words as corrections of mistyped words, by word in lower case, unstemmed. */
  readonly words = new Map<string, number>();
  private readonly termsByWord = new Map<string, readonly number[]>();
  private sorted: string[] | undefined;
  /** Terms of the single words in a joined word, by the term of the joined word. */
  private readonly joinedParts = new Map<string, readonly string[]>();

  /**
   * Indexes the terms of a text.
   *
   * @param documentNumber - number of the document that contains the text
   * @param field - field of the document
   * @param text - content of the field
   * @returns the number of terms, including repeated ones
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
   * Splits a text into terms, and registers new ones.
   *
   * @param text - plain text of a field
   * @param field - field that contains the text
   * @returns the term numbers of each word, in order
   */
  tokenize(text: string, field: Field = 'body'): (readonly number[])[] {
    return (joinDigitGroups(text, ' ').match(/\S+/g) ?? []).map((word) => this.getWordTerms(word, field));
  }

  /** Indexes the words of a title as joined words, because readers often write names as one word. */
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

  /**
   * Increases the weight of a word as a correction. Words of names are likelier than words of texts. Code adds nothing.
   */
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

  /** Returns the number of a term; `undefined` if it isn't in the index. */
  find(term: string): number | undefined {
    return this.termNumbers.get(term);
  }

  /** Checks whether a term is in the index. */
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

  /** Returns the terms that start with a prefix; if there are more than `limit`, only the shortest ones. */
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
   * Returns the terms to highlight: those that matched, and the single words of joined words.
   *
   * @param terms - terms that matched
   * @returns a new set
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
