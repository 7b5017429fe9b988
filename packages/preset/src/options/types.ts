import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Brand} from '@paydocs/core';
import type {PartialBrand} from '@paydocs/core/brand';
import type {GuideComponent} from '@paydocs/content';
import type {Assistant} from '@paydocs/agents/markdown';

/** Options of the guides. Further options are those of @docusaurus/plugin-content-docs. */
export interface GuidesOptions extends Omit<DocsOptions, 'id' | 'path' | 'routeBasePath' | 'sidebarPath'> {
  /** Folder of the pages. */
  path: string;
  /** Path of the pages below the site's base URL. */
  routeBasePath: string;
  /** File of the sidebar. Without it, Docusaurus derives the sidebar from the folder. */
  sidebarPath?: string | false;
  /** Path, within the folder, of the page that defines terms. Other pages link to it at the first mention of a term. */
  glossary?: string;
  /** The site's own components that guides use without imports, by name. */
  components: Record<string, GuideComponent>;
}

/** Options of a reference that is generated from a specification. */
export interface ReferenceOptions {
  /** Path of the specification, relative to the project's root: a file, or a folder with its files. */
  specification: string;
  /** Folder of the pages, and their path below the site's base URL: one folder below `apis/`. */
  path: string;
  /** File of the sidebar. Without it, the sidebar is generated. */
  sidebarPath?: string;
}

export interface RestOptions extends ReferenceOptions {
  /** Lint rules of the description: a Redocly configuration. Without it, Redocly's `recommended` rules apply. */
  rules?: string;
}

export interface GraphqlOptions extends ReferenceOptions {
  /** Folder of hand-written example operations. */
  examples: string;
}

/** Options of the checks of guides, in addition to the specifications. */
export interface ChecksOptions {
  /** File with the names in inline code that belong to neither API. */
  names: string;
  /** File with the announced API changes. */
  changelog: string;
  /** Folder with both specifications at each release, written by `paydocs release`. */
  releases: string;
  /** The data with which readers trigger each outcome in test mode, and the file that contains it. */
  testData?: {tables: object; file: string};
  /** File of all sidebars, to check that each page is in one. Without it, the check is skipped. */
  sidebars?: string;
}

/** Options of the Markdown version of pages, for programs. */
export interface MarkdownOptions {
  /** Whether a build generates Markdown. */
  enabled: boolean;
  /** AI assistants that can read a page. In each URL, `{prompt}` or `{url}` is replaced by the page's Markdown. */
  assistants: readonly Assistant[];
}

/** Options of the images in link previews. */
export interface CardsOptions {
  /** Font files for letters that the site's own font lacks, relative to the project's root: TTF, OTF, or WOFF. */
  fonts: string[];
}

/** The complete options of `@paydocs/preset`. */
export interface PresetOptions {
  /** The provider. */
  brand: Brand;
  /** File that contains the brand, for locations in error messages. */
  brandFile?: string;
  guides: GuidesOptions;
  rest: RestOptions;
  graphql: GraphqlOptions;
  search: {
    /** Whether a hosted service serves search, which makes an embedded index unnecessary. */
    hosted: boolean;
    /**
     * Files with synonyms for queries, relative to the project's root, such as for other languages. They replace the
     * ones of `@paydocs/search`.
     */
    lexicons?: readonly string[];
  };
  markdown: MarkdownOptions;
  /** `false` if pages have no link preview images. */
  cards: CardsOptions | false;
  checks: ChecksOptions;
  /** Folder with the published URLs and the redirects, relative to the project's root. */
  addresses: string;
  /** Whether pages contain the security policy themselves, for hosts that can't send headers. */
  policyInPages: boolean;
  /** Whether style issues in a specification, such as a missing description, are errors. Otherwise, they're warnings. */
  strict: boolean;
}

/** The options that a site's author writes. Each option, and each part of it, has a default. */
export interface Options {
  brand?: PartialBrand;
  brandFile?: string;
  guides?: Partial<GuidesOptions>;
  rest?: Partial<RestOptions>;
  graphql?: Partial<GraphqlOptions>;
  search?: Partial<PresetOptions['search']>;
  markdown?: Partial<MarkdownOptions>;
  cards?: Partial<CardsOptions> | boolean;
  checks?: Partial<ChecksOptions>;
  addresses?: string;
  policyInPages?: boolean;
  strict?: boolean;
}
