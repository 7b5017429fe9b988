import type {OpenApiDocument} from '@paydocs/specs';
import type {FieldContext} from './fields/fields';
import {createMarkdownRenderer, type MarkdownRenderer} from '@paydocs/core/html';
import {createIdGenerator} from '../common/ids';
import type {GetHistory} from '../common/history';
import type {GuidesSource} from '../common/mdx';
import type {NameLinks} from '../common/names';

/** URLs of reference pages, and settings of code samples. */
export interface PageOptions {
  pageUrl: {
    schema: (name: string) => string;
    /** Takes a key from `getOperationKey`. */
    operation: (key: string) => string;
    tag: (name: string) => string;
  };
  /** Name of the environment variable that holds the API key in code samples. */
  apiKeyVariable: string;
  /** Rewrites the URL of a link in a description, for example to add the site's base URL. */
  resolveLink?: (href: string) => string;
  /**
   * Path, relative to the project's root, of the file that lists which guides use what a page documents; see
   * `GuidesOfPage`.
   */
  guidesFile?: string | undefined;
  /** Resolves names of both APIs to links. */
  names?: NameLinks | undefined;
  /** Returns when a part of the API was added, changed, and deprecated. */
  getHistory?: GetHistory | undefined;
}

/** State that the parts of one page share. */
export interface PageContext extends FieldContext {
  options: PageOptions;
}

const renderers = new WeakMap<PageOptions, MarkdownRenderer>();

/**
 * Creates the state of one page, with its own id generator.
 *
 * @param doc - bundled document
 * @param options - URLs of the pages, and settings of code samples
 * @param reservedIds - ids of the page's headings
 * @returns the page's context
 */
export function createPageContext(doc: OpenApiDocument, options: PageOptions, reservedIds: string[] = []): PageContext {
  let render = renderers.get(options);
  if (!render) {
    render = createMarkdownRenderer(options.resolveLink);
    renderers.set(options, render);
  }
  return {
    doc,
    options,
    render,
    createId: createIdGenerator(reservedIds),
    renderedSchemas: new Map(),
    getSchemaUrl: options.pageUrl.schema,
  };
}

/** Returns the file that lists the guides of a page, and the page's URL in it. */
export const getPageGuides = ({guidesFile}: PageOptions, url: string): GuidesSource | undefined =>
  guidesFile === undefined ? undefined : {file: guidesFile, url};
