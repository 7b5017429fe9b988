import {eachOperation} from './document';
import type {OpenApiDocument} from './document';
import type {FieldContext} from './fields';
import {markdownRenderer} from '../shared/markdown';
import type {MarkdownRenderer} from '../shared/markdown';
import {idSource} from './names';

/** Where the pages of the reference are, and what the samples need. */
export interface PageOptions {
  pageUrl: {
    schema: (name: string) => string;
    operation: (operationId: string) => string;
    tag: (name: string) => string;
  };
  /** The environment variable that holds the API key in code samples. */
  apiKeyVariable: string;
  /** Changes the address of links in descriptions, for example to add the site's base path. */
  siteLink?: (href: string) => string;
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

/**
 * @param place - the path of an operation, or the name of a webhook
 * @param method - HTTP method in lower case
 * @returns the id of an operation that has none in the document
 */
export function fallbackOperationId(place: {path: string} | {webhook: string}, method: string): string {
  return 'path' in place ? `${method} ${place.path}` : place.webhook;
}

/**
 * @param doc - the bundled document
 * @param operationId - from a link
 * @returns the operation's title; undefined if there is no such operation
 */
export function operationTitle(doc: OpenApiDocument, operationId: string): string | undefined {
  let title: string | undefined;
  eachOperation(doc, (operation) => {
    if (operation.operationId === operationId) title = operation.summary ?? operationId;
  });
  return title;
}

