import {fieldsOf, readHit} from './readHit';
import type {SearchHit} from '../contract';

/** What DocSearch keeps, by the names under which it does, which the name of the index follows. */
const KEPT: Record<string, (value: unknown) => object[]> = {
  __DOCSEARCH_RECENT_SEARCHES__: keptHit,
  __DOCSEARCH_FAVORITE_SEARCHES__: keptHit,
  __DOCSEARCH_ASKAI_CONVERSATIONS__: keptConversation,
};
/** Of a snippet, as HTML. Earlier versions of the site kept whole pages, which screen readers read out. */
const LONGEST_CONTENT = 500;
/** More than both lists need. */
const ROOM = 'x'.repeat(20_000);

/**
 * Looks after what DocSearch keeps in the browser's storage before it reads it: it stops working when it finds something else than hits, no room, or nothing that it may read.
 *
 * @param indexName - the name of the index
 * @returns whether searches can be kept: there is storage that can be read, and room in it
 */
export function repairStorage(indexName: string): boolean {
  try {
    for (const [name, read] of Object.entries(KEPT)) {
      const key = `${name}${indexName}`;
      const text = localStorage.getItem(key);
      if (text !== null) localStorage.setItem(key, JSON.stringify(listOf(text).flatMap(read)));
    }
    const test = `__SEARCH_ROOM__${indexName}`;
    localStorage.setItem(test, ROOM);
    localStorage.removeItem(test);
    return true;
  } catch {
    hideUnreadable();
    return false;
  }
}

/** DocSearch takes storage that can be written for one that can be read; where there is none, it does without. */
function hideUnreadable(): void {
  try {
    localStorage.getItem('');
  } catch {
    Reflect.defineProperty(window, 'localStorage', {value: null});
  }
}

function listOf(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** A kept hit without what a search marked in it: see `safeHit`. */
function keptHit(value: unknown): Partial<SearchHit>[] {
  const hit = readHit(value, window.location.origin);
  if (!hit) return [];
  const {objectID, type, url, url_without_anchor, anchor, hierarchy, content, breadcrumb} = hit;
  const levels = Object.entries(hierarchy).map(([level, part]) => [level, part]);
  return [
    {
      ...{objectID, type, url, url_without_anchor, anchor, breadcrumb},
      hierarchy: Object.fromEntries(levels) as SearchHit['hierarchy'],
      content: content && content.length <= LONGEST_CONTENT ? content : null,
    },
  ];
}

const ENTITIES: Record<string, string> = {'<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};

/** The same HTML, without elements. */
const withoutElements = (html: string): string => html.replace(/[<>"']/g, (character) => ENTITIES[character] ?? '');

/** A conversation with the assistant. Its first words are shown as HTML, as the title of a hit is. */
function keptConversation(value: unknown): object[] {
  const {query, objectID, messages, hierarchy} = fieldsOf(value);
  const {lvl1} = fieldsOf(hierarchy);
  if (typeof query !== 'string' || typeof objectID !== 'string' || typeof lvl1 !== 'string') return [];
  if (!Array.isArray(messages)) return [];
  const levels = {
    lvl0: 'askAI',
    lvl1: withoutElements(lvl1),
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  return [
    {
      ...{type: 'askAI', anchor: 'stored', content: null, url: '', url_without_anchor: ''},
      ...{query, objectID, messages, hierarchy: levels},
    },
  ];
}
