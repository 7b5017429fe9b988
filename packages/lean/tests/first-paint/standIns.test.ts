/** What stands in for parts that a browser lacks. */
import {expect, it, vi} from 'vitest';
import {standIns} from '../../src/first-paint/standIns';

interface Window {
  matchMedia?: (query: string) => MediaQueryList;
  MutationObserver?: typeof MutationObserver;
  IntersectionObserver?: typeof IntersectionObserver;
}

function run(window: Window): Required<Window> {
  new Function('self', standIns)(window);
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

it('leaves what is there, and what others look for before they use it', () => {
  const Observer = class {};
  const own = {matchMedia: vi.fn(() => ({addEventListener: vi.fn()})), MutationObserver: Observer} as never as Window;
  expect(run({...own})).toEqual(own);
});
