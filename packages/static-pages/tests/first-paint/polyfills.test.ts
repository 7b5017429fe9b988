/** What stands in for parts that a browser lacks. */
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

it('matches nothing and observes nothing, and can be asked like what is missing', () => {
  const {matchMedia, MutationObserver: Observer} = run({});
  const query = matchMedia('(prefers-color-scheme: dark)');
  query.addEventListener('change', () => undefined);
  query.removeEventListener('change', () => undefined);
  expect(query).toMatchObject({matches: false, media: '(prefers-color-scheme: dark)'});
  const observer = new Observer(() => undefined);
  observer.observe({} as Node);
  observer.disconnect();
});

it('stands in for what throws', () => {
  const broken = (): never => {
    throw new Error('Broken by an extension.');
  };
  const window = run({matchMedia: broken, MutationObserver: broken as never, IntersectionObserver: broken as never});
  expect(window.matchMedia('print')).toMatchObject({matches: false, media: 'print'});
  new window.MutationObserver(() => undefined).observe({} as Node);
  const observer = new window.IntersectionObserver(() => undefined);
  observer.observe({} as Element);
  observer.unobserve({} as Element);
  expect(observer.takeRecords()).toEqual([]);
});

const thrower = (): never => {
  throw new Error('Broken by a blocker.');
};

it.each<[string, PropertyDescriptor]>([
  ['undefined', {value: undefined, writable: true}],
  ['null', {value: null, writable: true}],
  ['undefined and can not be assigned', {value: undefined, writable: false}],
  ['a getter that throws', {get: thrower}],
  ['a constructor that throws', {value: thrower, writable: true}],
  [
    'one that throws when it is used',
    {
      value: class {
        observe = thrower;
      },
      writable: true,
    },
  ],
])('stands in for an observer that is %s', (_, descriptor) => {
  for (const name of ['IntersectionObserver', 'ResizeObserver'] as const) {
    const window = Object.defineProperty({}, name, {...descriptor, configurable: true}) as Window;
    new (run(window)[name])(() => undefined).observe({} as Element);
  }
});

it('does not stop at what can not be replaced', () => {
  const window = Object.defineProperty({}, 'IntersectionObserver', {value: undefined}) as Window;
  expect(run(window).matchMedia('print').matches).toBe(false);
});

it('leaves what is there, and what others look for before they use it', () => {
  const Observer = class {
    observe(): void {}
    disconnect(): void {}
  };
  const own = {matchMedia: vi.fn(() => ({addEventListener: vi.fn()})), MutationObserver: Observer} as never as Window;
  expect(run({...own})).toMatchObject(own);
});
