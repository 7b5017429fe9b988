/** Polyfills for APIs that a browser lacks. */
import {expect, it, vi} from 'vitest';
import {polyfillsScript} from '../../src/first-paint/polyfills';

interface Window {
  matchMedia?: (query: string) => MediaQueryList;
  MutationObserver?: typeof MutationObserver;
  IntersectionObserver?: typeof IntersectionObserver;
  ResizeObserver?: typeof ResizeObserver;
  document?: unknown;
}

function run(window: Window): Required<Window> {
  window.document = {documentElement: {}};
  new Function('self', polyfillsScript)(window);
  return window as Required<Window>;
}

it('provides missing APIs, which match and observe nothing', () => {
  const {matchMedia, MutationObserver: Observer} = run({});
  const query = matchMedia('(prefers-color-scheme: dark)');
  query.addEventListener('change', () => undefined);
  query.removeEventListener('change', () => undefined);
  expect(query).toMatchObject({matches: false, media: '(prefers-color-scheme: dark)'});
  const observer = new Observer(() => undefined);
  observer.observe({} as Node);
  observer.disconnect();
});

it('replaces APIs that throw', () => {
  const fail = (): never => {
    throw new Error('Broken by an extension.');
  };
  const window = run({matchMedia: fail, MutationObserver: fail as never, IntersectionObserver: fail as never});
  expect(window.matchMedia('print')).toMatchObject({matches: false, media: 'print'});
  new window.MutationObserver(() => undefined).observe({} as Node);
  const observer = new window.IntersectionObserver(() => undefined);
  observer.observe({} as Element);
  observer.unobserve({} as Element);
  expect(observer.takeRecords()).toEqual([]);
});

const throwError = (): never => {
  throw new Error('Broken by a blocker.');
};

it.each<[string, PropertyDescriptor]>([
  ['undefined', {value: undefined, writable: true}],
  ['null', {value: null, writable: true}],
  ['undefined and read-only', {value: undefined, writable: false}],
  ['a getter that throws', {get: throwError}],
  ['a constructor that throws', {value: throwError, writable: true}],
  [
    'a class that throws when it is used',
    {
      value: class {
        observe = throwError;
      },
      writable: true,
    },
  ],
])('replaces an observer that is %s', (_, descriptor) => {
  for (const name of ['IntersectionObserver', 'ResizeObserver'] as const) {
    const window = Object.defineProperty({}, name, {...descriptor, configurable: true}) as Window;
    new (run(window)[name])(() => undefined).observe({} as Element);
  }
});

it("continues if an API can't be replaced", () => {
  const window = Object.defineProperty({}, 'IntersectionObserver', {value: undefined}) as Window;
  expect(run(window).matchMedia('print').matches).toBe(false);
});

it('keeps existing APIs', () => {
  const Observer = class {
    observe(): void {}
    disconnect(): void {}
  };
  const existing = {
    matchMedia: vi.fn(() => ({addEventListener: vi.fn()})),
    MutationObserver: Observer,
  } as never as Window;
  expect(run({...existing})).toMatchObject(existing);
});
