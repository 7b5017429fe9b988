import {uniqueNames} from '../shared/uniqueNames';
import {fallbackOperationId} from './context';
import {eachOperation, type OpenApiDocument} from './document';
import {pageId} from './names';

/** Where an operation stands in a document. */
export type OperationPlace = {path: string; method: string} | {webhook: string; method: string};

/** Which page shows what; no two have one name. */
export interface PreparedDocument {
  /** For docusaurus-plugin-openapi-docs: a description that has the names of all pages, and nothing else. */
  skeleton: OpenApiDocument;
  /** Page id → the operation it shows. */
  operations: Record<string, OperationPlace>;
  /** Page id → the name of the schema it shows. */
  schemas: Record<string, string>;
  /** Page id → the name of the tag it shows. */
  tags: Record<string, string>;
  /** The page ids of operation ids (or what stands for a missing one), schemas and tags. */
  pages: {operation: Map<string, string>; schema: Map<string, string>; tag: Map<string, string>};
}

/**
 * Pages that are not made from the document: the landing page, and the addresses of `schemas/…`.
 */
const RESERVED = ['index', 'schemas'];

/**
 * Names the pages of a document, and readies it for docusaurus-plugin-openapi-docs. The plugin names
 * pages after operation ids and schema titles and writes only the first of two with one name; it also
 * reads the whole document, for pages of its own, and stops at what a page could do without. So it
 * gets the names alone.
 *
 * @param document - a bundled document whose operation ids are unique; it is not changed
 * @returns the pages; names that differ in case or punctuation alone get a number
 */
export function prepareDocument(document: OpenApiDocument): PreparedDocument {
  const places = new Map<string, OperationPlace>();
  const usedTags = new Set<string>();
  eachOperation(document, (operation, _item, method, at) => {
    places.set(operation.operationId ?? fallbackOperationId(at, method), {...at, method});
    operation.tags?.forEach((tag) => usedTags.add(tag));
  });
  const declared = (document.tags ?? []).map(({name}) => name).filter((name) => usedTags.has(name));
  // Operations and tags stand in one folder.
  const entries = [...[...new Set(declared)].map((name) => `tag ${name}`), ...[...places.keys()].map((id) => `operation ${id}`)];
  const named = uniqueNames(entries, (entry) => shared(entry), RESERVED);
  const schemaNames = Object.keys(document.components?.schemas ?? {});
  const pages = {
    operation: ofKind(named, 'operation '),
    tag: ofKind(named, 'tag '),
    schema: uniqueNames(schemaNames, (name) => pageId.schema(name) || 'schema'),
  };
  return {
    skeleton: skeletonOf(pages),
    operations: Object.fromEntries([...places].map(([id, place]) => [pages.operation.get(id)!, place])),
    schemas: inverted(pages.schema),
    tags: inverted(pages.tag),
    pages,
  };
}

/**
 * Leaves each operation id to the first operation that has it. The others go by their method and path,
 * and keep the id as their title if they have no other.
 *
 * @param document - a bundled document; it is changed in place
 * @returns the same document
 */
export function withUniqueOperationIds(document: OpenApiDocument): OpenApiDocument {
  const seen = new Set<string>();
  eachOperation(document, (operation) => {
    const {operationId} = operation;
    if (operationId === undefined) return;
    if (seen.has(operationId)) {
      operation.summary ??= operationId;
      delete operation.operationId;
    }
    seen.add(operationId);
  });
  return document;
}

function shared(entry: string): string {
  const name = entry.replace(/^(?:tag|operation) /, '');
  return (entry.startsWith('tag ') ? pageId.tag(name) : pageId.operation(name)) || 'page';
}

function ofKind(named: Map<string, string>, prefix: string): Map<string, string> {
  return new Map(
    [...named].flatMap(([entry, page]) => (entry.startsWith(prefix) ? [[entry.slice(prefix.length), page]] : [])),
  );
}

function inverted(pages: Map<string, string>): Record<string, string> {
  return Object.fromEntries([...pages].map(([name, page]) => [page, name]));
}

function skeletonOf({operation, schema, tag}: PreparedDocument['pages']): OpenApiDocument {
  const tags = [...tag.values()];
  const paths = [...operation.values()].map((page) => [`/${page}`, {get: {operationId: page, tags, responses: {}}}]);
  const schemas = [...schema.values()].map((page) => [page, {title: page, type: 'string'}]);
  return {
    openapi: '3.1.0',
    info: {title: 'pages', version: '1'},
    tags: tags.map((name) => ({name})),
    paths: Object.fromEntries(paths),
    components: {schemas: Object.fromEntries(schemas)},
  };
}
