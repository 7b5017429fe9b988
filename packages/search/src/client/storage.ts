import {asRecord, parseHit} from './parseHit';
import type {SearchHit} from '../types';

/**
 * Readers for the entries of the lists that DocSearch stores, by storage key without the index name at its end. A
 * reader returns an empty list for an invalid entry.
 */
const ENTRY_PARSERS: Record<string, (value: unknown) => object[]> = {
  __DOCSEARCH_RECENT_SEARCHES__: parseSavedHit,
  __DOCSEARCH_FAVORITE_SEARCHES__: parseSavedHit,
  __DOCSEARCH_ASKAI_CONVERSATIONS__: parseConversation,
};
/**
 * Maximum length of a hit's stored content, in characters. Earlier versions stored whole pages, which screen readers
 * announced.
 */
const MAX_CONTENT_LENGTH = 500;
/** Value that tests whether storage has space. It's larger than the lists of saved searches. */
const TEST_VALUE = 'x'.repeat(20_000);

/**
 * Repairs DocSearch's data in the browser's storage before DocSearch reads it. DocSearch stops working if the data
 * isn't valid, or if the storage is full or blocked.
 *
 * @param indexName - name of the index, which is part of the storage keys
 * @returns whether searches can be saved: storage is readable and has space
 */
export function repairStorage(indexName: string): boolean {
  try {
    for (const [name, read] of Object.entries(ENTRY_PARSERS)) {
      const key = `${name}${indexName}`;
      const text = localStorage.getItem(key);
      if (text !== null) localStorage.setItem(key, JSON.stringify(parseJsonArray(text).flatMap(read)));
    }
    const testKey = `__SEARCH_ROOM__${indexName}`;
    localStorage.setItem(testKey, TEST_VALUE);
    localStorage.removeItem(testKey);
    return true;
  } catch {
    disableUnreadableStorage();
    return false;
  }
}

/** Removes `localStorage` from the window if it can't be read. DocSearch works without it, but not if reading fails. */
function disableUnreadableStorage(): void {
  try {
    localStorage.getItem('');
  } catch {
    Reflect.defineProperty(window, 'localStorage', {value: null});
  }
}

function parseJsonArray(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Parses a saved hit without the highlighted strings of its search. */
function parseSavedHit(value: unknown): Partial<SearchHit>[] {
  const hit = parseHit(value, window.location.origin);
  if (!hit) return [];
  const {objectID, type, url, url_without_anchor, anchor, hierarchy, content, breadcrumb} = hit;
  const levels = Object.entries(hierarchy).map(([level, part]) => [level, part]);
  return [
    {
      ...{objectID, type, url, url_without_anchor, anchor, breadcrumb},
      hierarchy: Object.fromEntries(levels) as SearchHit['hierarchy'],
      content: content && content.length <= MAX_CONTENT_LENGTH ? content : null,
    },
  ];
}

const ENTITIES: Record<string, string> = {'<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;'};

/** Escapes angle brackets and quotes, so that DocSearch can't render the text as HTML elements. */
const escapeHtml = (html: string): string => html.replace(/[<>"']/g, (character) => ENTITIES[character] ?? '');

/** Parses a conversation with the assistant. DocSearch displays its first words as HTML, like the title of a hit. */
function parseConversation(value: unknown): object[] {
  const {query, objectID, messages, hierarchy} = asRecord(value);
  const {lvl1} = asRecord(hierarchy);
  if (typeof query !== 'string' || typeof objectID !== 'string' || typeof lvl1 !== 'string') return [];
  if (!Array.isArray(messages)) return [];
  const levels = {
    lvl0: 'askAI',
    lvl1: escapeHtml(lvl1),
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
