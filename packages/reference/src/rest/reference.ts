import fs from 'node:fs';
import path from 'node:path';
import {type OpenApiDocument, resolveServerUrls} from '@paydocs/specs';
import type {FieldNote} from '../common/fieldNotes';
import type {GetHistory} from '../common/history';
import {assignUniqueNames} from '../common/uniqueNames';
import type {NameLinks} from '../common/names';
import type {PageOptions} from './context';
import {pageIdBuilders} from './names';
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
  /** Path of the file with the guides of all pages, relative to the project's root. */
  guidesFile?: string;
  /** Notes of the site's own extensions in the rows of fields. */
  fieldNotes?: readonly FieldNote[];
  /** Returns the lookups of names in both APIs for a base URL. Called when pages are generated. */
  names?(baseUrl: string): NameLinks;
  /** Returns the lookup of release dates. Called when pages are generated. */
  history?(): GetHistory;
}

/** Data from which pages are generated. */
export interface Reference {
  document: OpenApiDocument;
  pageIndex: PageIndex;
  pageOptions: PageOptions;
  /** Returns the last path segment of a schema's page. */
  getSchemaSlug: (name: string) => string;
}

/**
 * Reads the bundled document, and makes its operation IDs unique.
 *
 * @param specPath - path of a bundled OpenAPI 3 document (JSON)
 * @returns the document
 * @throws Error if the file doesn't exist or isn't JSON
 */
export function readDocument(specPath: string): OpenApiDocument {
  return removeDuplicateOperationIds(JSON.parse(fs.readFileSync(path.resolve(specPath), 'utf8')) as OpenApiDocument);
}

/**
 * Reads the data from which pages are generated.
 *
 * @param specPath - path of a bundled OpenAPI 3 document (JSON)
 * @param options - paths and URLs of the reference
 * @returns document, page IDs, and options of the pages
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
      operation: (key) => toUrl(pages.operation.get(key) ?? pageIdBuilders.operation(key)),
      tag: (name) => toUrl(pages.tag.get(name) ?? pageIdBuilders.tag(name)),
    },
    apiKeyVariable: options.apiKeyVariable,
    guidesFile: options.guidesFile,
    fieldNotes: options.fieldNotes,
    names: options.names?.(options.baseUrl),
    getHistory: options.history?.(),
    resolveLink: (href) => (href.startsWith('/') ? `${options.baseUrl}${href.slice(1)}` : href),
  };
  return {document, pageIndex, pageOptions, getSchemaSlug};
}

/**
 * Converts a name to a lowercase path segment. Characters with a special meaning in URLs or file names become hyphens.
 */
function toSlug(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}._-]+/gu, '-')
      .replace(/^[-.]+|[-.]+$/g, '') || 'schema'
  );
}
