import type {History} from 'history';
import {mustLoad} from '../areas';

/**
 * Makes the router load a page where it doesn't know it. Everything that navigates goes through the
 * router's history: links of the frame, search results, keyboard shortcuts.
 *
 * @param history - the router's history
 * @param load - loads an address; its last argument has the router go there
 * @param mustLoadPage - says between which pages
 * @returns a function that takes it back
 */
export function loadStaticPages(
  history: Pick<History, 'push' | 'replace' | 'location' | 'createHref'>,
  load: (href: string, replace: boolean, go: () => void) => unknown,
  mustLoadPage: (from: string, to: string) => boolean = mustLoad,
): () => void {
  const {push, replace} = history;
  const guard =
    (navigate: History['push'], isReplace: boolean): History['push'] =>
    (to: Parameters<History['push']>[0], state?: unknown) => {
      const {pathname, search, hash} = history.location;
      const here = new URL(`${pathname}${search}${hash}`, 'http://site.invalid');
      const target = new URL(typeof to === 'string' ? to : history.createHref({...here, ...to}), here);
      const go = (): void => (typeof to === 'string' ? navigate(to, state) : navigate(to));
      if (mustLoadPage(here.pathname, target.pathname)) {
        load(`${target.pathname}${target.search}${target.hash}`, isReplace, go);
      } else {
        go();
      }
    };
  history.push = guard(push, false);
  history.replace = guard(replace, true);
  return () => Object.assign(history, {push, replace});
}
