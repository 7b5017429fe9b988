import {changeInFrames} from './paintFirst';
import {showExample, showAncestorPanels} from './picker';

/**
 * Opens or closes all nested fields of a group if the click was on a `[data-expand]` button. Returns whether it was.
 */
export function expandOnClick(target: Element): boolean {
  const button = target.closest<HTMLElement>('[data-expand]');
  if (!button) return false;
  const group = button.closest<HTMLElement>('[data-group]');
  if (!group) return true;
  const state = (group.dataset.group = button.dataset.expand!);
  const details = [...group.querySelectorAll('details')].filter(({open}) => open !== (state === 'all'));
  void changeInFrames(details, (element) => {
    // The reader may have clicked the other button meanwhile.
    if (group.dataset.group === state) element.open = state === 'all';
  });
  return true;
}

/**
 * Makes the target of a URL visible: opens the `details` elements that contain it, and selects its tab or example.
 *
 * @param hash - the URL's fragment, with `#`
 */
export function revealTarget(hash: string): void {
  const id = decodeFragment(hash.slice(1));
  if (!id) return;
  const picker = showExample(id);
  const element = document.getElementById(id);
  if (picker) {
    picker.scrollIntoView({block: 'nearest'});
    return;
  }
  if (!element) return;
  openFolds(element);
  let wasClosed = showAncestorPanels(element) || (element instanceof HTMLDetailsElement && !element.open);
  if (element instanceof HTMLDetailsElement) element.open = true;
  for (
    let details = element.parentElement?.closest('details');
    details;
    details = details.parentElement?.closest('details')
  ) {
    wasClosed ||= !details.open;
    details.open = true;
  }
  if (wasClosed) element.scrollIntoView();
}

/** Opens the folded code in the section of a heading. */
function openFolds(heading: Element): void {
  if (!isHeading(heading)) return;
  for (let next = heading.nextElementSibling; next; next = next.nextElementSibling) {
    if (isHeading(next) && next.tagName <= heading.tagName) return;
    if (next instanceof HTMLDetailsElement && 'fold' in next.dataset) next.open = true;
  }
}

const isHeading = ({tagName}: Element): boolean => /^H\d$/.test(tagName);

/** Opens all `details` elements for print, and closes them again afterward. */
export function openDetailsForPrint(): void {
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('article details:not([open])')];
    for (const details of opened) details.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}

function decodeFragment(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not one of the site's own URLs.
    return '';
  }
}
