import {translate} from '@paydocs/core/translate';
import type {SchemaPageData, SchemaUseData} from '../../data/rest';
import type {PageOptions} from '../context';
import {eachOperation, resolveRef, schemaName} from '@paydocs/specs/openapi/document';
import type {OpenApiDocument} from '@paydocs/specs/openapi/document';
import {mappingRef} from '@paydocs/specs/openapi/flatten';
import {compact} from '../../common/compact';
import {operationKey, operationTitle} from '@paydocs/specs/openapi/operations';

/** The id of the section that shows them. */
export const USED_BY = 'used-by';

interface Index {
  operations: Map<string, {method: string; title: string; key: string; places: Set<string>}[]>;
  schemas: Map<string, Set<string>>;
}

const indexes = new WeakMap<OpenApiDocument, Index>();

/**
 * @param doc - the bundled document
 * @param name - a named schema
 * @param options - addresses of pages
 * @returns the operations and schemas that refer to it directly, in one section
 */
export function usedBy(doc: OpenApiDocument, name: string, options: PageOptions): NonNullable<SchemaPageData['uses']> {
  let index = indexes.get(doc);
  if (!index) {
    index = buildIndex(doc);
    indexes.set(doc, index);
  }
  const operations = (index.operations.get(name) ?? []).map(({method, title, key, places}): SchemaUseData => ({
    text: title,
    href: options.pageUrl.operation(key),
    method,
    places: [...places],
  }));
  const schemas = [...(index.schemas.get(name) ?? [])].map((other): SchemaUseData => ({
    text: other,
    href: options.pageUrl.schema(other),
  }));
  const groups = [
    {title: translate({id: 'paydocs.ref.operations', message: 'Operations'}), uses: operations},
    {title: translate({id: 'paydocs.ref.schemas', message: 'Schemas'}), uses: schemas},
  ];
  return compact({[USED_BY]: groups.filter(({uses}) => uses.length > 0)});
}

/** One walk over the document serves all schema pages. */
function buildIndex(doc: OpenApiDocument): Index {
  const index: Index = {operations: new Map(), schemas: new Map()};
  const known = new Map<string, Set<string>>();
  eachOperation(doc, (operation, item, at) => {
    const entry = {
      method: 'webhook' in at ? 'event' : at.method,
      title: operationTitle(operation, at),
      key: operationKey(at),
    };
    const uses = new Map<string, Set<string>>();
    const add = (place: string, part: unknown): void => {
      for (const name of namesIn(doc, part, known)) uses.set(name, (uses.get(name) ?? new Set()).add(place));
    };
    add('parameters', [item.parameters, operation.parameters]);
    add('webhook' in at ? 'payload' : 'request body', operation.requestBody);
    for (const [status, response] of Object.entries(operation.responses ?? {})) add(`response ${status}`, response);
    add('callback', operation.callbacks);
    for (const [name, places] of uses)
      index.operations.set(name, [...(index.operations.get(name) ?? []), {...entry, places}]);
  });
  for (const [owner, schema] of Object.entries(doc.components?.schemas ?? {})) {
    for (const name of namesIn(doc, schema, known)) {
      if (name !== owner) index.schemas.set(name, (index.schemas.get(name) ?? new Set()).add(owner));
    }
  }
  return index;
}

/** @returns names of the schemas that a part refers to, through parameters, responses and the like but not through schemas */
function namesIn(doc: OpenApiDocument, part: unknown, known: Map<string, Set<string>>): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      if (key === '$ref' && typeof item === 'string') addRef(item);
      else if (key === 'mapping' && typeof item === 'object' && item !== null)
        Object.values(item).forEach((target) => typeof target === 'string' && addRef(mappingRef(target)));
      else if (key !== 'example' && key !== 'examples' && key !== 'default') visit(item);
    }
  };
  const addRef = (ref: string): void => {
    const name = schemaName(ref);
    if (name !== undefined) {
      names.add(name);
      return;
    }
    let inside = known.get(ref);
    if (!inside) {
      known.set(ref, new Set());
      inside = namesIn(doc, resolveRef(doc, ref), known);
      known.set(ref, inside);
    }
    inside.forEach((found) => names.add(found));
  };
  visit(part);
  return names;
}
