/** The code of search is there: the shell and it are scripts of their own, and meet at the document. */
const READY = 'docs:search-ready';

/** What the shell asks of the code of search. */
export interface SearchControls {
  /** Opens search with what was typed before it was there. */
  open(typed: string): void;
  /** A shortcut was pressed; `key` is that of the event. */
  onShortcut(key: string): void;
}

/** @param controls - take the place of those that were announced before */
export const announceSearch = (controls: SearchControls): void =>
  void document.dispatchEvent(new CustomEvent(READY, {detail: controls}));

/** @param act - called with the controls, whenever they change */
export const onSearchReady = (act: (controls: SearchControls) => void): void =>
  document.addEventListener(READY, (event) => act((event as CustomEvent<SearchControls>).detail));
