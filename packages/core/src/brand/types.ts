/** A colour for each colour mode, as `#rrggbb`. */
export interface ModeColors {
  light: string;
  dark: string;
}

/** Who the provider is. `src/brand.ts` holds the only value of this type. */
export interface Brand {
  /** Name as readers see it, such as `Río Pay`. */
  name: string;
  /** Name as addresses hold it: lower-case letters, digits and hyphens. */
  slug: string;
  legalName: string;
  /** One sentence under the name on the home page and in search engines. */
  tagline: string;
  /** Absolute addresses without a trailing slash. */
  urls: {
    site: string;
    /** Base address of the REST API, version included. */
    api: string;
    graphql: string;
    /** WebSocket address of live subscriptions. */
    graphqlWs: string;
    /** Host of the client-side library and of the downloadable API description. */
    scripts: string;
    support: string;
    dashboard: string;
  };
  supportEmail: string;
  /** Address to which a source file's path is added for "Edit this page". No links without it. */
  editUrl?: string;
  /**
   * Where readers report a mistake on a page: the form of an issue tracker or a support site, or a `mailto:` address. `{message}`
   * stands for the message that is begun for them, `{subject}` for its subject. No links without it.
   */
  reportUrl?: string;
  legal: {
    copyright: string;
    text: string;
    registry: {label: string; number: string}[];
  };
  /** Paths below `static/`. */
  logo: ModeColors;
  /** Path below `static/`. */
  favicon: string;
  colors: {
    /** Links, buttons and focus. Needs a contrast of 4.5:1 on the page's background. */
    accent: ModeColors;
    /** The browser's own frame on phones. */
    themeColor: ModeColors;
  };
}
