import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {isStatic, mustLoad} from '../../src/lean-shell/client/areas';
import {loadStaticPages} from '../../src/lean-shell/client/navigation/history';
import {mayPrefetch, onIntent} from '../../src/lean-shell/client/navigation/intent';
import {countLinks, groupedNeighbours, neighbours} from '../../src/lean-shell/theme/StaticDocRoot/neighbours';

vi.mock('@generated/globalData', () => ({default: {}}));
vi.mock('@generated/routes', () => ({default: []}));

const areas = ['/docs/apis/rest/'];

describe('the browser loads a page', () => {
  it.each([
    ['/docs/guide/', '/docs/other/', false],
    ['/docs/guide/', '/docs/apis/rest/', true],
    ['/docs/guide/', '/docs/apis/rest', true],
    ['/docs/guide/', '/docs/apis/restful/', false],
    ['/docs/apis/rest/a/', '/docs/guide/', true],
    ['/docs/apis/rest/a/', '/docs/apis/rest/b/', true],
    ['/docs/apis/rest/a/', '/docs/apis/rest/a/', false],
  ])('from %s to %s: %s', (from, to, expected) => {
    expect(mustLoad(from, to, areas)).toBe(expected);
  });

  it('of an area that holds others, but not what the router shows there', () => {
    const routed = new Set(['/docs', '/docs/search']);
    const isPlain = (pathname: string): boolean => isStatic(pathname, ['/docs/'], routed);
    expect(['/docs/', '/docs/search/', '/docs/search'].map(isPlain)).toEqual([false, false, false]);
    expect(['/docs/guide/', '/docs/search/more/', '/'].map(isPlain)).toEqual([true, true, false]);
  });

  it('never in the preview, where no page is plain HTML', () => {
    expect(isStatic('/docs/apis/rest/a/')).toBe(false);
  });
});

describe('loadStaticPages', () => {
  const fake = (pathname: string) => ({
    location: {pathname, search: '', hash: '', state: undefined},
    push: vi.fn(),
    replace: vi.fn(),
    createHref: ({pathname: path = '', search = '', hash = ''}) => `${path}${search}${hash}`,
  });
  const rule = (from: string, to: string): boolean => mustLoad(from, to, areas);

  it('leaves pages that the router knows to the router', () => {
    const history = fake('/docs/guide/');
    const {push} = history;
    const load = vi.fn();
    loadStaticPages(history, load, rule);
    history.push('/docs/other/', {a: 1});
    history.push({pathname: '/docs/other/'});
    expect(push.mock.calls).toEqual([['/docs/other/', {a: 1}], [{pathname: '/docs/other/'}]]);
    expect(load).not.toHaveBeenCalled();
  });

  it('loads others, with query and anchor', () => {
    const history = fake('/docs/guide/');
    const {push, replace} = history;
    const load = vi.fn();
    loadStaticPages(history, load, rule);
    history.push('/docs/apis/rest/a/?x=1#b');
    history.replace({pathname: '/docs/apis/rest/a/', hash: '#c'});
    expect(load.mock.calls).toEqual([
      ['/docs/apis/rest/a/?x=1#b', false, expect.any(Function)],
      ['/docs/apis/rest/a/#c', true, expect.any(Function)],
    ]);
    expect(push).not.toHaveBeenCalled();
    expect(replace).not.toHaveBeenCalled();
  });

  it('has the router go there when they can not be loaded', () => {
    const history = fake('/docs/guide/');
    const {push, replace} = history;
    loadStaticPages(history, (_href, _replace, go) => go(), rule);
    history.push('/docs/apis/rest/a/', {a: 1});
    history.replace({pathname: '/docs/apis/rest/a/', hash: '#c'});
    expect(push.mock.calls).toEqual([['/docs/apis/rest/a/', {a: 1}]]);
    expect(replace.mock.calls).toEqual([[{pathname: '/docs/apis/rest/a/', hash: '#c'}]]);
  });

  it('keeps to the page for its own anchors', () => {
    const history = fake('/docs/apis/rest/a/');
    const {push} = history;
    const load = vi.fn();
    loadStaticPages(history, load, rule);
    history.push('#b');
    history.push({hash: '#c'});
    expect(push).toHaveBeenCalledTimes(2);
    expect(load).not.toHaveBeenCalled();
  });

  it('can be taken back', () => {
    const history = fake('/docs/guide/');
    const {push} = history;
    loadStaticPages(history, vi.fn(), rule)();
    expect(history.push).toBe(push);
  });
});

