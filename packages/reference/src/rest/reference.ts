import fs from 'node:fs';
import path from 'node:path';
import {type OpenApiDocument, resolveServerUrls} from '@paydocs/specs';
import type {GetHistory} from '../common/history';
import {assignUniqueNames} from '../common/uniqueNames';
import type {NameLinks} from '../common/names';
import type {PageOptions} from './context';
import {pageId} from './names';
import {createPageIndex, removeDuplicateOperationIds, type PageIndex} from './pageIndex';

export interface RestOptions {
  /** Path of the docs instance's folder and its route base path, such as `apis/rest`. */
  basePath: string;
  /** Base URL of the site, with leading and trailing slashes. */
  baseUrl: string;
  /** Absolute URL of the API, for documents with relative server URLs or none. */
  apiUrl: string;
  /** Name of the environment variable that holds the API key in code samples. */
  apiKeyVariable: string;
  /** Path, relative to the project's root, of the file that lists which guides use what a page documents. */
  guidesFile?: string;
  /** Returns links of API names for a base URL; called when pages are generated. */
  names?(baseUrl: string): NameLinks;
  /**
   * Returns a function that looks up when a part of the API was added, changed, and deprecated; called when pages are
   * generated.
   */
  history?(): GetHistory;
}

/** Everything that pages are generated from: a document, the ids of its pages, and their options. */
export interface Reference {
  document: OpenApiDocument;
  pageIndex: PageIndex;
  pageOptions: PageOptions;
  /** Returns the last path segment of a schema's page. */
  getSchemaSlug: (name: string) => string;
}

/**
 * Reads the bundled document, and makes its operation ids unique.
 *
 * @param specPath - path of a bundled OpenAPI 3 document (JSON)
 * @returns the document
 * @throws Error if the file doesn't exist or isn't JSON
 */
export function readDocument(specPath: string): OpenApiDocument {
  return removeDuplicateOperationIds(JSON.parse(fs.readFileSync(path.resolve(specPath), 'utf8')) as OpenApiDocument);
}

/**
 * Reads everything that pages are generated from.
 *
 * @param specPath - path of a bundled OpenAPI 3 document (JSON)
 * @param options - paths and URLs of the reference
 * @returns document, page ids, and options of the pages
 * @throws Error if the file doesn't exist or isn't JSON
 */
export function readReference(specPath: string, options: RestOptions): Reference {
  const document = resolveServerUrls(readDocument(specPath), options.apiUrl);
  const pageIndex = createPageIndex(document);
  const {pages} = pageIndex;
  const toUrl = (...parts: string[]): string => `${options.baseUrl}${[options.basePath, ...parts].join('/')}/`;
  const slugs = assignUniqueNames(Object.values(pageIndex.schemas), toSlug);
  const getSchemaSlug = (name: string): string => slugs.get(name) ?? name.toLowerCase();
  const pageOptions: PageOptions = {
    pageUrl: {
      schema: (name) => toUrl('schemas', getSchemaSlug(name)),
      operation: (key) => toUrl(pages.operation.get(key) ?? pageId.operation(key)),
      tag: (name) => toUrl(pages.tag.get(name) ?? pageId.tag(name)),
    },
    apiKeyVariable: options.apiKeyVariable,
    guidesFile: options.guidesFile,
    names: options.names?.(options.baseUrl),
    getHistory: options.history?.(),
    resolveLink: (href) => (href.startsWith('/') ? `${options.baseUrl}${href.slice(1)}` : href),
  };
  return {document, pageIndex, pageOptions, getSchemaSlug};
}

/** Replaces characters with a special meaning in URLs or file names with hyphens. */
function toSlug(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}._-]+/gu, '-')
      .replace(/^[-.]+|[-.]+$/g, '') || 'schema'
  );
}
