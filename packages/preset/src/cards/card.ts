/** Types for the content and style of cards. They're plain data, because they're sent to another process. */

/** Content of a card. Cards with equal content share a file. */
export interface Card {
  /** Title of the page's area. Absent on the site's own card, and on a page with the same title as its area. */
  area?: string | undefined;
  title: string;
  /** Code below the title, such as `['POST', '/payments']` for an operation or `['mutation']` for a GraphQL page. */
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