describe('mayPrefetch', () => {
  it.each([
    [undefined, true],
    [{effectiveType: '4g'}, true],
    [{effectiveType: '3g'}, true],
    [{effectiveType: '2g'}, false],
    [{effectiveType: 'slow-2g'}, false],
    [{effectiveType: '4g', saveData: true}, false],
    [{}, true],
  ])('%o: %s', (connection, expected) => {
    expect(mayPrefetch(connection)).toBe(expected);
  });
});

describe('onIntent', () => {
  const document = new EventTarget() as Document;
  const prefetch = vi.fn();
  let stop: () => void;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', {location: {origin: 'https://site.example'}});
    stop = onIntent(document, prefetch, () => '/here/');
  });
  afterEach(() => {
    stop();
    prefetch.mockReset();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** An event on an element inside of a link. */
  function send(kind: string, href: string, attributes: {target?: string; download?: boolean} = {}): void {
    const link = {
      href: new URL(href, 'https://site.example').href,
      target: attributes.target ?? '',
      hasAttribute: () => !!attributes.download,
    };
    const event = new Event(kind);
    Object.defineProperty(event, 'target', {value: {closest: () => link}});
    document.dispatchEvent(event);
  }

  it('waits until the pointer rests on a link', () => {
    send('mouseover', '/a/');
    send('mouseover', '/b/');
    vi.advanceTimersByTime(1000);
    expect(prefetch.mock.calls).toEqual([['/b/']]);
  });

  it('acts at once on touch and focus, once for each page', () => {
    send('touchstart', '/a/');
    send('focusin', '/a/#part');
    send('focusin', '/b/');
    expect(prefetch.mock.calls).toEqual([['/a/'], ['/b/']]);
  });

  it('leaves the page itself, other sites, files and new windows alone', () => {
    send('focusin', '/here/#part');
    send('focusin', 'https://other.example/a/');
    send('focusin', '/openapi.yaml');
    send('focusin', '/a/', {target: '_blank'});
    send('focusin', '/a/', {download: true});
    expect(prefetch).not.toHaveBeenCalled();
  });
});

describe('neighbours', () => {
  const items = Array.from({length: 10}, (_, index) => index);
  it.each([
    [0, [0, 1, 2, 3]],
    [5, [3, 4, 5, 6]],
    [9, [6, 7, 8, 9]],
    [-1, [0, 1, 2, 3]],
  ])('of %i are %o', (current, expected) => {
    expect(neighbours(items, current, 4)).toEqual(expected);
  });

  it('are all, if they are not too many', () => {
    expect(neighbours(items, 3, 10)).toEqual(items);
  });
});

describe('countLinks', () => {
  it('counts what stands in categories, too', () => {
    const inner = {type: 'category', items: [{type: 'link'}, {type: 'link'}]};
    const outer = {type: 'category', items: [{type: 'link'}, inner]};
    expect(countLinks([{type: 'link'}, outer, {type: 'category', items: []}])).toBe(4);
  });
});

describe('groupedNeighbours', () => {
  const group = (first: number): {type: string; items: {type: string; id: number}[]} => ({
    type: 'category',
    items: [0, 1, 2].map((offset) => ({type: 'link', id: first + offset})),
  });
  const items: {type: string; id?: number; items?: {id: number}[]}[] = [group(0), group(3), group(6)];

  it('keep links in their groups, and no empty group', () => {
    const {listed, count, isComplete} = groupedNeighbours(items, ({id}) => id === 5, 4);
    expect(listed.map(({items: links}) => links?.map(({id}) => id))).toEqual([[3, 4, 5], [6]]);
    expect([count, isComplete]).toEqual([9, false]);
  });

  it('are all, if they are not too many', () => {
    expect(groupedNeighbours(items, () => false, 9)).toEqual({listed: items, count: 9, isComplete: true});
  });
});
