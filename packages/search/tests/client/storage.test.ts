/** What DocSearch keeps is shown as HTML: whatever stands in storage, only text and paths of the site are left. */
import {omit} from 'lodash';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {MARK} from '../../src/engine/highlight';
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

function repaired(list: unknown, key = RECENT): unknown {
  stored.set(key, JSON.stringify(list));
  expect(repairStorage('docs')).toBe(true);
  return JSON.parse(stored.get(key) ?? 'null');
}

describe('a search that is kept', () => {
  it('stays as it is when it is right', () => {
    expect(repaired([hit])).toEqual([hit]);
  });

  it('is what the modal made of a hit', () => {
    const made = sanitizeHit({...hit, hierarchy: {...hit.hierarchy, lvl1: 'a < b'}} as SearchHit);
    const kept = omit(made, ['_highlightResult', '_snippetResult']);
    expect(repaired([kept])).toEqual([kept]);
  });

  it('holds no more text than is shown, also where an earlier version of the site kept a whole page', () => {
    const page = {...hit, content: 'word '.repeat(2000)} as SearchHit;
    expect(repaired([page])).toEqual([{...hit, content: null}]);
    const snippet = {value: `${MARK.start}word${MARK.end} &…`};
    expect(sanitizeHit({...page, _snippetResult: {content: snippet}}).content).toBe('word &…');
  });

  it('loses everything that is not its own, and every element', () => {
    const poisoned = {
      ...hit,
      _snippetResult: {hierarchy: {lvl1: {value: EVIL}}, content: {value: EVIL}},
      _highlightResult: {hierarchy: {lvl0: {value: EVIL}}},
      __docsearch_parent: {_highlightResult: {hierarchy: {lvl0: {value: EVIL}}}},
      hierarchy: {...hit.hierarchy, lvl1: `Refunds ${EVIL}`},
      content: EVIL,
    };
    expect(repaired([poisoned])).toEqual([
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
  ])('is dropped when it leads to %j', (url) => {
    const found = repaired([{...hit, url}, hit]) as {url: string}[];
    // An empty address is that of the home page.
    expect(found.filter((one) => one.url !== '/')).toEqual([hit]);
  });

  it.each([
    ['{'],
    ['"text"'],
    ['null'],
    ['[null, 1, "a", [], {}]'],
    ['[{"objectID":"a","type":"lvl1","url":"/"}]'],
    ['[{"objectID":"a","type":"lvl1","url":"/","hierarchy":{"lvl1":{"a":1}}}]'],
  ])('is dropped when it is %s', (text) => {
    stored.set(RECENT, text);
    expect(repairStorage('docs')).toBe(true);
    expect(stored.get(RECENT)).toBe('[]');
  });
});

it('storage that lets nothing be read is taken away: DocSearch reads what it can write', () => {
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

it('storage that is only full stays', () => {
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

describe('a conversation that is kept', () => {
  const key = '__DOCSEARCH_ASKAI_CONVERSATIONS__docs';
  const levels = {lvl0: 'askAI', lvl1: 'How?', ...none};
  const conversation = {
    ...{query: 'How?', objectID: 'How?', messages: [{id: '1', parts: []}], type: 'askAI', anchor: 'stored'},
    ...{content: null, hierarchy: levels, url: '', url_without_anchor: ''},
  };

  it('keeps its messages, and loses what would be shown as HTML', () => {
    expect(repaired([conversation], key)).toEqual([conversation]);
    const poisoned = {
      ...conversation,
      _snippetResult: {hierarchy: {lvl1: {value: EVIL}}},
      hierarchy: {...levels, lvl1: EVIL},
      url: 'javascript:alert(1)',
    };
    const title = '&lt;img src=x onerror=alert(1)&gt;';
    expect(repaired([poisoned, {...conversation, messages: 1}], key)).toEqual([
      {...conversation, hierarchy: {...levels, lvl1: title}},
    ]);
  });
});
