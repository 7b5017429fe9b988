import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {canPrefetch, onIntent} from '../../src/shell/intent';

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
    expect(canPrefetch(connection)).toBe(expected);
  });
});

describe('onIntent', () => {
  const prefetch = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('window', {location: {origin: 'https://site.example', pathname: '/here/'}});
    vi.stubGlobal('document', new EventTarget());
    onIntent(prefetch);
  });
  afterEach(() => {
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
