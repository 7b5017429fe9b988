import {chooseLanguage} from './language';

/*
 * A picker is a set of code blocks of which one is shown:
 * [data-picker] > [role=tab][data-language], select[data-examples], [data-panel][data-language][data-example].
 */

/** Shows a language in every picker that has it. */
export function showLanguage(language: string): void {
  for (const picker of document.querySelectorAll<HTMLElement>('[data-picker]')) {
    if (tabsOf(picker).some((tab) => tab.dataset.language === language)) update(picker, {language});
  }
}

/** @returns true if the click was on a tab */
export function pickOnClick(target: Element): boolean {
  const tab = target.closest<HTMLElement>('[data-picker] [role="tab"]');
  if (!tab?.dataset.language) return false;
  keepInPlace(tab, () => chooseLanguage(tab.dataset.language ?? ''));
  return true;
}

/** Arrow keys, Home and End go through the tabs. @returns true if the key was for a tab */
export function pickOnKey(event: KeyboardEvent): boolean {
  const tab = (event.target as Element | null)?.closest<HTMLElement>('[data-picker] [role="tab"]');
  const picker = tab?.closest<HTMLElement>('[data-picker]');
  if (!tab || !picker) return false;
  const tabs = tabsOf(picker);
  const at = tabs.indexOf(tab);
  const next = {ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1}[event.key];
  const chosen = next === undefined ? undefined : tabs[next % tabs.length];
  if (!chosen) return false;
  event.preventDefault();
  chooseLanguage(chosen.dataset.language ?? '');
  chosen.focus();
  return true;
}

/** @returns true if the change was of an example's choice */
export function pickOnChange(target: Element): boolean {
  const select = target.closest<HTMLSelectElement>('select[data-examples]');
  const picker = select?.closest<HTMLElement>('[data-picker]');
  if (!select || !picker) return false;
  update(picker, {example: select.value});
  return true;
}

/** Shows the example with the id, if it is one. @returns its picker */
export function showExample(id: string): HTMLElement | undefined {
  const panel = document.querySelector<HTMLElement>(`[data-panel][data-example="${CSS.escape(id)}"]`);
  const picker = panel?.closest<HTMLElement>('[data-picker]');
  if (!picker) return undefined;
  update(picker, {example: id});
  return picker;
}

function update(picker: HTMLElement, choice: {language?: string; example?: string}): void {
  const tabs = tabsOf(picker);
  const select = picker.querySelector<HTMLSelectElement>('select[data-examples]');
  const language = choice.language ?? tabs.find((tab) => tab.ariaSelected === 'true')?.dataset.language;
  const example = choice.example ?? select?.value;
  for (const tab of tabs) {
    const chosen = tab.dataset.language === language;
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

/** All pickers of the page change together; what the reader looks at must not jump. */
function keepInPlace(element: HTMLElement, change: () => void): void {
  const before = element.getBoundingClientRect().top;
  change();
  const moved = element.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({top: moved, behavior: 'instant'});
}

function tabsOf(picker: HTMLElement): HTMLElement[] {
  return [...picker.querySelectorAll<HTMLElement>('[role="tab"]')];
}
