import {InputError, type InputProblem} from '../../../lib/inputError';
import type {OpenApiDocument} from './document';
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

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/**
 * Readies a bundled document for docusaurus-plugin-openapi-docs, which names pages after
 * operation ids and schema titles and writes only the first of two pages with one name.
 *
 * @param source - a bundled OpenAPI 3 document; it is not changed
 * @returns the copy to generate from, with the page of each operation and schema
 * @throws InputError when two operations or two schemas would share a page
 */
export function prepareDocument(source: OpenApiDocument): PreparedDocument {
  const document = structuredClone(source);
  const operations: Record<string, OperationPlace> = {};
  const schemas: Record<string, string> = {};
  const problems: InputProblem[] = [];
  const claim = <T>(pages: Record<string, T>, id: string, owner: T, what: string): void => {
    if (id in pages) {
      problems.push({file: 'openapi', message: `${what} would share its page "${id}" with another one. Give it another name.`});
    }
    pages[id] = owner;
  };

  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const operation = item?.[method];
      if (operation) {
        operation.operationId ??= `${method} ${path}`;
        claim(operations, pageId.operation(operation.operationId), {path, method}, `operation "${operation.operationId}"`);
      }
    }
  }
  for (const [webhook, item] of Object.entries(document.webhooks ?? {})) {
    for (const method of METHODS) {
      const operation = item?.[method];
      if (operation) {
        operation.operationId ??= webhook;
        claim(operations, pageId.operation(operation.operationId), {webhook, method}, `webhook "${webhook}"`);
      }
    }
  }
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
    if (typeof schema === 'object') {
      schema.title = name;
      claim(schemas, pageId.schema(name), name, `schema "${name}"`);
    }
  }
  if (problems.length > 0) {
    throw new InputError(problems);
  }
  return {document, operations, schemas};
}
