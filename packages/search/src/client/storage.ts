import {asRecord, readHit} from './readHit';
import type {SearchHit} from '../types';

/** Functions that read each entry of a list in DocSearch's storage, by the storage key without the index name at its end. */
const READERS: Record<string, (value: unknown) => object[]> = {
  __DOCSEARCH_RECENT_SEARCHES__: readSavedHit,
  __DOCSEARCH_FAVORITE_SEARCHES__: readSavedHit,
  __DOCSEARCH_ASKAI_CONVERSATIONS__: readConversation,
};
/** Maximum length of a stored HTML snippet in characters. Earlier versions stored whole pages, which screen readers announced. */
const MAX_CONTENT_LENGTH = 500;
/** Test value that is larger than both lists. */
const TEST_VALUE = 'x'.repeat(20_000);

/**
 * Repairs DocSearch's data in the browser's storage before DocSearch reads it. DocSearch stops working if the data isn't
 * valid, or if the storage is full or blocked.
 *
 * @param indexName - name of the index
 * @returns whether searches can be saved: storage is readable and has space
 */
export function repairStorage(indexName: string): boolean {
  try {
    for (const [name, read] of Object.entries(READERS)) {
      const key = `${name}${indexName}`;
      const text = localStorage.getItem(key);
      if (text !== null) localStorage.setItem(key, JSON.stringify(parseList(text).flatMap(read)));
    }
    const testKey = `__SEARCH_ROOM__${indexName}`;
    localStorage.setItem(testKey, TEST_VALUE);
    localStorage.removeItem(testKey);
    return true;
  } catch {
    hideUnreadable();
    return false;
  }
}

/** Hides storage that can't be read. DocSearch assumes that writable storage is also readable, but works without storage. */
function hideUnreadable(): void {
  try {
    localStorage.getItem('');
  } catch {
    Reflect.defineProperty(window, 'localStorage', {value: null});
  }
}

function parseList(text: string): unknown[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/** Reads a saved hit, and removes the marks of its search: see `sanitizeHit`. */
function readSavedHit(value: unknown): Partial<SearchHit>[] {
  const hit = readHit(value, window.location.origin);
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

/** Escapes HTML, so it contains no elements. */
const escapeHtml = (html: string): string => html.replace(/[<>"']/g, (character) => ENTITIES[character] ?? '');

/** Reads a conversation with the assistant. DocSearch displays its first words as HTML, like the title of a hit. */
function readConversation(value: unknown): object[] {
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
