/** The router's history, limited to the methods that this module changes. */
interface RouterHistory {
  push(to: string | {hash?: string}, state?: unknown): void;
  replace(to: string | {hash?: string}, state?: unknown): void;
}

/**
 * Makes a fragment decodable. If it isn't, escapes each `%` in it.
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

/** Makes the fragment of the current URL decodable. It must run before the router, which reads the URL. */
export function makeUrlHashDecodable(): void {
  const {hash} = window.location;
  const decodable = toDecodableHash(hash);
  if (decodable !== hash) window.history.replaceState(window.history.state, '', decodable);
}

/**
 * Makes the fragments of all URLs that are pushed to the router decodable. Docusaurus decodes each fragment, and the
 * page would crash if that failed.
 *
 * @param history - the router's history
 * @returns a function that restores the history's methods
 */
export function patchRouterHistory(history: RouterHistory): () => void {
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
