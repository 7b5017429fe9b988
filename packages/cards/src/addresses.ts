/** Where the card of a page is. Browsers use it too: nothing of Node.js may stand here. */

/** Width and height of a card in pixels: https://ogp.me/#structured, at the ratio that link previews show whole. */
export const CARD_SIZE = {width: 1200, height: 630} as const;

/** What pages know of cards, as the plugin's global data. */
export interface CardsData {
  /** Addresses of the pages that have a picture of their own. */
  pictured: readonly string[];
}

/**
 * @param page - address of a page from the host's root, with a slash at its end
 * @returns the address of its card: `/img/cards/payments.png` of `/payments/`, and `/img/cards/index.png` of the home page
 */
export const cardAddress = (page: string, baseUrl: string): string =>
  `${baseUrl}img/cards/${page.slice(baseUrl.length, -1) || 'index'}.png`;
