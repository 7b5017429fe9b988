/** Data of pages before they're rendered as Markdown. */
import type {AreaPage} from '@paydocs/search';

/** A page of the site, which may come from no docs plugin. */
export type SitePage = Omit<AreaPage, 'tag' | 'trail'>;

/** The origin and base path of the site. */
export interface SiteLocation {
  /** Scheme and host, without a trailing slash. */
  url: string;
  /** Base path of the site, with a slash at both ends. */
  baseUrl: string;
}
