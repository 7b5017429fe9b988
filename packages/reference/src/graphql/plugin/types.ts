import type {Warning} from '@paydocs/core';
import type {PageOptions} from './reference';

/** GraphQL reference of a site. */
export interface GraphqlReference {
  /** Path of the schema's SDL, which is a single file. */
  schema: string;
  /** Path of the docs instance's folder and route base path, such as `apis/graphql`. */
  basePath: string;
  /** Base URL of the site, with leading and trailing slashes. */
  baseUrl: string;
  /** Returns the options for generating pages. Called when they are generated. */
  loadPageOptions(): PageOptions | Promise<PageOptions>;
}

/** Receivers of the errors and warnings that occur while pages are generated. */
export interface GenerationListeners {
  /** Called for each error that prevents pages from being generated. */
  onError(error: unknown): void;
  /** Called for each warning, such as a page for which no example can be generated. */
  onWarning(warning: Warning): void;
}
