/** Finds pages with the site's search engine. */
import fs from 'node:fs';
import path from 'node:path';
import {SearchEngine, type Match, createShards, type Shard} from '@paydocs/search/engine';
import {readLexicons} from '@paydocs/search';
import type {Area, Page, Pages} from '../docs/pages';
import {ToolError} from '../toolError';
import {PLACEHOLDER_ORIGIN, createSearchRecords} from './records';

/** A page in the search results, with its matching sections. */
interface Hit {
  page: Page;
  /** Matching headings and fields, the best matches first, each with its ancestors in `name` and an excerpt. */
  sections: {name: string; text: string}[];
}

/** Number of matches to request for each page in the results. */
const MATCHES_PER_PAGE = 12;
const MAX_SECTIONS = 3;
const MAX_EXCERPT_LENGTH = 220;

/** Searches the pages of a site. */
export class Searcher {
  private engine: SearchEngine | undefined;

  /**
   * Creates a searcher, which loads or creates its index on first use.
   *
   * @param pages - pages of the site
   * @param index - path of the site's search index; if `undefined`, an index is created from the pages on first use
   * @param identifiers - returns additional names of pages, such as operation IDs, for a new index
   */
  constructor(
    private readonly pages: Pages,
    private readonly index: string | undefined,
    private readonly identifiers: () => ReadonlyMap<Page | undefined, readonly string[]>,
  ) {}

  /**
   * Searches the pages, and groups the matches by page.
   *
   * @param limit - maximum number of pages
   * @param area - area to search; if omitted, all areas
   * @returns pages, the best matches first
   * @throws ToolError if the site's index can't be read
   */
  search(query: string, limit: number, area?: Area): Hit[] {
    this.engine ??= this.loadEngine();
    const hits = new Map<Page, Hit>();
    for (let offset = 0, hasMore = true; hasMore && hits.size < limit; offset += limit * MATCHES_PER_PAGE) {
      const {matches, total} = this.engine.search(query, {offset, limit: limit * MATCHES_PER_PAGE});
      for (const each of matches) this.add(each, hits, limit, area);
      hasMore = total > offset + matches.length && matches.length > 0 && offset < limit * MATCHES_PER_PAGE * 10;
    }
    return [...hits.values()];
  }

  private add({page: {path: pagePath}, section, text}: Match, hits: Map<Page, Hit>, limit: number, area?: Area): void {
    const page = this.pages.get(pagePath);
    // An index also has pages of other versions, and pages without Markdown.
    if (page === undefined || (area !== undefined && page.area !== area)) return;
    const hit = hits.get(page) ?? {page, sections: []};
    if (!hits.has(page) && hits.size >= limit) return;
    hits.set(page, hit);
    if (section !== undefined && hit.sections.length < MAX_SECTIONS)
      hit.sections.push({name: [...section.parentHeadings, section.name].join(' › '), text: truncate(text)});
  }

  private loadEngine(): SearchEngine {
    const engine = new SearchEngine();
    const shards =
      this.index === undefined
        ? createShards(createSearchRecords(this.pages.all, this.identifiers()), PLACEHOLDER_ORIGIN, readLexicons())
        : readIndex(this.index);
    // The engine requires the shards with names before those with texts.
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

function truncate(text: string): string {
  return text.length <= MAX_EXCERPT_LENGTH ? text : `${text.slice(0, MAX_EXCERPT_LENGTH).replace(/\s+\S*$/, '')} …`;
}
