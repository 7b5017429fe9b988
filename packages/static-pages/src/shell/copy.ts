import {message} from './messages';
import {isPlainClick} from './plainClick';
import {closeMenu} from './popup';

const SHOWN_FOR = 2000;

/**
 * Copies when a `[data-copy]` button is pressed, or a button of a menu: `[data-copy-file]` copies what the menu's link leads to,
 * `[data-copy-operation]` the operation there.
 *
 * @returns true if the click was for one
 */
export function copyOnClick(target: Element): boolean {
  const button = target.closest<HTMLElement>('[data-copy],[data-copy-file],[data-copy-operation]');
  if (!button) return false;
  const menu = button.closest<HTMLDetailsElement>('[data-popup]');
  if (menu) copyFromMenu(menu, button);
  else void writeText(button.dataset.copy || visibleCode(button)).then((isDone) => announce(button, isDone));
  return true;
}

/** Few readers use the menu: what only it needs is loaded when they do. */
function copyFromMenu(menu: HTMLDetailsElement, button: HTMLElement): void {
  const code = import(/* webpackChunkName: "copy-menu" */ './copyMenu');
  writeLater(code.then(({textFor}) => textFor(button)))
    .then(async (isDone) => (isDone ? announce(closeMenu(menu), true) : (await code).explain(menu)))
    .catch(async (error: Error) => (await code).explain(menu, error))
    .catch(() => announce(closeMenu(menu), false));
}

/** Copies the address that a `[data-copy-address]` link leads to; the link does its own work all the same. */
export function copyAddressOnClick(target: Element, event: MouseEvent): void {
  const link = target.closest<HTMLAnchorElement>('a[data-copy-address]');
  if (!link || !isPlainClick(event)) return;
  void writeText(link.href).then((isDone) => announce(link, isDone, 'linkCopied'));
}

/** @returns the text of the one code block that is shown beside the button, without its deleted lines */
function visibleCode(button: HTMLElement): string {
  const blocks = button.closest('[data-copy-scope]')?.querySelectorAll('pre') ?? [];
  const shown = [...blocks].find((block) => !block.closest('[hidden]'));
  if (!shown?.querySelector('del')) return shown?.textContent ?? '';
  const kept = shown.cloneNode(true) as HTMLElement;
  for (const line of kept.querySelectorAll('del')) line.remove();
  return (kept.textContent ?? '').replace(/\n$/, '');
}

async function writeLater(text: Promise<string>): Promise<boolean> {
  try {
    // Safari lets a page copy at once, or what it promises at once.
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
    // Without permission, or without a secure connection, there is only the old way.
    const area = Object.assign(document.createElement('textarea'), {value: text, readOnly: true});
    area.style.position = 'fixed';
    area.style.opacity = '0';
    frontmost().append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
}

function announce(element: HTMLElement, isDone: boolean, done: 'copied' | 'linkCopied' = 'copied'): void {
  const text = message(isDone ? done : 'copyFailed');
  element.dataset.copied = text;
  say(text, () => delete element.dataset.copied);
}

/** Tells screen readers; `undo` takes back what others see, after a while. */
function say(message: string, undo: () => void): void {
  liveRegion().textContent = message;
  window.setTimeout(() => {
    undo();
    liveRegion().textContent = '';
  }, SHOWN_FOR);
}

/** What stands behind an open dialog has no focus, and isn't read out. */
const frontmost = (): Element => document.querySelector('dialog[open]') ?? document.body;

function liveRegion(): HTMLElement {
  const home = frontmost();
  const known = document.getElementById('site-announcements');
  if (known?.parentElement === home) return known;
  known?.remove();
  const region = Object.assign(document.createElement('div'), {id: 'site-announcements', role: 'status'});
  home.append(region);
  return region;
}
