import type {OpenApiDocument} from '@paydocs/specs/openapi/document';
import type {FieldContext} from './fields/fields';
import {markdownRenderer} from '@paydocs/core/markdown/markdown';
import type {MarkdownRenderer} from '@paydocs/core/markdown/markdown';
import {idSource} from '../common/ids';
import type {HistoryOf} from '../common/history';
import type {GuidesOfPage} from '../common/mdx';
import type {NameLinks} from '../common/names';

/** Where the pages of the reference are, and what the samples need. */
export interface PageOptions {
  pageUrl: {
    schema: (name: string) => string;
    /** Takes what `operationKey` gives. */
    operation: (key: string) => string;
    tag: (name: string) => string;
  };
  /** The environment variable that holds the API key in code samples. */
  apiKeyVariable: string;
  /** Changes the address of links in descriptions, for example to add the site's base path. */
  siteLink?: (href: string) => string;
  /** File of the guides that rest on pages, from the project's root; see `GuidesOfPage`. */
  guidesFile?: string | undefined;
  /** Where names of both APIs lead. */
  names?: NameLinks | undefined;
  /** When parts of the API came, changed and were deprecated. */
  historyOf?: HistoryOf | undefined;
}

/** What the parts of one page share. */
export interface PageContext extends FieldContext {
  options: PageOptions;
}

const renderers = new WeakMap<PageOptions, MarkdownRenderer>();

/**
 * @param doc - the bundled document
 * @param options - addresses of the pages
 * @param taken - ids that the page's headings have
 * @returns a context with ids of its own
 */
export function pageContext(doc: OpenApiDocument, options: PageOptions, taken: string[] = []): PageContext {
  let render = renderers.get(options);
  if (!render) {
    render = markdownRenderer(options.siteLink);
    renderers.set(options, render);
  }
  return {doc, options, render, ids: idSource(taken), shown: new Map(), schemaUrl: options.pageUrl.schema};
}

/** @returns where a page finds the guides that rest on what it is about */
export const guidesOfPage = ({guidesFile}: PageOptions, url: string): GuidesOfPage | undefined =>
  guidesFile === undefined ? undefined : {file: guidesFile, url};
