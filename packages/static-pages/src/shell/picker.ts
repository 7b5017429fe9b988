import {storeChoice, readStoredChoice, type TabChoice} from './choices';

/*
 * A picker shows one of several panels:
 * [data-picker="group"] > [role=tab][data-value], [role=tabpanel], and for the examples on a reference page
 * select[data-examples], [data-panel][data-example]. Pickers of a group change together. A picker without a group
 * changes alone. An option[data-answer] contains the ID of the response example that is shown together with it.
 */

/** Width, in pixels, that stays visible before the selected tab if the tabs scroll. */
const SCROLL_MARGIN_PX = 40;

/** Selects the tab of a choice in each picker of its group that has such a tab. */
export function applyChoice({group, value}: TabChoice): void {
  for (const picker of document.querySelectorAll<HTMLElement>('[data-picker]')) {
    if (picker.dataset.picker !== group) continue;
    if (getTabs(picker).some((tab) => tab.dataset.value === value)) updatePicker(picker, {tab: value});
  }
}

/** Selects the tabs of the reader's stored choices on the page. */
export function applyStoredChoices(): void {
  const pickers = document.querySelectorAll<HTMLElement>('[data-picker]:not([data-picker=""])');
  for (const group of new Set([...pickers].map((picker) => picker.dataset.picker ?? ''))) {
    const value = readStoredChoice(group);
    if (value !== null) applyChoice({group, value});
  }
}

/** Selects a tab if the click was on one. Returns whether it was. */
export function selectTabOnClick(target: Element): boolean {
  const tab = target.closest<HTMLElement>('[data-picker] [role="tab"]');
  if (!tab) return false;
  preserveScrollPosition(tab, () => selectTab(tab));
  return true;
}

/**
 * Selects and focuses a tab on the left and right arrow keys, Home, and End. Returns whether it has handled the key.
 */
export function selectTabOnKey(event: KeyboardEvent): boolean {
  const tab = (event.target as Element | null)?.closest<HTMLElement>('[data-picker] [role="tab"]');
  const picker = tab?.closest<HTMLElement>('[data-picker]');
  if (!tab || !picker || event.altKey || event.ctrlKey || event.metaKey) return false;
  const tabs = getTabs(picker);
  const index = tabs.indexOf(tab);
  const next = {ArrowRight: index + 1, ArrowLeft: index - 1 + tabs.length, Home: 0, End: tabs.length - 1}[event.key];
  const chosen = next === undefined ? undefined : tabs[next % tabs.length];
  if (!chosen) return false;
  event.preventDefault();
  preserveScrollPosition(chosen, () => selectTab(chosen));
  chosen.focus({preventScroll: true});
  return true;
}

/** Shows the selected example if the change was in a `[data-examples]` element. Returns whether it was. */
export function selectExampleOnChange(target: Element): boolean {
  const select = target.closest<HTMLSelectElement>('select[data-examples]');
  const picker = select?.closest<HTMLElement>('[data-picker]');
  if (!select || !picker) return false;
  updatePicker(picker, {example: select.value});
  showMatchingExample(select.value);
  return true;
}

/** Shows the example with an ID. Returns its picker, or undefined if there's no such example. */
export function showExample(id: string): HTMLElement | undefined {
  const picker = findExample(id, '[data-panel]')?.closest<HTMLElement>('[data-picker]');
  if (!picker) return undefined;
  updatePicker(picker, {example: id});
  showMatchingExample(id);
  return picker;
}

/** Shows the response example for a request example, or the request example for a response example. */
function showMatchingExample(id: string): void {
  const options = [...document.querySelectorAll<HTMLOptionElement>('option[data-answer]')];
  const chosen = options.find(({value}) => value === id);
  const requests = options.filter(({dataset}) => dataset.answer === id);
  const request = requests.find(({selected}) => selected) ?? requests[0];
  const picker = chosen ? findResponsePicker(options) : request?.closest<HTMLElement>('[data-picker]');
  if (picker) updatePicker(picker, {example: chosen?.dataset.answer ?? request?.value});
}

function findResponsePicker(options: readonly HTMLOptionElement[]): HTMLElement | null | undefined {
  const id = options.map(({dataset}) => dataset.answer).find(Boolean) ?? '';
  return findExample(id)?.closest<HTMLElement>('[data-picker]');
}

function findExample(id: string, kind = ''): HTMLElement | undefined {
  const examples = [...document.querySelectorAll<HTMLElement>(`${kind}[data-example]`)];
  return examples.find(({dataset}) => dataset.example === id);
}

/** Shows all tab panels that contain an element. Returns whether any of them was hidden. */
export function showAncestorPanels(element: Element): boolean {
  let wasHidden = false;
  for (
    let panel = element.closest<HTMLElement>('[role="tabpanel"]');
    panel;
    panel = panel.parentElement?.closest<HTMLElement>('[role="tabpanel"]') ?? null
  ) {
    const picker = panel.closest<HTMLElement>('[data-picker]');
    const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
    if (!panel.hidden || !picker || !tab) continue;
    updatePicker(picker, {tab: tab.dataset.value});
    wasHidden = true;
  }
  return wasHidden;
}

function selectTab(tab: HTMLElement): void {
  const picker = tab.closest<HTMLElement>('[data-picker]');
  const {value = ''} = tab.dataset;
  const group = picker?.dataset.picker;
  if (group) {
    storeChoice({group, value});
    applyChoice({group, value});
  } else if (picker) updatePicker(picker, {tab: value});
}

function updatePicker(picker: HTMLElement, choice: {tab?: string; example?: string}): void {
  const tabs = getTabs(picker);
  const select = picker.querySelector<HTMLSelectElement>('select[data-examples]');
  const value = choice.tab ?? tabs.find((tab) => tab.ariaSelected === 'true')?.dataset.value;
  const example = choice.example ?? select?.value;
  for (const tab of tabs) {
    const isChosen = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = !isChosen;
    // On phones, tabs scroll.
    if (isChosen) tab.parentElement!.scrollLeft = tab.offsetLeft - tab.parentElement!.offsetLeft - SCROLL_MARGIN_PX;
  }
  if (select && example !== undefined) select.value = example;
  for (const panel of picker.querySelectorAll<HTMLElement>('[data-panel]')) {
    panel.hidden = example !== undefined && panel.dataset.example !== example;
  }
}

/** Calls `change`, and scrolls the page so that an element keeps its position in the window. */
function preserveScrollPosition(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const offset = element.getBoundingClientRect().top - before;
  if (offset !== 0) window.scrollBy({top: offset, behavior: 'instant'});
}

/** Returns the picker's own tabs, without the tabs of nested pickers. */
function getTabs(picker: HTMLElement): HTMLElement[] {
  const tabs = [...picker.querySelectorAll<HTMLElement>('[role="tab"]')];
  return tabs.filter((tab) => tab.closest('[data-picker]') === picker);
}
