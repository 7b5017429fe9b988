/** An operation as Markdown, with its samples in one language. */

/** What stands above the text in each file of a page: front matter, the index of all pages and the title. */
const HEAD = /^---\n[^]*?\n# .*\n\n/;
const PART = /\]\(([^)\s]+\/index-\d+\.md)\)/g;

/**
 * @param file - address of the Markdown of the page that is shown
 * @param read - gets a file of this host
 * @returns the operation with all parts of its page, without samples in languages that aren't chosen
 */
export async function readOperation(file: string, read: (address: string) => Promise<string>): Promise<string> {
  const first = await read(file);
  // A preview has another host than the links.
  const others = partsOf(first).map((address) => read(new URL(address, file).pathname));
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
