/** URLs of cards. This module also runs in browsers, so it can't use Node.js APIs. */

/** Width and height of a card in pixels (https://ogp.me/#structured), in the aspect ratio that link previews don't crop. */
export const CARD_SIZE = {width: 1200, height: 630} as const;

/** Global data of the plugin, for pages. */
export interface CardsData {
  /** Paths of the pages that set an image in their front matter. */
  pagesWithImage: readonly string[];
}

/**
 * Returns the path of a page's card: `/img/cards/payments.png` for `/payments/`, and `/img/cards/index.png` for the
 * home page.
 *
 * @param page - path of a page, including the base URL, with a trailing slash
 */
export const getCardUrl = (page: string, baseUrl: string): string =>
  `${baseUrl}img/cards/${page.slice(baseUrl.length, -1) || 'index'}.png`;
