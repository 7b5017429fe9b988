import {translate} from '@paydocs/core';
import type {NamedTypeData, UsageData} from '../../data/reference';
import type {PageOptions} from '../context';
import {
  forEachOperation,
  resolveRef,
  getSchemaName,
  type OpenApiDocument,
  toMappingRef,
  getOperationKey,
  getOperationTitle,
} from '@paydocs/specs';
import {omitEmptyValues} from '../../common/omitEmptyValues';

/** ID of the section with the uses of a schema. */
export const USES_SECTION_ID = 'used-by';

interface UseIndex {
  operations: Map<string, {method: string; title: string; key: string; occurrences: Set<string>}[]>;
  schemas: Map<string, Set<string>>;
}

const indexesByDocument = new WeakMap<OpenApiDocument, UseIndex>();

/**
 * Returns the operations and schemas that refer directly to a schema.
 *
 * @param doc - bundled document
 * @param name - name of the schema
 * @param options - URLs of pages
 * @returns the uses, in one section
 */
export function collectUses(
  doc: OpenApiDocument,
  name: string,
  options: PageOptions,
): NonNullable<NamedTypeData['uses']> {
  let index = indexesByDocument.get(doc);
  if (!index) {
    index = createUseIndex(doc);
    indexesByDocument.set(doc, index);
  }
  const operations = (index.operations.get(name) ?? []).map(({method, title, key, occurrences}): UsageData => ({
    text: title,
    href: options.pageUrl.operation(key),
    method,
    occurrences: [...occurrences],
  }));
  const schemas = [...(index.schemas.get(name) ?? [])].map((other): UsageData => ({
    text: other,
    href: options.pageUrl.schema(other),
  }));
  const groups = [
    {title: translate({id: 'paydocs.ref.operations', message: 'Operations'}), uses: operations},
    {title: translate({id: 'paydocs.ref.schemas', message: 'Schemas'}), uses: schemas},
  ];
  return omitEmptyValues({[USES_SECTION_ID]: groups.filter(({uses}) => uses.length > 0)});
}

/** Indexes the uses of all schemas in one pass. */
function createUseIndex(doc: OpenApiDocument): UseIndex {
  const index: UseIndex = {operations: new Map(), schemas: new Map()};
  const namesByRef = new Map<string, Set<string>>();
  forEachOperation(doc, (operation, item, location) => {
    const entry = {
      method: 'webhook' in location ? 'event' : location.method,
      title: getOperationTitle(operation, location),
      key: getOperationKey(location),
    };
    const occurrencesByName = new Map<string, Set<string>>();
    const addOccurrence = (occurrence: string, part: unknown): void => {
      for (const name of collectSchemaNames(doc, part, namesByRef))
        occurrencesByName.set(name, (occurrencesByName.get(name) ?? new Set()).add(occurrence));
    };
    addOccurrence('parameters', [item.parameters, operation.parameters]);
    addOccurrence('webhook' in location ? 'payload' : 'request body', operation.requestBody);
    for (const [status, response] of Object.entries(operation.responses ?? {}))
      addOccurrence(`response ${status}`, response);
    addOccurrence('callback', operation.callbacks);
    for (const [name, occurrences] of occurrencesByName)
      index.operations.set(name, [...(index.operations.get(name) ?? []), {...entry, occurrences}]);
  });
  for (const [owner, schema] of Object.entries(doc.components?.schemas ?? {})) {
    for (const name of collectSchemaNames(doc, schema, namesByRef)) {
      if (name !== owner) index.schemas.set(name, (index.schemas.get(name) ?? new Set()).add(owner));
    }
  }
  return index;
}

/**
 * Collects the names of the schemas to which a part of the document refers, also through parameters, responses, and
 * other components, but not through schemas.
 */
function collectSchemaNames(doc: OpenApiDocument, part: unknown, namesByRef: Map<string, Set<string>>): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, item] of Object.entries(value)) {
      if (key === '$ref' && typeof item === 'string') addRef(item);
      else if (key === 'mapping' && typeof item === 'object' && item !== null)
        Object.values(item).forEach((target) => typeof target === 'string' && addRef(toMappingRef(target)));
      else if (key !== 'example' && key !== 'examples' && key !== 'default') visit(item);
    }
  };
  const addRef = (ref: string): void => {
    const name = getSchemaName(ref);
    if (name !== undefined) {
      names.add(name);
      return;
    }
    let refNames = namesByRef.get(ref);
    if (!refNames) {
      namesByRef.set(ref, new Set());
      refNames = collectSchemaNames(doc, resolveRef(doc, ref), namesByRef);
      namesByRef.set(ref, refNames);
    }
    refNames.forEach((refName) => names.add(refName));
  };
  visit(part);
  return names;
}
