import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import type {Brand} from '@paydocs/core';
import type {PartialBrand} from '@paydocs/core/brand';
import type {GuideComponent} from '@paydocs/content';
import type {FieldNote} from '@paydocs/reference';
import type {Assistant} from '@paydocs/agents/markdown';

/** Options of the guides, in addition to those of @docusaurus/plugin-content-docs. */
export interface GuidesOptions extends Omit<DocsOptions, 'id' | 'path' | 'routeBasePath' | 'sidebarPath'> {
  /** Folder of the pages, relative to the project's root. */
  path: string;
  /** Base path of the pages, relative to the site's base URL. */
  routeBasePath: string;
  /** Path of the sidebar file. Without it, Docusaurus derives the sidebar from the folder. */
  sidebarPath?: string | false;
  /** Path of the glossary page, relative to `path`. Other pages link to it at the first mention of a term. */
  glossary?: string;
  /** The site's own components that guides use without imports, by name. */
  components: Record<string, GuideComponent>;
}

/** Options of a reference that is generated from a specification. */
export interface ReferenceOptions {
  /** Path of the file or folder with the specification, relative to the project's root. */
  specification: string;
  /** Folder of the pages, such as `apis/rest`. It's also their base path, relative to the site's base URL. */
  path: string;
  /** Path of the sidebar file. Without it, the sidebar is generated. */
  sidebarPath?: string;
}

export interface RestOptions extends ReferenceOptions {
  /** Path of a Redocly configuration with lint rules. Without it, Redocly's `recommended` rules apply. */
  rules?: string;
}

export interface GraphqlOptions extends ReferenceOptions {
  /** Path of the folder with hand-written example operations. */
  examples: string;
}

/** Options for the checks of guides: the inputs other than the specifications. */
export interface ChecksOptions {
  /** Path of the file that lists names in inline code that belong to neither API. */
  names: string;
  /** Path of the file with the announced API changes. */
  changelog: string;
  /** Path of the folder with both specifications at each release, which `paydocs release` writes. */
  releases: string;
  /** Data with which readers can trigger each outcome in test mode, and the path of the file that contains it. */
  testData?: {tables: object; file: string};
  /** Path of the file with all sidebars, to check that each page is in one. Without it, the check is skipped. */
  sidebars?: string;
}

/** Options for the Markdown version of pages, which is for programs. */
export interface MarkdownOptions {
  /** True if a build generates Markdown. */
  enabled: boolean;
  /** AI assistants that pages offer. In each URL, `{prompt}` becomes a prompt, and `{url}` the URL of the Markdown. */
  assistants: readonly Assistant[];
}

/** Options for the images in link previews. */
export interface CardsOptions {
  /** Paths of TTF, OTF, or WOFF files for characters that the site's font lacks, relative to the project's root. */
  fonts: string[];
}

/** Options of `@paydocs/preset`, with defaults for omitted ones. */
export interface PresetOptions {
  /** Brand of the provider. */
  brand: Brand;
  /** Path of the file that contains the brand, for locations in diagnostics. */
  brandFile?: string;
  guides: GuidesOptions;
  rest: RestOptions;
  graphql: GraphqlOptions;
  /** Notes that the site's own extensions of OpenAPI and directives of GraphQL add to the rows of fields. */
  fieldNotes: readonly FieldNote[];
  search: {
    /** True if a hosted service serves search, so that the site needs no embedded index. */
    hosted: boolean;
    /**
     * Paths of files with synonyms for queries, relative to the project's root. They replace those of
     * `@paydocs/search`.
     */
    lexicons?: readonly string[];
  };
  markdown: MarkdownOptions;
  /** Options for the images in link previews, or `false` if pages have none. */
  cards: CardsOptions | false;
  checks: ChecksOptions;
  /** Folder with the published URLs and the redirects, relative to the project's root. */
  addresses: string;
  /** True if pages contain the content security policy, for hosts that can't send headers. */
  policyInPages: boolean;
  /** True if style issues in a specification, such as a missing description, are errors rather than warnings. */
  strict: boolean;
}

/** Options that a site author writes. Each can be omitted, as can each option in a group. */
export interface Options {
  brand?: PartialBrand;
  brandFile?: string;
  guides?: Partial<GuidesOptions>;
  rest?: Partial<RestOptions>;
  graphql?: Partial<GraphqlOptions>;
  fieldNotes?: readonly FieldNote[];
  search?: Partial<PresetOptions['search']>;
  markdown?: Partial<MarkdownOptions>;
  cards?: Partial<CardsOptions> | boolean;
  checks?: Partial<ChecksOptions>;
  addresses?: string;
  policyInPages?: boolean;
  strict?: boolean;
}
