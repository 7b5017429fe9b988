/** The part of the router's history API that is used here. */
interface RouterHistory {
  push(to: string | {hash?: string}, state?: unknown): void;
  replace(to: string | {hash?: string}, state?: unknown): void;
}

/**
 * Makes a fragment decodable: escapes each `%` that doesn't start an escape sequence.
 *
 * @param hash - a URL's fragment, with `#`
 */
export function toDecodableHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return hash.replaceAll('%', '%25');
  }
}

/** Fixes the fragment in the address bar. It must run before the router, which then reads the new URL. */
export function fixHash(): void {
  const {hash} = window.location;
  const decodable = toDecodableHash(hash);
  if (decodable !== hash) window.history.replaceState(window.history.state, '', decodable);
}

/**
 * Makes all fragments decodable before they reach the router, whether they come from a link or a search result. Docusaurus
 * decodes the fragment of each location, and the page crashes if it can't.
 *
 * @param history - the router's history
 * @returns a function that restores the history's methods
 */
export function guardHashes(history: RouterHistory): () => void {
  const {push, replace} = history;
  const guard =
    (navigate: RouterHistory['push']): RouterHistory['push'] =>
    (to, state) => {
      if (typeof to === 'string') navigate(to.replace(/#.*/s, toDecodableHash), state);
      else navigate({...to, ...(to.hash && {hash: toDecodableHash(to.hash)})}, state);
    };
  history.push = guard(push);
  history.replace = guard(replace);
  return () => void Object.assign(history, {push, replace});
}
