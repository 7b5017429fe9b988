/** Options of the plugin. */
import type {Brand} from '@paydocs/core';
import type {AreaName} from '@paydocs/search';

/** An area of the site. */
export interface MarkdownArea {
  /** ID of the docs plugin instance. */
  id: string;
  /** Base path of its pages, relative to the site's base URL. */
  routeBasePath: string;
  /** Title of the area for readers. */
  title: string;
  /** Path of the file or folder with the specification of a reference. Guides have none. */
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
  /** Path of the OpenAPI document, which contains the API version. */
  openapi: string;
  /** AI assistants that pages offer to open with their Markdown. */
  assistants: readonly Assistant[];
}
