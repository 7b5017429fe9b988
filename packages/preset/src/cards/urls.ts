/** Constants and functions for the URLs of cards. This module also runs in browsers, so it can't use Node.js APIs. */

/** Size of a card in pixels. Link previews don't crop this aspect ratio. */
export const CARD_SIZE = {width: 1200, height: 630} as const;

/** Global data of the plugin, which pages can read. */
export interface CardsGlobalData {
  /** Paths of the pages that set an image in their front matter. */
  pagesWithImage: readonly string[];
}

/**
 * Returns the path of a page's card: `/img/cards/payments.png` for `/payments/`, and `/img/cards/index.png` for the
 * home page.
 *
 * @param page - path of a page, with the base path and a trailing slash
 * @param baseUrl - base path of the site, with a slash at both ends
 */
export const getCardPath = (page: string, baseUrl: string): string =>
  `${baseUrl}img/cards/${page.slice(baseUrl.length, -1) || 'index'}.png`;
