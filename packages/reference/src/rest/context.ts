import type {OpenApiDocument} from '@paydocs/specs';
import type {FieldContext} from './fields/fields';
import {createMarkdownRenderer, type MarkdownRenderer} from '@paydocs/core/html';
import type {FieldNote} from '../common/fieldNotes';
import {createIdGenerator} from '../common/ids';
import type {GetHistory} from '../common/history';
import type {GuidesSource} from '../common/mdx';
import type {NameLinks} from '../common/names';

/** URLs of reference pages, and settings of code samples. */
export interface PageOptions {
  pageUrl: {
    schema: (name: string) => string;
    /** Returns the URL of an operation's page by its key from `getOperationKey`. */
    operation: (key: string) => string;
    tag: (name: string) => string;
  };
  /** Name of the environment variable that holds the API key in code samples. */
  apiKeyVariable: string;
  /** Rewrites the URL of a link in a description, for example to add the site's base URL. */
  resolveLink?: (href: string) => string;
  /** Path of the file with the guides of all pages, relative to the project's root; see `GuidesByPage`. */
  guidesFile?: string | undefined;
  /** Lookups of names in both APIs. */
  names?: NameLinks | undefined;
  /** Returns the release dates of a part of the API. */
  getHistory?: GetHistory | undefined;
  /** Notes of the site's own extensions. */
  fieldNotes?: readonly FieldNote[] | undefined;
}

/** State that is shared while a page is created. */
export interface PageContext extends FieldContext {
  options: PageOptions;
}

const renderers = new WeakMap<PageOptions, MarkdownRenderer>();

/**
 * Creates the context of one page, with its own ID generator.
 *
 * @param doc - bundled document
 * @param options - URLs of the pages, and settings of code samples
 * @param reservedIds - IDs of the page's headings
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
    fieldNotes: options.fieldNotes ?? [],
  };
}

/** Returns the source of a page's list of guides; undefined if the options have no `guidesFile`. */
export const getGuidesSource = ({guidesFile}: PageOptions, url: string): GuidesSource | undefined =>
  guidesFile === undefined ? undefined : {file: guidesFile, url};
