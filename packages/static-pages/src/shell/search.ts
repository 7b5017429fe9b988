import {isSearchShortcut, keepTyping} from './searchKeys';
import {onSearchReady, type SearchControls} from './searchReady';

/*
 * The shell hears the shortcuts of search. Until the code of search is there, it also hears clicks on `[data-search]`, and keeps
 * what readers type.
 */

/** How long keys are kept from the page: by then, readers were told that the code didn't load. */
const TIMEOUT_MS = 10_000;

/** Takes what was typed, once search is asked for and until its code can show it. */
let takeTyped: (() => string) | undefined;
let controls: SearchControls | undefined;

/** Hands over to the code of search when it is there. */
export function followSearch(): void {
  onSearchReady((announced) => {
    controls = announced;
    if (takeTyped) controls.open(end());
  });
}

/** Begins an early search. @returns true if the click was on what opens search */
export function searchOnClick(target: Element): boolean {
  if (!target.closest('[data-search]')) return false;
  begin();
  return true;
}

/** Opens search on a shortcut, or begins an early one. */
export function searchOnKey(event: KeyboardEvent): void {
  if (!isSearchShortcut(event)) return;
  event.preventDefault();
  if (controls) controls.onShortcut(event.key);
  else begin();
}

function begin(): void {
  if (controls || takeTyped) return;
  takeTyped = keepTyping(end, '');
  setBusy(true);
  const mine = takeTyped;
  setTimeout(() => takeTyped === mine && end(), TIMEOUT_MS);
}

function end(): string {
  const typed = takeTyped?.() ?? '';
  takeTyped = undefined;
  setBusy(false);
  return typed;
}

const setBusy = (isBusy: boolean): void =>
  document.querySelector('[data-search]')?.setAttribute('aria-busy', String(isBusy));
