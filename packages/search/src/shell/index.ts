/**
 * The part of search in the shell: it handles shortcuts, and loads the islands of search when they're needed. Until the
 * modal is ready, a temporary field receives what the reader types.
 */
import {openIsland, getMessage, navigate, isPlainClick, onPageChange} from '@paydocs/static-pages/shell';
import {reloadWithQuery, takeSavedQuery} from '../client/savedQuery';
import {getSearchPageUrl, type SearchSettings} from '../settings';
import {isSearchShortcut} from './shortcut';

const loadModal = () => import('../islands/modal');
const loadSearchPage = () => import('../islands/page');

const getButton = (): HTMLElement | null => document.querySelector('[data-search]');

/** Parses the settings that the page contains as JSON. */
const parseSettings = (): SearchSettings =>
  JSON.parse(document.querySelector<HTMLElement>('[data-search-settings]')!.dataset.searchSettings!) as SearchSettings;

/** Checks whether the temporary field is open. */
const isTemporaryFieldOpen = (): boolean => document.querySelector('.search-waiting-field') !== null;

/** Function that closes the temporary field or the modal; `undefined` if neither is open. */
let close: (() => void) | undefined;

document.addEventListener('click', (event) => {
  if (!(event.target as Element).closest('[data-search]') || !getButton() || !isPlainClick(event)) return;
  event.preventDefault();
  openSearch('');
});
document.addEventListener('keydown', (event) => {
  const isPressed = event.key === ' ' && (event.target as Element).matches?.('[data-search][role="button"]');
  if (!getButton() || !(isPressed || isSearchShortcut(event))) return;
  event.preventDefault();
  if (!close) openSearch('');
  else if (event.key !== '/' && !isTemporaryFieldOpen()) close();
});
// Preloads the modal when the reader points at the button. Errors are reported when search is opened.
for (const type of ['mouseover', 'focusin', 'touchstart'] as const)
  document.addEventListener(
    type,
    ({target}) => {
      if ((target as Element).closest?.('[data-search]') && getButton())
        loadModal()
          .then(({prepareModal: prepare}) => prepare(parseSettings()))
          .catch(() => undefined);
    },
    {passive: true},
  );

/**
 * Opens the temporary field, and replaces it with the modal when that is loaded.
 *
 * @param initialQuery - query to start with; empty if there is none
 */
function openSearch(initialQuery: string): void {
  close?.();
  const field = createTemporaryField(initialQuery);
  let isFinished = false;
  const finish = (): void => {
    isFinished = true;
    field.box.remove();
    getButton()?.removeAttribute('aria-busy');
    if (close === cancel) close = undefined;
  };
  const cancel = (): void => {
    finish();
    getButton()?.focus();
  };
  close = cancel;
  field.onGiveUp = cancel;
  getButton()?.setAttribute('aria-busy', 'true');
  const settings = parseSettings();
  openIsland({
    load: loadModal,
    prepare: ({prepareModal: prepare}) => prepare(settings),
    show: async ({showModal: show}) => {
      await field.composed();
      if (isFinished) return;
      close = show({
        settings,
        initialQuery: field.input.value,
        isSubmitted: field.isSubmitted,
        navigate,
        onClose: () => {
          close = undefined;
          getButton()?.focus();
        },
      });
      finish();
    },
    message: getMessage('searchFailed'),
    getDetail: (error, island) => {
      if (island?.handleLoadError(settings, error) === false) return getMessage('searchStyles');
      return error instanceof DOMException ? getMessage('searchHanging') : undefined;
    },
    isWanted: () => !isFinished,
    showError: (note) => {
      getButton()?.setAttribute('aria-busy', 'false');
      note.append(
        Object.assign(document.createElement('a'), {
          className: 'button button--secondary',
          href: getSearchPageUrl(settings, field.input.value),
          textContent: getMessage('searchPage'),
        }),
      );
      field.box.append(note);
    },
    retry: () => {
      const typed = field.input.value;
      finish();
      openSearch(typed);
    },
    reload: () => reloadWithQuery(field.input.value),
  });
}

/** Adds the temporary field to the page, and focuses it. It also supports input methods and pasted text. */
function createTemporaryField(initialQuery: string) {
  const box = Object.assign(document.createElement('div'), {className: 'search-waiting-field'});
  const input = Object.assign(document.createElement('input'), {
    type: 'search',
    value: initialQuery,
    ariaLabel: getMessage('search'),
    placeholder: getMessage('search'),
  });
  const temporaryField = {
    box,
    input,
    isSubmitted: false,
    onGiveUp: (): void => undefined,
    composed: (): Promise<void> =>
      isComposing
        ? new Promise((resolve) => input.addEventListener('compositionend', () => resolve(), {once: true}))
        : Promise.resolve(),
  };
  let isComposing = false;
  input.addEventListener('compositionstart', () => (isComposing = true));
  input.addEventListener('compositionend', () => (isComposing = false));
  box.addEventListener('keydown', (event) => {
    if (event.target === input) temporaryField.isSubmitted = event.key === 'Enter';
    if (event.key === 'Escape' && !event.isComposing) temporaryField.onGiveUp();
  });
  box.append(input);
  document.body.append(box);
  input.focus();
  return temporaryField;
}

/**
 * Loads the islands that a page requires when it opens: search with a saved query, suggestions, and the search page.
 */
function showIslands(): void {
  const savedQuery = takeSavedQuery();
  if (savedQuery !== undefined && getButton()) openSearch(savedQuery);
  const suggestions = document.querySelector<HTMLElement>('[data-suggestions]');
  if (suggestions)
    import('../islands/suggestions')
      .then(({showSuggestions}) => showSuggestions(suggestions, parseSettings()))
      .catch(() => undefined); // suggestions are optional
  const page = document.querySelector<HTMLElement>('[data-search-page]');
  if (!page || page.dataset.searchPage !== '') return;
  page.dataset.searchPage = 'static';
  const parameters = new URLSearchParams(window.location.search);
  const field = page.querySelector<HTMLInputElement>('input[type="search"]');
  if (field && field.value === '') field.value = parameters.get('q') ?? '';
  page.addEventListener('submit', (event) => event.preventDefault());
  if (document.activeElement === document.body) field?.focus({preventScroll: true});
  if (field?.value) showSearchPage(page);
  else for (const type of ['input', 'change']) page.addEventListener(type, () => showSearchPage(page), {once: true});
}

/** Creates a list of links to browse when search doesn't work: the home page and each area. */
function createFallbackLinks(): HTMLElement {
  const list = document.createElement('ul');
  for (const {name, url} of parseSettings().lists) {
    const item = document.createElement('li');
    item.append(Object.assign(document.createElement('a'), {href: url, textContent: name}));
    list.append(item);
  }
  return list;
}

function showSearchPage(page: HTMLElement): void {
  if (page.dataset.searchPage !== 'static') return;
  page.dataset.searchPage = 'loading';
  openIsland({
    load: loadSearchPage,
    show: ({showSearchForm: show}) => {
      if (page.dataset.searchPage === 'shown') return;
      page.dataset.searchPage = 'shown';
      show(page, parseSettings());
    },
    message: getMessage('searchFailed'),
    showError: (note) => {
      page.dataset.searchPage = 'static';
      note.append(createFallbackLinks());
      page.append(note);
    },
    retry: () => showSearchPage(page),
    reload: () => window.location.assign(getSearchPageUrl(parseSettings(), page.querySelector('input')?.value ?? '')),
  });
}

onPageChange(showIslands);
