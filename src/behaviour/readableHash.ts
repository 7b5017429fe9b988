/** The part of the router's history that is used here. */
interface RouterHistory {
  push(to: string | {hash?: string}, state?: unknown): void;
  replace(to: string | {hash?: string}, state?: unknown): void;
}

/**
 * @param hash - an address's part from `#`
 * @returns one that can be decoded: where `%` begins no escape, it stands for itself
 */
export function readableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}

/**
 * Docusaurus decodes each hash that the router goes to, and the page crashes when it can't. So the router
 * is given none of that kind, whether it comes from the reader's address bar, a link or a search result.
 *
 * @param history - the router's history
 * @returns a function that takes it back
 */
export function keepHashesReadable(history: RouterHistory): () => void {
  const {push, replace} = history;
  const guard =
    (navigate: RouterHistory['push']): RouterHistory['push'] =>
    (to, state) => {
      if (typeof to === 'string') navigate(to.replace(/#.*/s, readableHash), state);
      else navigate({...to, ...(to.hash && {hash: readableHash(to.hash)})}, state);
    };
  const mend = (): void => {
    const {hash} = window.location;
    if (readableHash(hash) !== hash) window.history.replaceState(window.history.state, '', readableHash(hash));
  };
  history.push = guard(push);
  history.replace = guard(replace);
  // Before the router, which listens to the same event, reads the address.
  window.addEventListener('popstate', mend, {capture: true});
  return () => {
    Object.assign(history, {push, replace});
    window.removeEventListener('popstate', mend, {capture: true});
  };
}
