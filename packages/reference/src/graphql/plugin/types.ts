import type {Warning} from '@paydocs/core/warnings';
import type {PageOptions} from './reference';

/** Which reference there is, and where. */
export interface GraphqlReference {
  /** The schema, in one file. */
  schema: string;
  /** Path of the docs instance's folder and of its address, such as `apis/graphql`. */
  basePath: string;
  /** Path below which the site is served, with a slash at both ends. */
  baseUrl: string;
  /** What its pages are made with; asked when they are made. */
  pages(): PageOptions | Promise<PageOptions>;
}

/** Who is told what happened. */
export interface Listeners {
  /** Told of what kept pages from being made. */
  onFailure(error: unknown): void;
  /** Told of what could be better, such as a page for which no example can be made. */
  onWarning(warning: Warning): void;
}
