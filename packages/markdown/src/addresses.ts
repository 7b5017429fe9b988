/** Where the Markdown of a page is. Browsers use it too: nothing of Node.js may stand here. */

/**
 * @param page - address of a page from the host's root, with a slash at its end
 * @returns the address of its Markdown: `/payments.md` of `/payments/`, and `/index.md` of the home page; a page that is
 *   called `index` has it beside its HTML alone, since `/payments/index.md` is that of `/payments/`
 */
export const markdownAddress = (page: string, baseUrl: string): string =>
  page === baseUrl || page.endsWith('/index/') ? `${page}index.md` : `${page.slice(0, -1)}.md`;
