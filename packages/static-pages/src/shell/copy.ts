import {message} from './messages';
import {closeMenu} from './popup';

const SHOWN_FOR = 2000;
/** How long a file may take to come; in milliseconds. */
const PATIENCE = 8000;

/**
 * Copies when a `[data-copy]` button is pressed, or a button of a menu: `[data-copy-file]` copies what the link beside it
 * leads to, `[data-copy-operation]` the operation that stands there.
 *
 * @returns true if the click was for one
 */
export function copyOnClick(target: Element): boolean {
  const button = target.closest<HTMLElement>('[data-copy],[data-copy-file],[data-copy-operation]');
  if (!button) return false;
  const menu = button.closest<HTMLDetailsElement>('[data-popup]');
  const {copy, copyFile} = button.dataset;
  const file = menu?.querySelector('a')?.href ?? '';
  const copied =
    copy !== undefined
      ? writeText(copy || visibleCode(button))
      : writeLater(copyFile === undefined ? operationText(file) : textOf(file));
  void copied.then(
    (isDone) => {
      if (isDone) announce(menu ? closeMenu(menu) : button, message('copied'));
      else if (menu) explain(menu, 'refused');
      else announce(button, message('copyFailed'));
    },
    // What this file throws has no name of its own; all else is of the network.
    ({name}: Error) => explain(menu!, name === 'Error' ? 'missing' : 'network'),
  );
  return true;
}

/** Says in an open menu why nothing was copied, until it is closed. The menu has other ways on. */
function explain(menu: HTMLDetailsElement, reason: 'missing' | 'network' | 'refused'): void {
  const why = {missing: message('copyMissing'), network: message('network'), refused: message('copyRefused')};
  const note = Object.assign(document.createElement('p'), {
    role: 'alert',
    textContent: `${message('copyFailed')}. ${why[reason]}`,
  });
  menu.querySelector('[role=alert]')?.remove();
  menu.lastElementChild!.append(note);
  menu.open = true;
  menu.addEventListener('toggle', () => menu.open || note.remove());
}

/** Copies the address that a `[data-copy-address]` link leads to; the link does its own work all the same. */
export function copyAddressOnClick(target: Element, event: MouseEvent): void {
  const link = target.closest<HTMLAnchorElement>('a[data-copy-address]');
  if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  void writeText(link.href).then((done) => {
    const text = done ? message('linkCopied') : message('copyFailed');
    link.dataset.copied = text;
    say(text, () => delete link.dataset.copied);
  });
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

/**
 * @param address - of a file of Markdown
 * @returns its text
 * @throws Error if the host sends something else: some send a page of theirs for whatever they don't have
 */
export async function textOf(address: string): Promise<string> {
  const response = await fetch(address, {signal: AbortSignal.timeout(PATIENCE)});
  const text = await response.text();
  if (!response.ok || /^\s*(?:$|<!doctype|<html)/i.test(text) || response.headers.get('Content-Type')?.includes('html'))
    throw new Error(`${address} isn't there.`);
  return text;
}

/** What few readers ask for comes when they do. */
const operationText = async (file: string): Promise<string> =>
  (await import(/* webpackChunkName: "copy-operation" */ './operation')).readOperation(file, textOf);

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

function announce(button: HTMLElement, message: string): void {
  button.dataset.copied = message;
  say(message, () => delete button.dataset.copied);
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
  region.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
  home.append(region);
  return region;
}
