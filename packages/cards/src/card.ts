/** What a card says, and how it looks. Plain data: another process is handed it. */

/** A card as readers see it. The same card is drawn once. */
export interface Card {
  /** The part of the site that the page is in; the site's own card has none. */
  area?: string | undefined;
  title: string;
  /** What code calls the page's subject: `POST` and `/payments`, or `mutation` alone. */
  code?: readonly string[] | undefined;
}

/** What all cards of a site share. */
export interface Look {
  /** Name of the site. */
  site: string;
  /** The mark beside the name, as a `data:` address. */
  logo?: string | undefined;
  /** The brand's accent, as `#rrggbb`: on light pages, and on dark ones. */
  accent: {light: string; dark: string};
  /** Further font files, for scripts that the site's own font does not have: TTF, OTF or WOFF. */
  fonts: readonly string[];
}
