/** A color for each color mode, as `#rrggbb`. */
export interface ColorModeValues {
  light: string;
  dark: string;
}

/** Identity of the provider. The only value of this type is in `src/brand.ts`. */
export interface Brand {
  /** Display name, such as `Río Pay`. */
  name: string;
  /** Name in URLs: lowercase letters, digits, and hyphens. */
  slug: string;
  legalName: string;
  /** Sentence under the name on the home page and in search engines. */
  tagline: string;
  /** Absolute URLs without a trailing slash. */
  urls: {
    site: string;
    /** Base URL of the REST API, including the version. */
    api: string;
    graphql: string;
    /** WebSocket URL of live subscriptions. */
    graphqlWs: string;
    /** Base URL of the client-side library and of the downloadable API description. */
    scripts: string;
    support: string;
    dashboard: string;
  };
  supportEmail: string;
  /**
   * Base URL of "Edit this page" links, to which the path of the source file is added. Without it, pages have no such
   * links.
   */
  editUrl?: string;
  /**
   * URL where readers report an error on a page: the form of an issue tracker or a support site, or a `mailto:` URL. It
   * contains `{message}` for the prefilled message and `{subject}` for its subject. Without it, pages have no such
   * links.
   */
  reportUrl?: string;
  legal: {
    copyright: string;
    text: string;
    registry: {label: string; number: string}[];
  };
  /** Paths relative to `static/`. */
  logo: ColorModeValues;
  /** Path relative to `static/`. */
  favicon: string;
  colors: {
    /** Color of links, buttons, and focus indicators. Needs a contrast of 4.5:1 on the page background. */
    accent: ColorModeValues;
    /** Color of the browser's own interface on phones. */
    themeColor: ColorModeValues;
  };
}
