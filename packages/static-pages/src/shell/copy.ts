import {getMessage} from './messages';
import {isPlainClick} from './plainClick';
import {closeMenu} from './popup';

const COPY_RESULT_MS = 2000;

/**
 * Copies text if the click was on a copy button: `[data-copy]` copies its value or the visible code, `[data-copy-file]`
 * copies the file of its menu's link, and `[data-copy-operation]` copies the operation in that file.
 *
 * @returns whether the click was on a copy button
 */
export function copyOnClick(target: Element): boolean {
  const button = target.closest<HTMLElement>('[data-copy],[data-copy-file],[data-copy-operation]');
  if (!button) return false;
  const menu = button.closest<HTMLDetailsElement>('[data-popup]');
  if (menu) copyFromMenu(menu, button);
  else void writeText(button.dataset.copy || getVisibleCode(button)).then((isDone) => showCopyResult(button, isDone));
  return true;
}

/** Copies the text of a menu's button. Few readers use the menu, so its code loads on demand. */
function copyFromMenu(menu: HTMLDetailsElement, button: HTMLElement): void {
  const code = import('./copyMenu');
  writePromisedText(code.then(({fetchText}) => fetchText(button)))
    .then(async (isDone) => (isDone ? showCopyResult(closeMenu(menu), true) : (await code).showCopyError(menu)))
    .catch(async (error: Error) => (await code).showCopyError(menu, error))
    .catch(() => showCopyResult(closeMenu(menu), false));
}

/** Copies the URL of a link with `[data-copy-address]`, which still navigates. */
export function copyUrlOnClick(target: Element, event: MouseEvent): void {
  const link = target.closest<HTMLAnchorElement>('a[data-copy-address]');
  if (!link || !isPlainClick(event)) return;
  void writeText(link.href).then((isDone) => showCopyResult(link, isDone, 'linkCopied'));
}

/** Returns the text of the visible code block in the button's scope, without deleted lines. */
function getVisibleCode(button: HTMLElement): string {
  const blocks = button.closest('[data-copy-scope]')?.querySelectorAll('pre') ?? [];
  const visibleBlock = [...blocks].find((block) => !block.closest('[hidden]'));
  if (!visibleBlock?.querySelector('del')) return visibleBlock?.textContent ?? '';
  const clone = visibleBlock.cloneNode(true) as HTMLElement;
  for (const line of clone.querySelectorAll('del')) line.remove();
  return (clone.textContent ?? '').replace(/\n$/, '');
}

async function writePromisedText(text: Promise<string>): Promise<boolean> {
  try {
    // Safari allows copying only synchronously, or with a promise that is passed synchronously.
    await navigator.clipboard.write([new ClipboardItem({'text/plain': text})]);
    return true;
  } catch {
    return text.then(writeText);
  }
}

async function writeText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without permission or a secure connection, only the deprecated API works.
    const area = Object.assign(document.createElement('textarea'), {value: text, readOnly: true});
    area.style.position = 'fixed';
    area.style.opacity = '0';
    getFrontmostElement().append(area);
    area.select();
    const isCopied = document.execCommand('copy');
    area.remove();
    return isCopied;
  }
}

/** Displays the result of copying next to an element for a while, and announces it to screen readers. */
function showCopyResult(element: HTMLElement, isDone: boolean, successId: 'copied' | 'linkCopied' = 'copied'): void {
  const text = getMessage(isDone ? successId : 'copyFailed');
  element.dataset.copied = text;
  getLiveRegion().textContent = text;
  setTimeout(() => {
    delete element.dataset.copied;
    getLiveRegion().textContent = '';
  }, COPY_RESULT_MS);
}

/** Returns the open dialog or, without one, the body. Elements behind a dialog can't be focused or announced. */
const getFrontmostElement = (): Element => document.querySelector('dialog[open]') ?? document.body;

function getLiveRegion(): HTMLElement {
  const parent = getFrontmostElement();
  const existing = document.getElementById('site-announcements');
  if (existing?.parentElement === parent) return existing;
  existing?.remove();
  const region = Object.assign(document.createElement('div'), {id: 'site-announcements', role: 'status'});
  parent.append(region);
  return region;
}
