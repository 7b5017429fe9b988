import {InputError, type InputProblem} from '../../../lib/inputError';
import {METHODS, deref, webhooksOf} from './document';
import type {OpenApiDocument, PathItem} from './document';
import {pageId} from './names';

/** Where an operation stands in a document. */
export type OperationPlace = {path: string; method: string} | {webhook: string; method: string};

/** A document whose pages all have names of their own, and which page shows what. */
export interface PreparedDocument {
  /** A copy in which every operation has an id and every schema its name as title. */
  document: OpenApiDocument;
  /** Page id → the operation it shows. */
  operations: Record<string, OperationPlace>;
  /** Page id → the name of the schema it shows. */
  schemas: Record<string, string>;
}

/**
 * Readies a bundled document for docusaurus-plugin-openapi-docs, which names pages after
 * operation ids and schema titles and writes only the first of two pages with one name.
 *
 * @param source - a bundled OpenAPI 3 document; it is not changed
 * @returns the copy to generate from, with the page of each operation and schema
 * @throws InputError when two operations, tags or schemas would share a page
 */
export function prepareDocument(source: OpenApiDocument): PreparedDocument {
  const document = structuredClone(source);
  const operations: Record<string, OperationPlace> = {};
  const schemas: Record<string, string> = {};
  const owners = new Map<string, string>();
  const problems: InputProblem[] = [];
  const claim = (page: string, owner: string): void => {
    const other = owners.get(page);
    if (other !== undefined) {
      const message = `${owner} and ${other} would share the page "${page}". Rename one of them.`;
      problems.push({file: 'openapi', message});
    }
    owners.set(page, owner);
  };

  for (const {name} of document.tags ?? []) {
    claim(pageId.tag(name), `tag "${name}"`);
  }
  for (const [kind, items] of [
    ['path', document.paths ?? {}],
    ['webhook', webhooksOf(document)],
  ] as const) {
    for (const [name, entry] of Object.entries(items)) {
      // The package sees no operation in an item that is a reference.
      const item = '$ref' in entry ? structuredClone(deref<PathItem>(document, entry)) : entry;
      items[name] = item;
      for (const method of METHODS) {
        const operation = item[method];
        if (operation) {
          operation.operationId ??= kind === 'path' ? `${method} ${name}` : name;
          const id = pageId.operation(operation.operationId);
          claim(id, `operation "${operation.operationId}"`);
          operations[id] = kind === 'path' ? {path: name, method} : {webhook: name, method};
        }
      }
    }
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    if (typeof schema === 'object') {
      schema.title = name;
      const id = pageId.schema(name);
      claim(`schemas/${id}`, `schema "${name}"`);
      schemas[id] = name;
    }
  }
  if (problems.length > 0) {
    throw new InputError(problems);
  }
  return {document, operations, schemas};
}
