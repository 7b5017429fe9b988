import {pageKinds} from '../record';
import type {FoundPage, FoundPlace} from './found';
import {comparedName, type ComparedName} from './names';
import {FIELDS, fields, Postings} from './postings';
import {fullAnchor, fullPath, type NamesShard, type TextsShard} from './shards';

/** A page of the corpus. */
export interface Page extends FoundPage {
  /** Index in `Corpus.pages`. */
  number: number;
  titleName: ComparedName;
  identifierNames: readonly ComparedName[];
  text: string;
  /** The sections on the page. */
  places: Occurrence[];
  /** Word count of each field. */
  lengths: Float32Array;
}

/** A section on one of its pages. */
export interface Occurrence extends FoundPlace {
  page: Page;
  place: Place;
  /** Whether it repeats the content of other pages. */
  isRepetition: boolean;
}

/** A section, which can occur on several pages. */
export interface Place {
  number: number;
  compared: ComparedName;
  text: string;
  on: Occurrence[];
}

/**
 * Checks whether a section repeats the content of other pages: pages of types also describe the responses of operations, and the
 * page of all errors describes their errors.
 *
 * @param kind - kind of the page
 * @param name - name of the section
 * @param parentHeadings - headings between the page's title and the section
 * @returns whether it's a repetition
 */
const isRepetition = (kind: FoundPage['kind'], name: string, parentHeadings: readonly string[]): boolean =>
  kind === 'restOperation' && /^(?:Response \d|Errors$)/.test(parentHeadings[0] ?? name);

const fieldNumbers = Object.fromEntries(fields.map((field, index) => [field, index])) as Record<
  (typeof fields)[number],
  number
>;

/** Maximum number of sections in an ordinary guide. A guide with more sections is a glossary or similar list. */
const MAX_GUIDE_SECTIONS = 60;

/** All pages and sections, and the postings of their terms. */
export class Corpus {
  readonly pages: Page[] = [];
  readonly places: Place[] = [];
  readonly postings = new Postings();
  /** The pages and sections that postings refer to, by document number. */
  readonly things: (Page | Place)[] = [];
  private readonly areas = new Map<string, {pages: Page[]; sections: Place[]}>();
  private cachedAverages: Float32Array | undefined;

  /**
   * Adds the names of an area.
   *
   * @param shard - names of the area
   */
  addNames(shard: NamesShard): void {
    this.cachedAverages = undefined;
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
    const sections = shard.names.map((name, index) => this.readSection(shard, pages, name, index));
    for (const {kind, places: occurrences} of pages) {
      // In a list such as a glossary, entries name the subjects of other pages.
      if (kind === 'guide' && occurrences.length > MAX_GUIDE_SECTIONS)
        occurrences.forEach((occurrence) => (occurrence.isRepetition = true));
    }
    this.places.push(...sections);
    this.areas.set(shard.tag, {pages, sections});
    pages.forEach((page, index) => this.addPageNames(page, shard.identifiers[index] ?? []));
    for (const section of sections) {
      const length = this.postings.add(this.addDocument(section), 'headings', section.on[0]?.name ?? '');
      section.on.forEach(({page}) => (page.lengths[fieldNumbers.headings]! += length));
    }
  }

  private addPageNames(page: Page, identifiers: readonly string[]): void {
    const documentNumber = this.addDocument(page);
    const {postings} = this;
    page.lengths[fieldNumbers.title] = postings.add(documentNumber, 'title', page.title);
    page.lengths[fieldNumbers.identifiers] = postings.add(documentNumber, 'identifiers', identifiers.join(' '));
    page.lengths[fieldNumbers.trail] = postings.add(documentNumber, 'trail', page.trail.join(' '));
    postings.addJoined(documentNumber, page.title);
  }

  private readSection(shard: NamesShard, pages: readonly Page[], name: string, index: number): Place {
    const section: Place = {number: this.places.length + index, compared: comparedName(name), text: '', on: []};
    const pairs = shard.occurrences[index] ?? [];
    let pageNumber = 0;
    for (let pairIndex = 0; pairIndex < pairs.length; pairIndex += 2) {
      pageNumber += pairs[pairIndex] ?? 0;
      const page = pages[pageNumber];
      const [anchor, parentHeadings] = shard.contexts[pairs[pairIndex + 1] ?? 0] ?? ['', []];
      if (!page) continue;
      const isRepeated = isRepetition(page.kind, name, parentHeadings);
      const occurrence: Occurrence = {
        page,
        place: section,
        name,
        anchor: fullAnchor(anchor, name),
        above: parentHeadings,
        isRepetition: isRepeated,
      };
      section.on.push(occurrence);
      page.places.push(occurrence);
    }
    return section;
  }

  private addDocument(target: Page | Place): number {
    return this.things.push(target) - 1;
  }

  /**
   * Adds the texts of an area.
   *
   * @param shard - texts of the area
   * @throws Error if the area's names weren't added before
   */
  addTexts({tag, pages, places: sections, code = {}, pageCode = {}}: TextsShard): void {
    const area = this.areas.get(tag);
    if (!area) throw new Error(`The texts of "${tag}" arrived before its names.`);
    this.cachedAverages = undefined;
    pages.forEach((text, index) => this.addText(area.pages[index], text, pageCode[index]));
    sections.forEach((text, index) => this.addText(area.sections[index], text, code[index]));
  }

  private addText(target: Page | Place | undefined, text: string, code: string | undefined): void {
    if (!target || (!text && code === undefined)) return;
    target.text = text;
    const documentNumber = this.addDocument(target);
    const pages = 'on' in target ? target.on.map(({page}) => page) : [target];
    const addToField = (field: 'body' | 'code', content: string): void => {
      const length = this.postings.add(documentNumber, field, content);
      pages.forEach(({lengths}) => (lengths[fieldNumbers[field]]! += length));
    };
    addToField('body', text);
    if (code !== undefined) addToField('code', code);
  }

  /** Average word count of each field, ignoring empty fields. */
  get averageLengths(): Float32Array {
    if (this.cachedAverages) return this.cachedAverages;
    this.cachedAverages = new Float32Array(FIELDS).map((_, field) => {
      const lengths = this.pages.map((page) => page.lengths[field]!).filter((length) => length > 0);
      return lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1) || 1;
    });
    return this.cachedAverages;
  }
}
