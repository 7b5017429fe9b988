/** Fetches the texts that the menu of a page copies, and displays errors. */
import {getMessage} from './messages';

/** Timeout of a request for a file, in milliseconds. */
const TIMEOUT_MS = 8000;

/** Matches the head of a Markdown file: front matter, the link to the index of all pages, and the title. */
const HEADER_PATTERN = /^---\n[^]*?\n# .*\n\n/;
const PART_LINK_PATTERN = /\]\(([^)\s]+\/index-\d+\.md)\)/g;

/**
 * Fetches the text that a button of the menu copies.
 *
 * @param button - button of the menu
 * @throws Error if a file isn't Markdown, or a network error
 */
export async function fetchText(button: HTMLElement): Promise<string> {
  const {copy, copyFile} = button.dataset;
  const file = button.parentElement!.querySelector('a')!.href;
  return copy ?? (copyFile === undefined ? fetchOperation(file) : fetchMarkdown(file));
}

/**
 * Opens the menu, which has alternatives, and displays an error in it until the menu closes.
 *
 * @param menu - a `details` element
 * @param error - error of {@link fetchText}; undefined if the browser has blocked copying
 */
export function showCopyError(menu: HTMLDetailsElement, error?: Error): void {
  // Errors that this file throws have the default name. All others are network errors.
  const reason = getMessage(error === undefined ? 'copyRefused' : error.name === 'Error' ? 'copyMissing' : 'network');
  const note = Object.assign(document.createElement('p'), {
    role: 'alert',
    textContent: `${getMessage('copyFailed')}. ${reason}`,
  });
  menu.querySelector('[role=alert]')?.remove();
  menu.lastElementChild!.append(note);
  menu.open = true;
  menu.addEventListener('toggle', () => menu.open || note.remove());
}

/**
 * Fetches a Markdown file. Rejects HTML, because some hosts return an HTML page for missing files.
 *
 * @param url - URL of a Markdown file
 * @returns text of the file
 * @throws Error if the host returns an error, nothing, or HTML
 */
export async function fetchMarkdown(url: string): Promise<string> {
  const response = await fetch(url, {signal: AbortSignal.timeout(TIMEOUT_MS)});
  const text = await response.text();
  if (!response.ok || /^\s*(?:$|<!doctype|<html)/i.test(text) || response.headers.get('Content-Type')?.includes('html'))
    throw new Error(`${url} returned no Markdown.`);
  return text;
}

/** Fetches all parts of an operation's page, and joins them without the samples in unselected languages. */
async function fetchOperation(file: string): Promise<string> {
  const first = await fetchMarkdown(file);
  // In a preview, the host differs from the one in the links.
  const otherParts = findPartUrls(first).map((url) => fetchMarkdown(new URL(url, file).pathname));
  const tabs = document.querySelectorAll('[data-picker="language"] [role="tab"][aria-selected="false"]');
  return joinOperationParts(
    [first, ...(await Promise.all(otherParts))],
    new Set([...tabs].map((tab) => tab.textContent)),
  );
}

/** Returns the URLs of a long page's other parts, which its first part lists below the title. */
export function findPartUrls(first: string): string[] {
  const [line = ''] = first.replace(HEADER_PATTERN, '').split('\n', 1);
  return [...line.matchAll(PART_LINK_PATTERN)].map(([, url = '']) => url);
}

/**
 * Joins the parts of an operation's page.
 *
 * @param parts - Markdown of each part, in the order of the page
 * @param unselectedLanguages - names of languages that aren't selected
 * @returns Markdown with the head of the first part and the bodies of all parts, without samples in unselected
 *   languages
 */
export function joinOperationParts(parts: readonly string[], unselectedLanguages: ReadonlySet<string>): string {
  const [first = ''] = parts;
  const [head = ''] = HEADER_PATTERN.exec(first) ?? [];
  const texts = parts.map((part) => part.replace(HEADER_PATTERN, ''));
  const body = parts.length === 1 ? texts : texts.map((text) => text.replace(/^.*\n\n/, ''));
  const isOther = (name: string): boolean => unselectedLanguages.has(name);
  return (
    head +
    body
      .join('\n')
      .replace(/^\*\*([^:*\n]+).*\*\*\n\n(`{3,}).*\n[^]*?\n\2\n\n?/gm, (block, name: string) =>
        isOther(name) ? '' : block,
      )
  );
}
