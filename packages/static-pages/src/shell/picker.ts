import {choose, storedChoice, type Choice} from './choices';

/*
 * A picker shows one of several panels:
 * [data-picker="group"] > [role=tab][data-value], [role=tabpanel], and for the examples of a
 * reference page select[data-examples], [data-panel][data-example]. Pickers of one group change
 * together; a picker without a group is on its own. An option[data-answer] names the example that is shown with it.
 */

/** Shows a choice in every picker of its group that has it. */
export function showChoice({group, value}: Choice): void {
  for (const picker of document.querySelectorAll<HTMLElement>('[data-picker]')) {
    if (picker.dataset.picker !== group) continue;
    if (tabsOf(picker).some((tab) => tab.dataset.value === value)) update(picker, {tab: value});
  }
}

/** Shows what the reader chose before, in every group of the page. */
export function showStoredChoices(): void {
  const pickers = document.querySelectorAll<HTMLElement>('[data-picker]:not([data-picker=""])');
  for (const group of new Set([...pickers].map((picker) => picker.dataset.picker ?? ''))) {
    const value = storedChoice(group);
    if (value !== null) showChoice({group, value});
  }
}

/** @returns true if the click was on a tab */
export function pickOnClick(target: Element): boolean {
  const tab = target.closest<HTMLElement>('[data-picker] [role="tab"]');
  if (!tab) return false;
  keepInPlace(tab, () => pick(tab));
  return true;
}

/** Arrow keys, Home and End go through the tabs. @returns true if the key was for a tab */
export function pickOnKey(event: KeyboardEvent): boolean {
  const tab = (event.target as Element | null)?.closest<HTMLElement>('[data-picker] [role="tab"]');
  const picker = tab?.closest<HTMLElement>('[data-picker]');
  if (!tab || !picker || event.altKey || event.ctrlKey || event.metaKey) return false;
  const tabs = tabsOf(picker);
  const at = tabs.indexOf(tab);
  const next = {ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1}[event.key];
  const chosen = next === undefined ? undefined : tabs[next % tabs.length];
  if (!chosen) return false;
  event.preventDefault();
  keepInPlace(chosen, () => pick(chosen));
  chosen.focus({preventScroll: true});
  return true;
}

/** @returns true if the change was of an example's choice */
export function pickOnChange(target: Element): boolean {
  const select = target.closest<HTMLSelectElement>('select[data-examples]');
  const picker = select?.closest<HTMLElement>('[data-picker]');
  if (!select || !picker) return false;
  update(picker, {example: select.value});
  showBeside(select.value);
  return true;
}

/** Shows the example with the id, if it is one. @returns its picker */
export function showExample(id: string): HTMLElement | undefined {
  const picker = exampleWith(id, '[data-panel]')?.closest<HTMLElement>('[data-picker]');
  if (!picker) return undefined;
  update(picker, {example: id});
  showBeside(id);
  return picker;
}

/** A request and the response to it are shown together, whichever of them is chosen. */
function showBeside(id: string): void {
  const options = [...document.querySelectorAll<HTMLOptionElement>('option[data-answer]')];
  const chosen = options.find(({value}) => value === id);
  const asks = options.filter(({dataset}) => dataset.answer === id);
  const asking = asks.find(({selected}) => selected) ?? asks[0];
  const picker = chosen ? answersPicker(options) : asking?.closest<HTMLElement>('[data-picker]');
  if (picker) update(picker, {example: chosen?.dataset.answer ?? asking?.value});
}

function answersPicker(options: readonly HTMLOptionElement[]): HTMLElement | null | undefined {
  const id = options.map(({dataset}) => dataset.answer).find(Boolean) ?? '';
  return exampleWith(id)?.closest<HTMLElement>('[data-picker]');
}

function exampleWith(id: string, kind = ''): HTMLElement | undefined {
  const examples = [...document.querySelectorAll<HTMLElement>(`${kind}[data-example]`)];
  return examples.find(({dataset}) => dataset.example === id);
}

/** Shows the panels around an element. @returns whether one of them was hidden */
export function showPanelsAround(element: Element): boolean {
  let wasHidden = false;
  for (
    let panel = element.closest<HTMLElement>('[role="tabpanel"]');
    panel;
    panel = panel.parentElement?.closest<HTMLElement>('[role="tabpanel"]') ?? null
  ) {
    const picker = panel.closest<HTMLElement>('[data-picker]');
    const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
    if (!panel.hidden || !picker || !tab) continue;
    update(picker, {tab: tab.dataset.value});
    wasHidden = true;
  }
  return wasHidden;
}

function pick(tab: HTMLElement): void {
  const picker = tab.closest<HTMLElement>('[data-picker]');
  const {value = ''} = tab.dataset;
  const group = picker?.dataset.picker;
  if (group) choose({group, value});
  else if (picker) update(picker, {tab: value});
}

function update(picker: HTMLElement, choice: {tab?: string; example?: string}): void {
  const tabs = tabsOf(picker);
  const select = picker.querySelector<HTMLSelectElement>('select[data-examples]');
  const value = choice.tab ?? tabs.find((tab) => tab.ariaSelected === 'true')?.dataset.value;
  const example = choice.example ?? select?.value;
  for (const tab of tabs) {
    const chosen = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = !chosen;
  }
  if (select && example !== undefined) select.value = example;
  for (const panel of picker.querySelectorAll<HTMLElement>('[data-panel]')) {
    panel.hidden = example !== undefined && panel.dataset.example !== example;
  }
  colour(picker);
}

/** Blocks that are not shown at first have plain text; their coloured HTML waits in a template, so that the page stays small. */
function colour(picker: HTMLElement): void {
  const coloured = picker.querySelector('template')?.content.children ?? [];
  picker.querySelectorAll('pre').forEach((block, index) => {
    const source = coloured[index];
    if (block.closest('[hidden]') || block.childElementCount > 0 || !source) return;
    block.replaceChildren(...source.cloneNode(true).childNodes);
  });
}

/** All pickers of a group change together; what the reader looks at must not jump. */
function keepInPlace(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({top: moved, behavior: 'instant'});
}

/** The picker's own tabs, without those of pickers inside of its panels. */
function tabsOf(picker: HTMLElement): HTMLElement[] {
  const tabs = [...picker.querySelectorAll<HTMLElement>('[role="tab"]')];
  return tabs.filter((tab) => tab.closest('[data-picker]') === picker);
}
