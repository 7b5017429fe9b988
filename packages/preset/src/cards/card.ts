/** Content and style of cards. Plain data, because it's sent to another process. */

/** Content of a card. Equal cards are rendered once. */
export interface Card {
  /** Title of the page's area; the card of the site has none. */
  area?: string | undefined;
  title: string;
  /** Name of the page's subject in code, such as `POST` and `/payments`, or only `mutation`. */
  code?: readonly string[] | undefined;
}

/** Style of all cards of a site. */
export interface CardStyle {
  /** Name of the site. */
  site: string;
  /** Logo next to the name, as a `data:` URL. */
  logo?: string | undefined;
  /** Accent colors of the brand as `#rrggbb`, for light and dark mode. */
  accent: {light: string; dark: string};
  /** Paths of additional font files (TTF, OTF, or WOFF), for scripts that the site's font lacks. */
  fonts: readonly string[];
}
