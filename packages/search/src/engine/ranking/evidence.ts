import type {Corpus, Page, Place} from '../corpus';
import {FIELDS, fields, type Field} from '../postings';
import type {Concept} from '../query';

/** How much the length of a field counts: a word in a long text says less. */
const LENGTH_COUNTS: Record<Field, number> = {
  title: 0.5,
  identifiers: 0.2,
  trail: 0,
  headings: 0.7,
  body: 0.75,
  code: 0.7,
};
/** What is said elsewhere, too. */
const REPEATED = 0.35;
/** What stands on many pages says little about each of them. */
const shared = (pages: number): number => (pages < 3 ? 1 : 1 / Math.sqrt(pages - 1));

/** What nobody wrote may be a mistake, or about something else. */
const UNKNOWN = 3;

const HEADINGS = fields.indexOf('headings');

/** Concepts of the last queries: what is typed has most of them again. */
const KEPT = 40;

/** Keeps what was gathered as long as the corpus is the same. */
export class Gatherer {
  private readonly kept = new Map<string, ConceptEvidence>();

  constructor(private readonly corpus: Corpus) {}

  /** Forgets all: there is more in the corpus. */
  clear(): void {
    this.kept.clear();
  }

  /**
   * @param concept - a word of a query in all its forms
   * @returns where it stands
   */
  gather(concept: Concept): ConceptEvidence {
    const key = concept.terms.join('\n');
    const evidence = this.kept.get(key) ?? gather(concept, this.corpus);
    this.kept.delete(key);
    this.kept.set(key, evidence);
    const [oldest] = this.kept.keys();
    if (this.kept.size > KEPT && oldest !== undefined) this.kept.delete(oldest);
    return evidence;
  }
}

/** Where the terms of one concept stand. */
export interface ConceptEvidence {
  /** By page and field: how often, by the length of the field. */
  pages: Float32Array;
  /** By place: in its name, and in its text. */
  names: Float32Array;
  texts: Float32Array;
  /** How telling it is: the more, the fewer pages have it. */
  idf: number;
  /** Terms of the index that matched, and their numbers. */
  terms: Set<string>;
  numbers: Set<number>;
}

function gather({terms}: Concept, corpus: Corpus): ConceptEvidence {
  const {pages, places, things, averageLengths} = corpus;
  const found: ConceptEvidence = {
    pages: new Float32Array(pages.length * FIELDS),
    names: new Float32Array(places.length),
    texts: new Float32Array(places.length),
    idf: 0,
    terms: new Set(),
    numbers: new Set(),
  };
  for (const [term, weight] of terms) {
    const number = corpus.postings.find(term);
    if (number === undefined) continue;
    found.terms.add(term);
    found.numbers.add(number);
    corpus.postings.visit(term, (thing, field, count) => {
      const target = things[thing]!;
      if ('on' in target) addPlace(found, target, field, count, weight);
      else found.pages[target.number * FIELDS + field]! += count * weight;
    });
  }
  let having = 0;
  for (const {number, lengths} of pages) {
    let has = 0;
    for (let field = 0; field < FIELDS; field += 1) {
      const index = number * FIELDS + field;
      const count = found.pages[index]!;
      if (count === 0) continue;
      has = Math.max(has, Math.min(count, 1));
      const share = LENGTH_COUNTS[fields[field]!];
      found.pages[index] = count / (1 - share + (share * lengths[field]!) / averageLengths[field]!);
    }
    having += has;
  }
  found.idf = having === 0 ? UNKNOWN : Math.log(1 + (pages.length - having + 0.5) / (having + 0.5));
  return found;
}

function addPlace(found: ConceptEvidence, place: Place, field: number, count: number, weight: number): void {
  const own = field === HEADINGS ? found.names : found.texts;
  own[place.number] = Math.max(own[place.number]!, weight);
  const value = count * weight * shared(place.on.length);
  for (const {page, isRepetition} of place.on) {
    found.pages[page.number * FIELDS + field]! += isRepetition ? value * REPEATED : value;
  }
}

/**
 * @param page - of the corpus
 * @param evidence - of each concept
 * @returns by concept and field: how often it stands on the page
 */
export function countsOf(page: Page, evidence: readonly ConceptEvidence[]): Float32Array {
  const counts = new Float32Array(evidence.length * FIELDS);
  evidence.forEach(({pages}, index) => {
    counts.set(pages.subarray(page.number * FIELDS, (page.number + 1) * FIELDS), index * FIELDS);
  });
  return counts;
}
