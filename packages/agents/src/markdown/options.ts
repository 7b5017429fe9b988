/** Options of the plugin. */
import type {Brand} from '@paydocs/core';
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
  /** Path of the OpenAPI document, which contains the API version. */
  openapi: string;
  /** Assistants to which pages offer their Markdown. */
  assistants: readonly Assistant[];
}
