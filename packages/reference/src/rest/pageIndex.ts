import {assignUniqueNames} from '../common/uniqueNames';
import {
  deref,
  forEachOperation,
  type OpenApiDocument,
  type PathItem,
  getOperationKey,
  getOperationName,
  type OperationLocation,
} from '@paydocs/specs';
import {pageIdBuilders} from './names';

/** Unique IDs of pages, and the operation, schema, or tag of each page. */
export interface PageIndex {
  /** Location of each operation, by page ID. */
  operations: Record<string, OperationLocation>;
  /** Name of each schema, by page ID. */
  schemas: Record<string, string>;
  /** Name of each tag, by page ID. */
  tags: Record<string, string>;
  /** Page IDs of operations (by key), schemas, and tags. Tags are in the order in which the sidebar displays them. */
  pages: {operation: Map<string, string>; schema: Map<string, string>; tag: Map<string, string>};
}

/** IDs that aren't available to pages of the document: the landing page, and the folder of schema pages. */
const RESERVED_PAGE_IDS = ['index', 'schemas'];

/**
 * Assigns an ID to each page of a document. docusaurus-plugin-openapi-docs derives names from operation IDs, schema
 * titles, and tags, and writes only the first of two pages with the same name; `pluginDocument.ts` passes these IDs to
 * it.
 *
 * @param document - bundled document whose operation IDs are unique; it isn't changed
 * @returns the pages; IDs that differ only in case or punctuation get a numeric suffix
 */
export function createPageIndex(document: OpenApiDocument): PageIndex {
  const operations = new Map<string, {location: OperationLocation; name: string}>();
  const usedTags = new Set<string>();
  forEachOperation(document, (operation, _item, location) => {
    operations.set(getOperationKey(location), {location, name: getOperationName(operation, location)});
    operation.tags?.forEach((tag) => usedTags.add(tag));
  });
  const declaredTags = (document.tags ?? []).map(({name}) => name).filter((name) => usedTags.has(name));
  const tagNames = [...new Set([...declaredTags, ...usedTags])];
  // Two operations may have the same name, so the key is appended.
  const operationEntries = [...operations].map(([key, {name}]) => `${name}\n${key}`);
  const operationPages = assignUniqueNames(
    operationEntries,
    (entry) => pageIdBuilders.operation(entry.replace(/\n[^]*$/, '')) || 'page',
    RESERVED_PAGE_IDS,
  );
  // Operations and tags share a folder.
  const tagPages = assignUniqueNames(tagNames, (name) => pageIdBuilders.tag(name) || 'page', [
    ...RESERVED_PAGE_IDS,
    ...operationPages.values(),
  ]);
  const schemaNames = Object.keys(document.components?.schemas ?? {});
  const pages = {
    operation: new Map([...operations].map(([key, {name}]) => [key, operationPages.get(`${name}\n${key}`)!])),
    tag: new Map(tagNames.map((name) => [name, tagPages.get(name)!])),
    schema: assignUniqueNames(schemaNames, (name) => pageIdBuilders.schema(name) || 'schema'),
  };
  return {
    operations: Object.fromEntries([...operations].map(([key, {location}]) => [pages.operation.get(key)!, location])),
    schemas: invert(pages.schema),
    tags: invert(pages.tag),
    pages,
  };
}

/**
 * Removes an operation ID from all operations but the first that has it. The others are named after their method and
 * path, and use the ID as their title if they have no summary.
 *
 * @param document - bundled document; it is changed in place
 * @returns the same document
 */
export function removeDuplicateOperationIds(document: OpenApiDocument): OpenApiDocument {
  cloneSharedPathItems(document);
  const seen = new Set<string>();
  forEachOperation(document, (operation) => {
    const {operationId} = operation;
    if (!operationId) return;
    if (seen.has(operationId)) {
      operation.summary ||= operationId;
      delete operation.operationId;
    }
    seen.add(operationId);
  });
  return document;
}

/** Clones path items that several paths share by reference, so that each path has its own operations. */
function cloneSharedPathItems(document: OpenApiDocument): void {
  for (const items of [document.paths, document.webhooks]) {
    for (const [key, item] of Object.entries(items ?? {})) {
      if (items && item.$ref !== undefined) items[key] = structuredClone(deref<PathItem>(document, item));
    }
  }
}

function invert(pages: Map<string, string>): Record<string, string> {
  return Object.fromEntries([...pages].map(([name, page]) => [page, name]));
}
