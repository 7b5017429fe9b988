/** Options of the plugin. */
import type {Brand} from '@paydocs/core/brand/types';
import type {ComponentRenderer} from './guide/options';
import type {AreaName} from './types';

/** An area of the site. */
export interface MarkdownArea {
  /** ID of the docs plugin instance. */
  id: string;
  /** Base path of its pages, relative to the site's base URL. */
  routeBasePath: string;
  /** Displayed title. */
  title: string;
  /** Path of the specification, for a reference: a file or a folder. */
  specification?: string;
}

/** An AI assistant that can read a page. */
export interface Assistant {
  name: string;
  /** URL of the assistant. `{prompt}` is replaced by the prompt, and `{url}` by the URL of the page's Markdown. */
  url: string;
}

export interface MarkdownOptions {
  brand: Brand;
  areas: Record<AreaName, MarkdownArea>;
  /** Folder with the data of embeds. */
  embeds: string;
  /** File with the link targets of names in inline code. */
  nameLinks: string;
  /** Path of the OpenAPI document, which contains the API version. */
  openapi: string;
  /** Assistants to which pages offer their Markdown. */
  assistants: readonly Assistant[];
  /** Renderers of the site's own components. */
  components: Readonly<Record<string, ComponentRenderer>>;
  /** Markdown files for pages that consist only of components, by route path relative to the site's base URL. */
  pages: Readonly<Record<string, string>>;
  /** True if a component without Markdown fails the build. */
  strict: boolean;
}
