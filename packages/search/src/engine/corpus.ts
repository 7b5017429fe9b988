import {pageKinds} from '../record';
import type {FoundPage, FoundPlace} from './found';
import {comparedName, type ComparedName} from './names';
import {FIELDS, fields, Postings} from './postings';
import {fullAnchor, fullPath, type NamesShard, type TextsShard} from './shards';

/** A page of the index. */
export interface Page extends FoundPage {
  number: number;
  titleName: ComparedName;
  identifierNames: readonly ComparedName[];
  text: string;
  /** The places on it. */
  places: Occurrence[];
  /** How many words each field has. */
  lengths: Float32Array;
}

/** A place on one of its pages. */
export interface Occurrence extends FoundPlace {
  page: Page;
  place: Place;
  /** Whether it repeats what is said elsewhere. */
  isRepetition: boolean;
}

/** What may stand on several pages. */
export interface Place {
  number: number;
  compared: ComparedName;
  text: string;
  on: Occurrence[];
}

/**
 * @param kind - of the page
 * @param name - of a place
 * @param above - headings above it
 * @returns whether it repeats what is said elsewhere: types describe the responses of operations, and the
 *   page of all errors their errors
 */
const isRepetition = (kind: FoundPage['kind'], name: string, above: readonly string[]): boolean =>
  kind === 'restOperation' && /^(?:Response \d|Errors$)/.test(above[0] ?? name);

const numberOf = Object.fromEntries(fields.map((field, index) => [field, index])) as Record<
  (typeof fields)[number],
  number
>;

/** A guide with more sections is a list. */
const MOST_SECTIONS = 60;

/** All pages and places, with the terms that stand on them. */
export class Corpus {
  readonly pages: Page[] = [];
  readonly places: Place[] = [];
  readonly postings = new Postings();
  /** A thing of the postings is a page or a place. */
  readonly things: (Page | Place)[] = [];
  private readonly areas = new Map<string, {pages: Page[]; places: Place[]}>();
  private averages: Float32Array | undefined;

  addNames(shard: NamesShard): void {
    this.averages = undefined;
    const pages = shard.paths.map((path, index): Page => {
      const title = shard.titles[index] ?? '';
      return {
        path: fullPath(path, title),
        title,
        number: this.pages.length + index,
        kind: pageKinds[shard.kinds[index] ?? 0] ?? 'guide',
        trail: shard.trails[shard.trailOf[index] ?? 0] ?? [],
        tag: shard.tag,
        language: shard.language,
        titleName: comparedName(title),
        identifierNames: (shard.identifiers[index] ?? []).map(comparedName),
        text: '',
        places: [],
        lengths: new Float32Array(FIELDS),
      };
    });
    this.pages.push(...pages);
    const places = shard.names.map((name, index) => this.readPlace(shard, pages, name, index));
    for (const {kind, places: own} of pages) {
      // A list of words with a meaning for each: what it names is the subject of other pages.
      if (kind === 'guide' && own.length > MOST_SECTIONS) own.forEach((place) => (place.isRepetition = true));
    }
    this.places.push(...places);
    this.areas.set(shard.tag, {pages, places});
    pages.forEach((page, index) => this.noteNames(page, shard.identifiers[index] ?? []));
    for (const place of places) {
      const length = this.postings.add(this.thing(place), 'headings', place.on[0]?.name ?? '');
      place.on.forEach(({page}) => (page.lengths[numberOf.headings]! += length));
    }
  }

  private noteNames(page: Page, identifiers: readonly string[]): void {
    const thing = this.thing(page);
    const {postings} = this;
    page.lengths[numberOf.title] = postings.add(thing, 'title', page.title);
    page.lengths[numberOf.identifiers] = postings.add(thing, 'identifiers', identifiers.join(' '));
    page.lengths[numberOf.trail] = postings.add(thing, 'trail', page.trail.join(' '));
    postings.addJoined(thing, page.title);
  }

  private readPlace(shard: NamesShard, pages: readonly Page[], name: string, index: number): Place {
    const place: Place = {number: this.places.length + index, compared: comparedName(name), text: '', on: []};
    const numbers = shard.occurrences[index] ?? [];
    let pageNumber = 0;
    for (let at = 0; at < numbers.length; at += 2) {
      pageNumber += numbers[at] ?? 0;
      const page = pages[pageNumber];
      const [anchor, above] = shard.contexts[numbers[at + 1] ?? 0] ?? ['', []];
      if (!page) continue;
      const repeats = isRepetition(page.kind, name, above);
      const on: Occurrence = {page, place, name, anchor: fullAnchor(anchor, name), above, isRepetition: repeats};
      place.on.push(on);
      page.places.push(on);
    }
    return place;
  }

  private thing(target: Page | Place): number {
    return this.things.push(target) - 1;
  }

  /**
   * @param shard - texts of an area
   * @throws Error when they come before its names
   */
  addTexts({tag, pages, places, code = {}, pageCode = {}}: TextsShard): void {
    const area = this.areas.get(tag);
    if (!area) throw new Error(`The texts of "${tag}" arrived before its names.`);
    this.averages = undefined;
    pages.forEach((text, index) => this.addText(area.pages[index], text, pageCode[index]));
    places.forEach((text, index) => this.addText(area.places[index], text, code[index]));
  }

  private addText(target: Page | Place | undefined, text: string, code: string | undefined): void {
    if (!target || (!text && code === undefined)) return;
    target.text = text;
    const thing = this.thing(target);
    const pages = 'on' in target ? target.on.map(({page}) => page) : [target];
    const add = (field: 'body' | 'code', content: string): void => {
      const length = this.postings.add(thing, field, content);
      pages.forEach(({lengths}) => (lengths[numberOf[field]]! += length));
    };
    add('body', text);
    if (code !== undefined) add('code', code);
  }

  /** How many words a field has on average, where it has any. */
  get averageLengths(): Float32Array {
    if (this.averages) return this.averages;
    this.averages = new Float32Array(FIELDS).map((_, field) => {
      const lengths = this.pages.map((page) => page.lengths[field]!).filter((length) => length > 0);
      return lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1) || 1;
    });
    return this.averages;
  }
}
