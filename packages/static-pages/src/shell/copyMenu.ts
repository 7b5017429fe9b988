/** What the menu of a page copies, and why it doesn't. */
import {message} from './messages';

/** How long a file may take; in milliseconds. */
const TIMEOUT_MS = 8000;

/** What stands above the text in each file of a page: front matter, the index of all pages and the title. */
const HEAD = /^---\n[^]*?\n# .*\n\n/;
const PART = /\]\(([^)\s]+\/index-\d+\.md)\)/g;

/**
 * @param button - of the menu
 * @returns what it copies
 * @throws Error if the host sends something else
 */
export async function textFor(button: HTMLElement): Promise<string> {
  const {copy, copyFile} = button.dataset;
  const file = button.parentElement!.querySelector('a')!.href;
  return copy ?? (copyFile === undefined ? readOperation(file) : readMarkdown(file));
}

/**
 * Says in an open menu why nothing was copied, until it is closed. The menu has other ways on.
 *
 * @param menu - a `details` element
 * @param error - why there is no text; without one, the browser has refused to copy it
 */
export function explain(menu: HTMLDetailsElement, error?: Error): void {
  // What this file throws has no name of its own; all else is of the network.
  const reason = message(error === undefined ? 'copyRefused' : error.name === 'Error' ? 'copyMissing' : 'network');
  const note = Object.assign(document.createElement('p'), {
    role: 'alert',
    textContent: `${message('copyFailed')}. ${reason}`,
  });
  menu.querySelector('[role=alert]')?.remove();
  menu.lastElementChild!.append(note);
  menu.open = true;
  menu.addEventListener('toggle', () => menu.open || note.remove());
}

/**
 * @param address - of a file of Markdown
 * @returns its text
 * @throws Error if the host sends something else: some send a page of theirs for whatever they don't have
 */
export async function readMarkdown(address: string): Promise<string> {
  const response = await fetch(address, {signal: AbortSignal.timeout(TIMEOUT_MS)});
  const text = await response.text();
  if (!response.ok || /^\s*(?:$|<!doctype|<html)/i.test(text) || response.headers.get('Content-Type')?.includes('html'))
    throw new Error(`${address} returned no Markdown.`);
  return text;
}

/** @returns the operation with all parts of its page, without samples in languages that aren't chosen */
async function readOperation(file: string): Promise<string> {
  const first = await readMarkdown(file);
  // A preview has another host than the links.
  const others = partsOf(first).map((address) => readMarkdown(new URL(address, file).pathname));
  const tabs = document.querySelectorAll('[data-picker="language"] [role="tab"][aria-selected="false"]');
  return operationText([first, ...(await Promise.all(others))], new Set([...tabs].map((tab) => tab.textContent)));
}

/** @returns addresses of the further parts of a long page, as its first part names them below the title */
export function partsOf(first: string): string[] {
  const [line = ''] = first.replace(HEAD, '').split('\n', 1);
  return [...line.matchAll(PART)].map(([, address = '']) => address);
}

/**
 * @param parts - all parts of the page of an operation, the first one first
 * @param others - names of languages that aren't chosen
 * @returns the operation whole, with one head, without samples in those languages
 */
export function operationText(parts: readonly string[], others: ReadonlySet<string>): string {
  const [first = ''] = parts;
  const [head = ''] = HEAD.exec(first) ?? [];
  const texts = parts.map((part) => part.replace(HEAD, ''));
  const body = parts.length === 1 ? texts : texts.map((text) => text.replace(/^.*\n\n/, ''));
  const isOther = (name: string): boolean => others.has(name);
  return (
    head +
    body
      .join('\n')
      .replace(/^(.+):\n\n(`{3,}).*\n[^]*?\n\2\n\n?/gm, (block, name: string) => (isOther(name) ? '' : block))
  );
}
