import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Brand} from '@paydocs/core/brand/types';
import type {PartialBrand} from '@paydocs/core/brand/complete';
import type {Assistant, ComponentForm} from '@paydocs/markdown';

/** The pages that people write. Further options are those of @docusaurus/plugin-content-docs. */
export interface GuidesOptions extends Omit<DocsOptions, 'id' | 'path' | 'routeBasePath' | 'sidebarPath'> {
  /** Folder of the pages. */
  path: string;
  /** Address of the pages below the site's. */
  routeBasePath: string;
  /** File of the sidebar. Without one, Docusaurus lists the folder. */
  sidebarPath?: string | false;
  /** The page that explains terms: its path in the folder. Other pages link there where they mention a term first. */
  glossary?: string;
}

/** A reference that is made from a specification. */
export interface ReferenceOptions {
  /** The specification, from the project's root: a file or a folder with the files that it is made of. */
  specification: string;
  /** Folder of the pages, and their address below the site's: one folder below `apis/`. */
  path: string;
  /** File of the sidebar. Without one, the reference lists itself. */
  sidebarPath?: string;
}

export interface RestOptions extends ReferenceOptions {
  /** Lint rules of the description: a Redocly configuration. Without one, Redocly's `recommended` counts. */
  rules?: string;
}

export interface GraphqlOptions extends ReferenceOptions {
  /** Folder of operations that somebody wrote for the reference. */
  examples: string;
}

/** What guides are held to, beside the specifications. */
export interface ChecksOptions {
  /** File with the names in inline code that belong to neither API. */
  names: string;
  /** File with the announced changes of the APIs. */
  changelog: string;
  /** Folder with both specifications as each release had them, which `paydocs release` writes. */
  releases: string;
  /** The data with which readers reach each outcome in test mode, and the file that holds it. */
  testData?: {tables: object; file: string};
  /** File of all sidebars, for the check that each page is in one. Without one, nothing is checked. */
  sidebars?: string;
}

/** The pages as Markdown, for programs that read them. */
export interface MarkdownOptions {
  /** Whether a build makes them. */
  enabled: boolean;
  /** The site's own components as Markdown, by their names. */
  components: Record<string, ComponentForm>;
  /** Who reads a page for a reader: each with its address, in which `{prompt}` or `{url}` stands for the page's Markdown. */
  assistants: readonly Assistant[];
  /** Files with the Markdown of pages that are made of components alone, by the address of the page: `/` for the first one. */
  pages: Record<string, string>;
}

/** The pictures of pages, which link previews show. */
export interface CardsOptions {
  /** Font files for letters that the site's own font lacks, from the project's root: TTF, OTF or WOFF. */
  fonts: string[];
}

/** The options of `@paydocs/preset`, complete. */
export interface PresetOptions {
  /** Who the provider is. */
  brand: Brand;
  /** File that holds the brand, to name lines of it. */
  brandFile?: string;
  guides: GuidesOptions;
  rest: RestOptions;
  graphql: GraphqlOptions;
  search: {
    /** Whether a hosted service answers, so that no index is embedded. */
    hosted: boolean;
    /**
     * Files with other words for the same in queries, from the project's root, in place of those of `@paydocs/search`:
     * for other languages, say.
     */
    lexicons?: readonly string[];
  };
  markdown: MarkdownOptions;
  /** `false` for a site whose pages have none. */
  cards: CardsOptions | false;
  checks: ChecksOptions;
  /** Folder with the published addresses, and with redirects, from the project's root. */
  addresses: string;
  /** Whether pages carry the security policy themselves, for hosts that can't send headers. */
  policyInPages: boolean;
  /** Whether a matter of taste in a specification, such as a missing description, stops; otherwise it warns. */
  strict: boolean;
}

/** What a site writes: each option, and each part of it, has a default. */
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
