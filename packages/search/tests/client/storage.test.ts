/** DocSearch renders what it stores as HTML: whatever is in storage, only text and paths of the site remain. */
import {omit} from 'lodash';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {HIGHLIGHT_MARKERS} from '../../src/engine/highlight';
import {sanitizeHit} from '../../src/client/sanitizeHit';
import {repairStorage} from '../../src/client/storage';
import type {SearchHit} from '../../src/types';

const SITE = 'https://docs.site.example';
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const EVIL = '<img src=x onerror=alert(1)>';
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('window', {location: {origin: SITE}});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

const none = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
const hit = {
  objectID: 'a',
  type: 'lvl1',
  url: '/guides/refunds/#a',
  url_without_anchor: '/guides/refunds/',
  anchor: 'a',
  hierarchy: {lvl0: 'Guides', lvl1: 'Refunds & <b>', ...none},
  content: null,
  breadcrumb: ['Guides', 'Payments'],
};

function repair(list: unknown, key = RECENT): unknown {
  stored.set(key, JSON.stringify(list));
  expect(repairStorage('docs')).toBe(true);
  return JSON.parse(stored.get(key) ?? 'null');
}

describe('a stored search', () => {
  it('stays unchanged if it is valid', () => {
    expect(repair([hit])).toEqual([hit]);
  });

  it('is what the modal creates from a hit', () => {
    const sanitized = sanitizeHit({...hit, hierarchy: {...hit.hierarchy, lvl1: 'a < b'}} as SearchHit);
    const storedHit = omit(sanitized, ['_highlightResult', '_snippetResult']);
    expect(repair([storedHit])).toEqual([storedHit]);
  });

  it('contains only displayed text, even if an earlier version of the site stored a whole page', () => {
    const page = {...hit, content: 'word '.repeat(2000)} as SearchHit;
    expect(repair([page])).toEqual([{...hit, content: null}]);
    const snippet = {value: `${HIGHLIGHT_MARKERS.start}word${HIGHLIGHT_MARKERS.end} &…`};
    expect(sanitizeHit({...page, _snippetResult: {content: snippet}}).content).toBe('word &…');
  });

  it('loses unknown fields and HTML elements', () => {
    const poisoned = {
      ...hit,
      _snippetResult: {hierarchy: {lvl1: {value: EVIL}}, content: {value: EVIL}},
      _highlightResult: {hierarchy: {lvl0: {value: EVIL}}},
      __docsearch_parent: {_highlightResult: {hierarchy: {lvl0: {value: EVIL}}}},
      hierarchy: {...hit.hierarchy, lvl1: `Refunds ${EVIL}`},
      content: EVIL,
    };
    expect(repair([poisoned])).toEqual([
      {
        ...hit,
        hierarchy: {...hit.hierarchy, lvl1: 'Refunds <img src=x onerror=alert(1)>'},
        content: '<img src=x onerror=alert(1)>',
      },
    ]);
  });

  it.each([
    '/\\evil.example/',
    '\\\\evil.example/',
    '//evil.example/',
    '/\t/evil.example/',
    '///evil.example/',
    'https://evil.example/',
    `${SITE}//evil.example/`,
    `${SITE}@evil.example/`,
    `${SITE}:444/`,
    '/.//evil.example/',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    `blob:${SITE}/x`,
    'http://',
    '',
    7,
    null,
  ])('is dropped if it links to %j', (url) => {
    const found = repair([{...hit, url}, hit]) as {url: string}[];
    // An empty URL links to the home page.
    expect(found.filter((one) => one.url !== '/')).toEqual([hit]);
  });

  it.each([
    ['{'],
    ['"text"'],
    ['null'],
    ['[null, 1, "a", [], {}]'],
    ['[{"objectID":"a","type":"lvl1","url":"/"}]'],
    ['[{"objectID":"a","type":"lvl1","url":"/","hierarchy":{"lvl1":{"a":1}}}]'],
  ])('is dropped if it is %s', (text) => {
    stored.set(RECENT, text);
    expect(repairStorage('docs')).toBe(true);
    expect(stored.get(RECENT)).toBe('[]');
  });
});

it("removes storage that can't be read, because DocSearch reads what it can write", () => {
  const browser = {
    localStorage: {
      getItem() {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => undefined,
      removeItem: () => undefined,
    },
  };
  vi.stubGlobal('window', browser);
  vi.stubGlobal('localStorage', browser.localStorage);
  expect(repairStorage('docs')).toBe(false);
  expect(browser.localStorage).toBeNull();
});

it('keeps storage that is only full', () => {
  const full = {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const browser = {localStorage: full};
  vi.stubGlobal('window', browser);
  vi.stubGlobal('localStorage', full);
  expect(repairStorage('docs')).toBe(false);
  expect(browser.localStorage).toBe(full);
});

describe('a stored conversation', () => {
  const key = '__DOCSEARCH_ASKAI_CONVERSATIONS__docs';
  const levels = {lvl0: 'askAI', lvl1: 'How?', ...none};
  const conversation = {
    ...{query: 'How?', objectID: 'How?', messages: [{id: '1', parts: []}], type: 'askAI', anchor: 'stored'},
    ...{content: null, hierarchy: levels, url: '', url_without_anchor: ''},
  };

  it('keeps its messages, and loses what would be rendered as HTML', () => {
    expect(repair([conversation], key)).toEqual([conversation]);
    const poisoned = {
      ...conversation,
      _snippetResult: {hierarchy: {lvl1: {value: EVIL}}},
      hierarchy: {...levels, lvl1: EVIL},
      url: 'javascript:alert(1)',
    };
    const title = '&lt;img src=x onerror=alert(1)&gt;';
    expect(repair([poisoned, {...conversation, messages: 1}], key)).toEqual([
      {...conversation, hierarchy: {...levels, lvl1: title}},
    ]);
  });
});
