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

/** Mends the hash in the address bar. It must hear of a new address before the router, which then reads it. */
export function mendHash(): void {
  const {hash} = window.location;
  const readable = readableHash(hash);
  if (readable !== hash) window.history.replaceState(window.history.state, '', readable);
}

/**
 * Docusaurus decodes each hash that the router goes to, and the page crashes when it can't. So the router
 * is given none of that kind, whether it comes from a link or a search result.
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
  history.push = guard(push);
  history.replace = guard(replace);
  return () => void Object.assign(history, {push, replace});
}
