/** Finds pages with the search engine of the site. */
import fs from 'node:fs';
import path from 'node:path';
import {SearchEngine, type Found} from '@paydocs/search/engine';
import {makeShards, type Shard} from '@paydocs/search/engine/shards';
import {readLexicons} from '@paydocs/search/plugin/lexicons';
import type {Area, Page, Pages} from '../docs/pages';
import {ToolError} from '../toolError';
import {HOST, recordsOf} from './records';

/** A page that was found, and where on it. */
export interface Hit {
  page: Page;
  /** Headings and names of fields, the best first, each with a piece of its text. */
  places: {name: string; text: string}[];
}

/** So many places are looked at for each page that is told. */
const PLACES_A_PAGE = 12;
const MOST_PLACES = 3;
const LONGEST_TEXT = 220;

/** Answers questions about pages. */
export class Searcher {
  private engine: SearchEngine | undefined;

  /**
   * @param pages - of the site
   * @param index - folder of the site's own index; without one, it is made of the pages when it is first needed
   * @param identifiers - other names of pages
   */
  constructor(
    private readonly pages: Pages,
    private readonly index: string | undefined,
    private readonly identifiers: () => ReadonlyMap<Page | undefined, readonly string[]>,
  ) {}

  /**
   * @param query - what somebody looks for
   * @param limit - most pages
   * @param area - where to look; everywhere without it
   * @returns pages, the best first
   * @throws ToolError if the site's index can't be read
   */
  search(query: string, limit: number, area?: Area): Hit[] {
    this.engine ??= this.load();
    const hits = new Map<Page, Hit>();
    for (let offset = 0, isMore = true; isMore && hits.size < limit; offset += limit * PLACES_A_PAGE) {
      const {found, total} = this.engine.search(query, {offset, limit: limit * PLACES_A_PAGE});
      for (const each of found) this.add(each, hits, limit, area);
      isMore = total > offset + found.length && found.length > 0 && offset < limit * PLACES_A_PAGE * 10;
    }
    return [...hits.values()];
  }

  private add({page: {path: address}, place, text}: Found, hits: Map<Page, Hit>, limit: number, area?: Area): void {
    const page = this.pages.get(address);
    // An index has pages of other versions, too, and those without Markdown.
    if (page === undefined || (area !== undefined && page.area !== area)) return;
    const hit = hits.get(page) ?? {page, places: []};
    if (!hits.has(page) && hits.size >= limit) return;
    hits.set(page, hit);
    if (place !== undefined && hit.places.length < MOST_PLACES)
      hit.places.push({name: [...place.above, place.name].join(' › '), text: cut(text)});
  }

  private load(): SearchEngine {
    const engine = new SearchEngine();
    const shards =
      this.index === undefined
        ? makeShards(recordsOf(this.pages.all, this.identifiers()), HOST, readLexicons())
        : readIndex(this.index);
    // Names have to come before texts.
    for (const tier of ['names', 'texts'] as const) {
      for (const shard of shards) if (shard.tier === tier) engine.add(shard);
    }
    return engine;
  }
}

function readIndex(folder: string): Shard[] {
  const names = fs.readdirSync(folder).filter((name) => /^(?:names|texts)-.+\.json$/.test(name));
  try {
    return names.map((name) => JSON.parse(fs.readFileSync(path.join(folder, name), 'utf8')) as Shard);
  } catch {
    throw new ToolError(
      "The site's search index can't be read. Rebuild the site, or copy its docs.zip to a separate folder and serve that file.",
    );
  }
}

function cut(text: string): string {
  return text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT).replace(/\s+\S*$/, '')} …`;
}
