import fs from 'node:fs';
import path from 'node:path';
import type {OpenApiDocument} from '@paydocs/specs/openapi/document';
import {withAbsoluteServers} from '@paydocs/specs/openapi/servers';
import type {HistoryOf} from '../common/history';
import {uniqueNames} from '../common/uniqueNames';
import type {NameLinks} from '../common/names';
import type {PageOptions} from './context';
import {pageId} from './names';
import {prepareDocument, withUniqueOperationIds, type PreparedDocument} from './prepare';

export interface RestOptions {
  /** Path of the docs instance's folder and of its address, such as `apis/rest`. */
  basePath: string;
  /** Path below which the site is served, with a slash at both ends. */
  baseUrl: string;
  /** Where the API is, if the document does not say it in full. */
  apiUrl: string;
  /** Name of the environment variable that holds the API key in code samples. */
  apiKeyVariable: string;
  /** File of the guides that rest on pages, from the project's root. */
  guidesFile?: string;
  /** Gives where names lead, for a path below which the site is served; called when pages are made. */
  names?(baseUrl: string): NameLinks;
  /** Gives when parts of the API came, changed and were deprecated; called when pages are made. */
  history?(): HistoryOf;
}

/** A document and what its pages are called: all that a page is made from. */
export interface Reference {
  document: OpenApiDocument;
  prepared: PreparedDocument;
  pageOptions: PageOptions;
  /** The last part of a schema page's address. */
  schemaSlug: (name: string) => string;
}

/**
 * @param specPath - file of a bundled OpenAPI 3 document
 * @returns the document, in which no two operations have one id
 * @throws Error if there is no such file, or no JSON in it
 */
export function readDescription(specPath: string): OpenApiDocument {
  return withUniqueOperationIds(JSON.parse(fs.readFileSync(path.resolve(specPath), 'utf8')) as OpenApiDocument);
}

/**
 * @param specPath - file of a bundled OpenAPI 3 document
 * @param options - where the pages will stand
 * @returns what pages are made from
 * @throws Error if there is no such file, or no JSON in it
 */
export function readReference(specPath: string, options: RestOptions): Reference {
  const document = withAbsoluteServers(readDescription(specPath), options.apiUrl);
  const prepared = prepareDocument(document);
  const {pages} = prepared;
  const url = (...parts: string[]): string => `${options.baseUrl}${[options.basePath, ...parts].join('/')}/`;
  const slugs = uniqueNames(Object.values(prepared.schemas), slugOf);
  const schemaSlug = (name: string): string => slugs.get(name) ?? name.toLowerCase();
  const pageOptions: PageOptions = {
    pageUrl: {
      schema: (name) => url('schemas', schemaSlug(name)),
      operation: (key) => url(pages.operation.get(key) ?? pageId.operation(key)),
      tag: (name) => url(pages.tag.get(name) ?? pageId.tag(name)),
    },
    apiKeyVariable: options.apiKeyVariable,
    guidesFile: options.guidesFile,
    names: options.names?.(options.baseUrl),
    historyOf: options.history?.(),
    siteLink: (href) => (href.startsWith('/') ? `${options.baseUrl}${href.slice(1)}` : href),
  };
  return {document, prepared, pageOptions, schemaSlug};
}

/** Characters that stand for something else in an address, or in a file name, become hyphens. */
function slugOf(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}._-]+/gu, '-')
      .replace(/^[-.]+|[-.]+$/g, '') || 'schema'
  );
}
