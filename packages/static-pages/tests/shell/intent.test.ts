import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {canPrefetch, onNavigationIntent} from '../../src/shell/intent';

describe('canPrefetch', () => {
  it.each([
    [undefined, true],
    [{effectiveType: '4g'}, true],
    [{effectiveType: '3g'}, true],
    [{effectiveType: '2g'}, false],
    [{effectiveType: 'slow-2g'}, false],
    [{effectiveType: '4g', saveData: true}, false],
    [{}, true],
  ])('%o: %s', (connection, expected) => {
    expect(canPrefetch(connection)).toBe(expected);
  });
});

describe('onNavigationIntent', () => {
  const prefetch = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', {location: {origin: 'https://site.example', pathname: '/here/'}});
    vi.stubGlobal('document', new EventTarget());
    onNavigationIntent(prefetch);
  });
  afterEach(() => {
    prefetch.mockReset();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  /** Dispatches an event on an element inside a link. */
  function dispatch(kind: string, href: string, attributes: {target?: string; download?: boolean} = {}): void {
    const link = {
      href: new URL(href, 'https://site.example').href,
      target: attributes.target ?? '',
      hasAttribute: () => !!attributes.download,
    };
    const event = new Event(kind);
    Object.defineProperty(event, 'target', {value: {closest: () => link}});
    document.dispatchEvent(event);
  }

  it('prefetches when the pointer rests on a link', () => {
    dispatch('mouseover', '/a/');
    dispatch('mouseover', '/b/');
    vi.advanceTimersByTime(1000);
    expect(prefetch.mock.calls).toEqual([['/b/']]);
  });

  it('prefetches immediately on touch and focus, once per page', () => {
    dispatch('touchstart', '/a/');
    dispatch('focusin', '/a/#part');
    dispatch('focusin', '/b/');
    expect(prefetch.mock.calls).toEqual([['/a/'], ['/b/']]);
  });

  it('ignores the page itself, other sites, files, and new windows', () => {
    dispatch('focusin', '/here/#part');
    dispatch('focusin', 'https://other.example/a/');
    dispatch('focusin', '/openapi.yaml');
    dispatch('focusin', '/a/', {target: '_blank'});
    dispatch('focusin', '/a/', {download: true});
    expect(prefetch).not.toHaveBeenCalled();
  });
});
