import {isSearchShortcut, keepTyping} from './searchKeys';
import {onSearchReady} from './searchReady';

/** Takes what was typed, once search is asked for and until its code can show it. */
let takeTyped: (() => string) | undefined;
let isReady = false;

/**
 * Until the code of search is there, the shell hears that readers ask for it, by the shortcuts or `[data-search]`, and
 * keeps what they type.
 */
export function keepEarlySearch(): void {
  document.addEventListener('keydown', (event) => {
    if (isReady || takeTyped || !isSearchShortcut(event)) return;
    event.preventDefault();
    begin();
  });
  document.addEventListener('click', ({target}) => {
    if (!isReady && !takeTyped && (target as Element | null)?.closest?.('[data-search]')) begin();
  });
  onSearchReady((open) => {
    isReady = true;
    if (takeTyped) open(end());
  });
}

function begin(): void {
  takeTyped = keepTyping(end, '');
  setBusy(true);
}

function end(): string {
  const typed = takeTyped?.() ?? '';
  takeTyped = undefined;
  setBusy(false);
  return typed;
}

const setBusy = (isBusy: boolean): void =>
  document.querySelector('[data-search]')?.setAttribute('aria-busy', String(isBusy));
