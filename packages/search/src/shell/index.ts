/**
 * What the shell knows of search: its shortcuts, and when one of its islands is needed. What readers type before the modal is there
 * goes into a field that waits for it.
 */
import {openIsland} from '@paydocs/static-pages/shell/island';
import {message} from '@paydocs/static-pages/shell/messages';
import {navigate} from '@paydocs/static-pages/shell/navigation';
import {isPlainClick} from '@paydocs/static-pages/shell/plainClick';
import {onPageShown} from '@paydocs/static-pages/shell/pageShown';
import {reloadWithQuery, takeKeptQuery} from '../client/keptQuery';
import {searchLink, type SearchSettings} from '../settings';
import {isSearchShortcut} from './shortcut';

const loadModal = () => import(/* webpackChunkName: "island-search" */ '../islands/modal');
const loadPage = () => import(/* webpackChunkName: "island-search-page" */ '../islands/page');

const button = (): HTMLElement | null => document.querySelector('[data-search]');

/** @returns the settings that the page holds */
const readSettings = (): SearchSettings =>
  JSON.parse(document.querySelector<HTMLElement>('[data-search-settings]')!.dataset.searchSettings!) as SearchSettings;

/** Whether what is typed goes into the field that waits for the modal. */
const isWaiting = (): boolean => document.querySelector('.search-waiting-field') !== null;

/** Closes what is open, be it the field that waits, a message, or the modal. */
let close: (() => void) | undefined;

document.addEventListener('click', (event) => {
  if (!(event.target as Element).closest('[data-search]') || !button() || !isPlainClick(event)) return;
  event.preventDefault();
  open('');
});
document.addEventListener('keydown', (event) => {
  const isPressed = event.key === ' ' && (event.target as Element).matches?.('[data-search][role="button"]');
  if (!button() || !(isPressed || isSearchShortcut(event))) return;
  event.preventDefault();
  if (!close) open('');
  else if (event.key !== '/' && !isWaiting()) close();
});
// What is asked for under a pointer is there by the click. What fails is told when search is opened.
for (const type of ['mouseover', 'focusin', 'touchstart'] as const)
  document.addEventListener(
    type,
    ({target}) => {
      if ((target as Element).closest?.('[data-search]') && button())
        loadModal()
          .then(({prepare}) => prepare(readSettings()))
          .catch(() => undefined);
    },
    {passive: true},
  );

/** @param before - what was typed before */
function open(before: string): void {
  close?.();
  const field = waitingField(before);
  let isGone = false;
  const end = (): void => {
    isGone = true;
    field.remove();
    button()?.removeAttribute('aria-busy');
    if (close === giveUp) close = undefined;
  };
  const giveUp = (): void => {
    end();
    button()?.focus();
  };
  close = giveUp;
  field.onGiveUp = giveUp;
  button()?.setAttribute('aria-busy', 'true');
  const settings = readSettings();
  openIsland({
    load: loadModal,
    prepare: ({prepare}) => prepare(settings),
    show: async ({show}) => {
      await field.composed();
      if (isGone) return;
      close = show({
        settings,
        initialQuery: field.value(),
        navigate,
        onClose: () => {
          close = undefined;
          button()?.focus();
        },
      });
      end();
    },
    text: message('searchFailed'),
    explain: (error, island) => {
      if (island?.giveUp(settings, error) === false) return message('searchStyles');
      return error instanceof DOMException ? message('searchHanging') : undefined;
    },
    isWanted: () => !isGone,
    tell: (note) => {
      button()?.setAttribute('aria-busy', 'false');
      note.append(
        Object.assign(document.createElement('a'), {
          className: 'button button--secondary',
          href: searchLink(settings, field.value()),
          textContent: message('searchPage'),
        }),
      );
      field.tell(note);
    },
    retry: () => {
      const typed = field.value();
      end();
      open(typed);
    },
    reload: () => reloadWithQuery(field.value()),
  });
}

/** A field for what is typed meanwhile: words of input methods and pasted text, too. */
function waitingField(before: string) {
  const box = Object.assign(document.createElement('div'), {className: 'search-waiting-field'});
  const input = Object.assign(document.createElement('input'), {
    type: 'search',
    value: before,
    ariaLabel: message('search'),
    placeholder: message('search'),
  });
  const made = {
    onGiveUp: (): void => undefined,
    value: (): string => input.value,
    remove: (): void => box.remove(),
    tell: (note: HTMLElement): void => box.append(note),
    composed: (): Promise<void> =>
      isComposing
        ? new Promise((resolve) => input.addEventListener('compositionend', () => resolve(), {once: true}))
        : Promise.resolve(),
  };
  let isComposing = false;
  input.addEventListener('compositionstart', () => (isComposing = true));
  input.addEventListener('compositionend', () => (isComposing = false));
  box.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target === input) event.preventDefault();
    if (event.key === 'Escape' && !event.isComposing) made.onGiveUp();
  });
  box.append(input);
  document.body.append(box);
  input.focus();
  return made;
}

/** Islands that a page itself asks for. */
function showIslands(): void {
  const kept = takeKeptQuery();
  if (kept !== undefined && button()) open(kept);
  const suggestions = document.querySelector<HTMLElement>('[data-suggestions]');
  if (suggestions)
    import(/* webpackChunkName: "island-suggestions" */ '../islands/suggestions')
      .then(({suggest}) => suggest(suggestions, readSettings()))
      .catch(() => undefined); // the page says what matters without them
  const page = document.querySelector<HTMLElement>('[data-search-page]');
  if (!page || page.dataset.searchPage !== '') return;
  page.dataset.searchPage = 'static';
  const parameters = new URLSearchParams(window.location.search);
  const field = page.querySelector<HTMLInputElement>('input[type="search"]');
  if (field && field.value === '') field.value = parameters.get('q') ?? '';
  page.addEventListener('submit', (event) => event.preventDefault());
  if (document.activeElement === document.body) field?.focus({preventScroll: true});
  if (field?.value) showPage(page);
  else for (const type of ['input', 'change']) page.addEventListener(type, () => showPage(page), {once: true});
}

/** The way to pages where search doesn't work. */
function listsOfPages(): HTMLElement {
  const list = document.createElement('ul');
  for (const {name, url} of readSettings().lists) {
    const item = document.createElement('li');
    item.append(Object.assign(document.createElement('a'), {href: url, textContent: name}));
    list.append(item);
  }
  return list;
}

function showPage(page: HTMLElement): void {
  if (page.dataset.searchPage !== 'static') return;
  page.dataset.searchPage = 'loading';
  openIsland({
    load: loadPage,
    show: ({show}) => {
      if (page.dataset.searchPage === 'shown') return;
      page.dataset.searchPage = 'shown';
      show(page, readSettings());
    },
    text: message('searchFailed'),
    tell: (note) => {
      page.dataset.searchPage = 'static';
      note.append(listsOfPages());
      page.append(note);
    },
    retry: () => showPage(page),
    reload: () => window.location.assign(searchLink(readSettings(), page.querySelector('input')?.value ?? '')),
  });
}

onPageShown(showIslands);
