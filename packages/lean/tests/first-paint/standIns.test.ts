/** What stands in for parts that a browser lacks. */
import {expect, it, vi} from 'vitest';
import {standIns} from '../../src/first-paint/standIns';

interface Window {
  matchMedia?: (query: string) => MediaQueryList;
  MutationObserver?: typeof MutationObserver;
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

it('leaves what is there', () => {
  const own: Required<Window> = {matchMedia: vi.fn(), MutationObserver: vi.fn() as never};
  expect(run({...own})).toEqual(own);
});
