/** The code of search is there: the shell and it are scripts of their own, and meet at the document. */
const READY = 'docs:search-ready';

type Open = (typed: string) => void;

/** @param open - opens search with what was typed before it was there; called only if a reader has asked for it */
export const announceSearch = (open: Open): void =>
  void document.dispatchEvent(new CustomEvent<Open>(READY, {detail: open}));

/** @param act - called when search can be opened */
export const onSearchReady = (act: (open: Open) => void): void =>
  document.addEventListener(READY, (event) => act((event as CustomEvent<Open>).detail));
