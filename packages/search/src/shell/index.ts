/**
 * What the shell knows of search: its shortcuts, and when one of its islands is needed. What readers type before the modal is there
 * goes into a field that waits for it.
 */
import {inTime} from '@paydocs/core/inTime';
import {isOutdated} from '@paydocs/core/isOutdated';
import {failureNote, renew} from '@paydocs/static-pages/shell/failure';
import {message} from '@paydocs/static-pages/shell/messages';
import {onPageShown} from '@paydocs/static-pages/shell/pageShown';
import {leaveOutdated} from '../client/deployment';
import {reloadWithQuery, takeKeptQuery} from '../client/keptQuery';
import {readSettings, searchLink} from '../settings';
import {isSearchShortcut} from './shortcut';

const loadModal = () => import(/* webpackChunkName: "island-search" */ '../islands/modal');
const loadPage = () => import(/* webpackChunkName: "island-search-page" */ '../islands/page');

const button = (): HTMLElement | null => document.querySelector('[data-search]');
const isPlain = ({button: pressed, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean =>
  pressed === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Whether what is typed goes into the field that waits for the modal. */
const isWaiting = (): boolean => document.querySelector('.search-waiting-field') !== null;

/** Closes what is open, be it the field that waits, a message, or the modal. */
let close: (() => void) | undefined;

document.addEventListener('click', (event) => {
  if (!(event.target as Element).closest('[data-search]') || !button() || !isPlain(event)) return;
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
          .then(
            ({prepare}) => prepare(readSettings()),
            () => undefined,
          )
          .catch(() => undefined);
    },
    {passive: true},
  );

/** @param before - what was typed before */
function open(before: string): void {
  close?.();
  const field = waitingField(before);
  let isGone = false;
  let note: HTMLElement | undefined;
  const end = (): void => {
    isGone = true;
    field.remove();
    note?.remove();
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
  let island: Awaited<ReturnType<typeof loadModal>> | undefined;
  const loaded = loadModal().then(async (code) => {
    island = code;
    await code.prepare(settings);
    return code;
  });
  const show = async ({show: showModal}: Awaited<ReturnType<typeof loadModal>>): Promise<void> => {
    await field.composed();
    if (isGone) return;
    const typed = field.value();
    close = showModal(settings, typed, () => {
      close = undefined;
      button()?.focus();
    });
    end();
  };
  inTime(loaded).then(show, async (error: unknown) => {
    console.error(error);
    const hasStyles = island?.giveUp(settings, error) ?? true;
    const outdated = await isOutdated();
    if (isGone || (outdated && leaveOutdated(() => reloadWithQuery(field.value())))) return;
    // The browser doesn't ask twice for code that it waits for.
    const isHanging = !island && error instanceof DOMException;
    const retry = (): void => {
      const typed = field.value();
      end();
      void renew(error).then(() => open(typed));
    };
    const told = failureNote({
      text: message('searchFailed'),
      outdated,
      detail: hasStyles ? (isHanging ? message('searchHanging') : undefined) : message('searchStyles'),
      retry: isHanging ? undefined : retry,
      reload: () => reloadWithQuery(field.value()),
    });
    button()?.setAttribute('aria-busy', 'false');
    note = told;
    note.append(
      Object.assign(document.createElement('a'), {
        className: 'button button--secondary',
        href: searchLink(settings, field.value()),
        textContent: message('searchPage'),
      }),
    );
    field.tell(note);
    loaded.then(show, () => undefined);
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
  const loaded = loadPage();
  let note: HTMLElement | undefined;
  const show = ({show: showForm}: Awaited<ReturnType<typeof loadPage>>): void => {
    if (page.dataset.searchPage === 'shown') return;
    page.dataset.searchPage = 'shown';
    note?.remove();
    showForm(page, readSettings());
  };
  inTime(loaded).then(show, async (error: unknown) => {
    console.error(error);
    page.dataset.searchPage = 'static';
    const query = page.querySelector<HTMLInputElement>('input[type="search"]')?.value ?? '';
    const leave = (): void => window.location.assign(searchLink(readSettings(), query));
    const outdated = await isOutdated();
    if (outdated && leaveOutdated(leave)) return;
    note = failureNote({
      text: message('searchFailed'),
      outdated,
      retry:
        error instanceof DOMException
          ? undefined
          : () => {
              note?.remove();
              void renew(error).then(() => showPage(page));
            },
    });
    note.append(listsOfPages());
    page.append(note);
    loaded.then(show, () => undefined);
  });
}

onPageShown(showIslands);
