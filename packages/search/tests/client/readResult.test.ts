/** A hosted service may return anything: pages display only text and paths of the site. */
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {parseResult} from '../../src/client/hosted/parseResult';
import {sanitizeHit} from '../../src/client/sanitizeHit';
import {HIGHLIGHT_MARKERS} from '../../src/engine/highlight';

const SITE = 'https://docs.site.example';
const request = {indexName: 'docs', query: 'refund', hitsPerPage: 20};
const read = (response: unknown) => parseResult(response, request, SITE);
const hit = {objectID: 'a', type: 'lvl1', url: `${SITE}/refunds/#how`, hierarchy: {lvl0: 'Guides', lvl1: 'Refunds'}};

beforeEach(() => void vi.stubGlobal('window', {location: {origin: 'http://localhost:3000'}}));

describe('a hit of a hosted service', () => {
  it('has only the displayed fields', () => {
    const [found] = read({hits: [{...hit, evil: 1, breadcrumb: ['Guides', 1, null]}]}).hits;
    expect(found).toEqual({
      ...{objectID: 'a', url: '/refunds/#how', url_without_anchor: '/refunds/', anchor: 'how', type: 'lvl1'},
      hierarchy: {lvl0: 'Guides', lvl1: 'Refunds', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
      ...{content: null, breadcrumb: ['Guides']},
      ...{_highlightResult: {hierarchy: {}}, _snippetResult: {hierarchy: {}}},
    });
  });

  it.each([
    ['nothing', null],
    ['text', 'a'],
    ['no hierarchy', {...hit, hierarchy: undefined}],
    ['a hierarchy that is null', {...hit, hierarchy: null}],
    ['a hierarchy of another type', {...hit, hierarchy: 'Refunds'}],
    ['no title', {...hit, hierarchy: {lvl0: 'Guides', lvl1: null, lvl2: 'a'}}],
    ['a title of another type', {...hit, hierarchy: {lvl1: {value: 'a'}}}],
    ['no URL', {...hit, url: undefined}],
    ['a URL of another type', {...hit, url: {href: '/'}}],
    ['a URL of another host', {...hit, url: 'https://evil.example/'}],
    ['a URL that runs', {...hit, url: 'javascript:alert(1)'}],
    ['a URL that names a host', {...hit, url: `${SITE}//evil.example/`}],
    ['a malformed URL', {...hit, url: 'https://['}],
  ])('is left out if it is or has %s', (_, invalid) => {
    const result = read({hits: [invalid, hit], nbHits: 2});
    expect(result.hits.map(({url}) => url)).toEqual(['/refunds/#how']);
    expect(result.nbHits).toBe(1);
  });

  it.each([
    ['type', 7, 'lvl1'],
    ['type', 'lvl3', 'lvl1'],
    ['type', 'content', 'lvl1'],
    ['objectID', null, '/refunds/#how'],
    ['content', {value: 'a'}, null],
    ['breadcrumb', 'Guides', []],
    ['_highlightResult', 'a', {hierarchy: {}}],
    ['_snippetResult', {hierarchy: {lvl1: 'a'}, content: {value: 1}}, {hierarchy: {}}],
  ])('replaces an invalid %s (%j)', (field, invalid, replacement) => {
    const [found] = read({hits: [{...hit, [field]: invalid}]}).hits;
    expect(found).toHaveProperty(field, replacement);
  });

  it('is displayed as text, with its matches', () => {
    const text = `A ${HIGHLIGHT_MARKERS.start}refund${HIGHLIGHT_MARKERS.end} <img src=x onerror=alert(1)>`;
    const [found] = read({hits: [{...hit, _highlightResult: {hierarchy: {lvl1: {value: text}}}}]}).hits;
    expect(sanitizeHit(found!)._snippetResult?.hierarchy?.lvl1?.value).toBe(
      `A ${HIGHLIGHT_MARKERS.start}refund${HIGHLIGHT_MARKERS.end} <img src=x onerror=alert(1)>`,
    );
  });
});

/** Groups hits as the code of DocSearch 3.9 does. */
function groupBy<Hit>(hits: readonly Hit[], getKey: (hit: Hit) => string): Hit[][] {
  const groups: Record<string, Hit[]> = {};
  for (const hit of hits) {
    const key = getKey(hit);
    // eslint-disable-next-line no-prototype-builtins -- that is what breaks
    if (!groups.hasOwnProperty(key)) groups[key] = [];
    groups[key]!.push(hit);
  }
  return Object.values(groups);
}

it('returns hits that DocSearch can group, whatever their areas and titles are called', () => {
  const names = ['Refunds', 'hasOwnProperty', '__proto__', 'constructor', '404', '7'];
  const hits = names
    .flatMap((name) => [name, name])
    .map((name) => sanitizeHit(read({hits: [{...hit, hierarchy: {lvl0: name, lvl1: name}}]}).hits[0]!));
  for (const level of ['lvl0', 'lvl1'] as const) {
    const groups = groupBy(hits, ({hierarchy}) => String(hierarchy[level]));
    expect(groups.map((group) => group.length)).toEqual(names.map(() => 2));
    expect(groups.map(([first]) => toVisibleText(first?.hierarchy[level]))).toEqual(names);
    expect(groups.map(([first]) => first?._snippetResult?.hierarchy?.lvl1?.value)).toEqual(names);
  }
});

const toVisibleText = (html: string | null | undefined): string | undefined =>
  html?.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))).replace('\u200b', '');

describe('a response of a hosted service', () => {
  it.each([undefined, null, 'a', {}, {hits: null}, {hits: {}}])('is rejected if it is %j', (response) => {
    expect(() => read(response)).toThrow('The response has no list of hits.');
  });

  it.each([{}, {nbHits: '2', nbPages: null, page: -1, hitsPerPage: 1.5}])('has valid counts despite %j', (counts) => {
    expect(read({hits: [hit], ...counts})).toMatchObject({nbHits: 1, nbPages: 1, page: 0, hitsPerPage: 20});
  });

  it('keeps valid counts and the query', () => {
    const counts = {nbHits: 45, nbPages: 3, page: 1, hitsPerPage: 20};
    expect(read({hits: [hit], ...counts, query: 7})).toMatchObject({...counts, query: 'refund', index: 'docs'});
  });
});
