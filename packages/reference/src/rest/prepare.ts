import {uniqueNames} from '../common/uniqueNames';
import {deref, eachOperation, type OpenApiDocument, type PathItem} from '@paydocs/specs/openapi/document';
import {pageId} from './names';
import {operationKey, operationName, type OperationPlace} from '@paydocs/specs/openapi/operations';

/** Which page shows what; no two have one name. */
export interface PreparedDocument {
  /** Page id → the operation it shows. */
  operations: Record<string, OperationPlace>;
  /** Page id → the name of the schema it shows. */
  schemas: Record<string, string>;
  /** Page id → the name of the tag it shows. */
  tags: Record<string, string>;
  /** The page ids of operations (by their keys), schemas and tags. */
  pages: {operation: Map<string, string>; schema: Map<string, string>; tag: Map<string, string>};
}

/**
 * Pages that are not made from the document: the landing page, and the addresses of `schemas/…`.
 */
const RESERVED = ['index', 'schemas'];

/**
 * Names the pages of a document. docusaurus-plugin-openapi-docs names them after operation ids, titles of
 * schemas and tags, and writes only the first of two with one name: `description.ts` tells it these names.
 *
 * @param document - a bundled document whose operation ids are unique; it is not changed
 * @returns the pages; names that differ in case or punctuation alone get a number
 */
export function prepareDocument(document: OpenApiDocument): PreparedDocument {
  const operations = new Map<string, {place: OperationPlace; name: string}>();
  const usedTags = new Set<string>();
  eachOperation(document, (operation, _item, place) => {
    operations.set(operationKey(place), {place, name: operationName(operation, place)});
    operation.tags?.forEach((tag) => usedTags.add(tag));
  });
  const declared = (document.tags ?? []).map(({name}) => name).filter((name) => usedTags.has(name));
  const tagNames = [...new Set([...declared, ...usedTags])];
  // Operations and tags stand in one folder. Two operations may have one name, so their keys follow it.
  const operationEntries = [...operations].map(([key, {name}]) => `operation ${name}\n${key}`);
  const named = uniqueNames([...tagNames.map((name) => `tag ${name}`), ...operationEntries], shared, RESERVED);
  const schemaNames = Object.keys(document.components?.schemas ?? {});
  const pages = {
    operation: ofKind(named, /^operation [^]*\n/),
    tag: ofKind(named, /^tag /),
    schema: uniqueNames(schemaNames, (name) => pageId.schema(name) || 'schema'),
  };
  return {
    operations: Object.fromEntries([...operations].map(([key, {place}]) => [pages.operation.get(key)!, place])),
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
  ownPathItems(document);
  const seen = new Set<string>();
  eachOperation(document, (operation) => {
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

/** Two paths may share one path item by a reference; each needs operations of its own to name. */
function ownPathItems(document: OpenApiDocument): void {
  for (const items of [document.paths, document.webhooks]) {
    for (const [key, item] of Object.entries(items ?? {})) {
      if (items && item.$ref !== undefined) items[key] = structuredClone(deref<PathItem>(document, item));
    }
  }
}

function shared(entry: string): string {
  const name = entry.replace(/^(?:tag|operation) /, '').replace(/\n[^]*$/, '');
  return (entry.startsWith('tag ') ? pageId.tag(name) : pageId.operation(name)) || 'page';
}

function ofKind(named: Map<string, string>, prefix: RegExp): Map<string, string> {
  return new Map(
    [...named].flatMap(([entry, page]) => (prefix.test(entry) ? [[entry.replace(prefix, ''), page]] : [])),
  );
}

function inverted(pages: Map<string, string>): Record<string, string> {
  return Object.fromEntries([...pages].map(([name, page]) => [page, name]));
}
