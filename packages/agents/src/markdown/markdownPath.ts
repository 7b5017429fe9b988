/** Computes the paths of Markdown files. This module also runs in browsers, so it can't import from Node.js. */

/**
 * Returns the path of a page's Markdown: `/payments.md` for `/payments/`, and `/index.md` for the home page. The path
 * for `/payments/index/` is `/payments/index/index.md`, because `/payments/index.md` belongs to `/payments/`.
 *
 * @param pagePath - route path with a trailing slash
 * @param baseUrl - base path of the site, with a slash at both ends
 */
export const getMarkdownPath = (pagePath: string, baseUrl: string): string =>
  pagePath === baseUrl || pagePath.endsWith('/index/') ? `${pagePath}index.md` : `${pagePath.slice(0, -1)}.md`;
