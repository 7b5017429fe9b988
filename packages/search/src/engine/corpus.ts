import {pageKinds} from '../record';
import type {IndexedPage, IndexedSection} from './types';
import {normalizeName, type NormalizedName} from './names';
import {FIELD_COUNT, fields, Postings} from './postings';
import {expandAnchor, expandPath, type NamesShard, type TextsShard} from './shards';

/** A page of the corpus. */
export interface Page extends IndexedPage {
  /** Index in `Corpus.pages`. */
  number: number;
  titleName: NormalizedName;
  identifierNames: readonly NormalizedName[];
  text: string;
  /** The sections on the page. */
  sections: SectionOccurrence[];
  /** Number of terms in each field, in the order of `fields`. */
  lengths: Float32Array;
}

/** A section on one of its pages. */
export interface SectionOccurrence extends IndexedSection {
  page: Page;
  section: Section;
  /** Whether it repeats the content of other pages. */
  isRepetition: boolean;
}

/** A section, which can occur on several pages. */
export interface Section {
  number: number;
  normalizedName: NormalizedName;
  text: string;
  occurrences: SectionOccurrence[];
}

/**
 * Checks whether a section of an operation's page repeats the content of other pages: the pages of types also describe
 * responses, and the page of all errors also describes errors.
 *
 * @param kind - kind of the page
 * @param name - name of the section
 * @param parentHeadings - headings between the page's title and the section
 * @returns whether it's a repetition
 */
const isRepeatedSection = (kind: IndexedPage['kind'], name: string, parentHeadings: readonly string[]): boolean =>
  kind === 'restOperation' && /^(?:Response \d|Errors$)/.test(parentHeadings[0] ?? name);

const fieldNumbers = Object.fromEntries(fields.map((field, index) => [field, index])) as Record<
  (typeof fields)[number],
  number
>;

/**
 * Maximum number of sections in an ordinary guide. A guide with more sections is treated as a list, such as a glossary.
 */
const MAX_GUIDE_SECTIONS = 60;

/** All pages and sections, and the postings of their terms. */
export class Corpus {
  readonly pages: Page[] = [];
  readonly sections: Section[] = [];
  readonly postings = new Postings();
  /** The pages and sections that postings refer to, by document number. */
  readonly documents: (Page | Section)[] = [];
  private readonly areas = new Map<string, {pages: Page[]; sections: Section[]}>();
  private cachedAverages: Float32Array | undefined;

  /**
   * Adds the pages and sections of an area, and indexes their names.
   *
   * @param shard - names of the area
   */
  addNames(shard: NamesShard): void {
    this.cachedAverages = undefined;
    const pages = shard.paths.map((path, index): Page => {
      const title = shard.titles[index] ?? '';
      return {
        path: expandPath(path, title),
        title,
        number: this.pages.length + index,
        kind: pageKinds[shard.kinds[index] ?? 0] ?? 'guide',
        trail: shard.trails[shard.pageTrails[index] ?? 0] ?? [],
        tag: shard.tag,
        language: shard.language,
        titleName: normalizeName(title),
        identifierNames: (shard.identifiers[index] ?? []).map(normalizeName),
        text: '',
        sections: [],
        lengths: new Float32Array(FIELD_COUNT),
      };
    });
    this.pages.push(...pages);
    const sections = shard.names.map((name, index) => this.readSection(shard, pages, name, index));
    for (const {kind, sections: occurrences} of pages) {
      // In a list such as a glossary, entries name the subjects of other pages.
      if (kind === 'guide' && occurrences.length > MAX_GUIDE_SECTIONS)
        occurrences.forEach((occurrence) => (occurrence.isRepetition = true));
    }
    this.sections.push(...sections);
    this.areas.set(shard.tag, {pages, sections});
    pages.forEach((page, index) => this.addPageNames(page, shard.identifiers[index] ?? []));
    for (const section of sections) {
      const length = this.postings.add(this.addDocument(section), 'headings', section.occurrences[0]?.name ?? '');
      section.occurrences.forEach(({page}) => (page.lengths[fieldNumbers.headings]! += length));
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

  private readSection(shard: NamesShard, pages: readonly Page[], name: string, index: number): Section {
    const section: Section = {
      number: this.sections.length + index,
      normalizedName: normalizeName(name),
      text: '',
      occurrences: [],
    };
    const pairs = shard.occurrences[index] ?? [];
    let pageNumber = 0;
    for (let pairIndex = 0; pairIndex < pairs.length; pairIndex += 2) {
      pageNumber += pairs[pairIndex] ?? 0;
      const page = pages[pageNumber];
      const [anchor, parentHeadings] = shard.contexts[pairs[pairIndex + 1] ?? 0] ?? ['', []];
      if (!page) continue;
      const isRepeated = isRepeatedSection(page.kind, name, parentHeadings);
      const occurrence: SectionOccurrence = {
        page,
        section,
        name,
        anchor: expandAnchor(anchor, name),
        parentHeadings,
        isRepetition: isRepeated,
      };
      section.occurrences.push(occurrence);
      page.sections.push(occurrence);
    }
    return section;
  }

  private addDocument(target: Page | Section): number {
    return this.documents.push(target) - 1;
  }

  /**
   * Adds the texts of an area to its pages and sections, and indexes them.
   *
   * @param shard - texts of the area
   * @throws Error if the area's names weren't added before
   */
  addTexts({tag, pages, sections, code = {}, pageCode = {}}: TextsShard): void {
    const area = this.areas.get(tag);
    if (!area) throw new Error(`The texts for "${tag}" arrived before its names.`);
    this.cachedAverages = undefined;
    pages.forEach((text, index) => this.addText(area.pages[index], text, pageCode[index]));
    sections.forEach((text, index) => this.addText(area.sections[index], text, code[index]));
  }

  private addText(target: Page | Section | undefined, text: string, code: string | undefined): void {
    if (!target || (!text && code === undefined)) return;
    target.text = text;
    const documentNumber = this.addDocument(target);
    const pages = 'occurrences' in target ? target.occurrences.map(({page}) => page) : [target];
    const addToField = (field: 'body' | 'code', content: string): void => {
      const length = this.postings.add(documentNumber, field, content);
      pages.forEach(({lengths}) => (lengths[fieldNumbers[field]]! += length));
    };
    addToField('body', text);
    if (code !== undefined) addToField('code', code);
  }

  /** Average number of terms in each field, in the order of `fields`, over the pages where the field isn't empty. */
  get averageLengths(): Float32Array {
    if (this.cachedAverages) return this.cachedAverages;
    this.cachedAverages = new Float32Array(FIELD_COUNT).map((_, field) => {
      const lengths = this.pages.map((page) => page.lengths[field]!).filter((length) => length > 0);
      return lengths.reduce((sum, length) => sum + length, 0) / Math.max(lengths.length, 1) || 1;
    });
    return this.cachedAverages;
  }
}
