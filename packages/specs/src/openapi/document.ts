import {getOwnValue} from '@paydocs/core/client';
import {parsePointer} from './pointer';
import type {Method, OpenApiDocument, Operation, PathItem, Ref} from './specTypes';

export type * from './specTypes';

/** HTTP methods of a path item, in display order. */
export const METHODS: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'];

/**
 * Resolves a reference. Follows the references that it points to until one has other properties besides `$ref`.
 *
 * @param doc - bundled document
 * @param ref - local JSON Pointer (RFC 6901), such as `#/components/schemas/Payment`
 * @returns the referenced value, which contains `$ref` if it also has other properties: {@link deref} merges them
 * @throws Error if the value doesn't exist, or if the references are circular
 */
export function resolveRef<T>(doc: OpenApiDocument, ref: string): T {
  const seen = new Set<string>();
  let pointer = ref;
  for (;;) {
    if (seen.has(pointer))
      throw new Error(`The reference ${ref} refers back to itself. Replace it with a reference to a definition.`);
    seen.add(pointer);
    const target = lookUp(doc, pointer);
    if (!isPureRef(target)) return target as T;
    pointer = target.$ref;
  }
}

/**
 * Resolves a value that may be a reference, and any chained references.
 *
 * @param doc - bundled document
 * @param value - object, or reference to one
 * @returns the object; properties next to `$ref`, such as a description, override the object's own
 * @throws Error if the referenced object doesn't exist
 */
export function deref<T extends object>(doc: OpenApiDocument, value: T | Ref): T {
  if (!('$ref' in value) || typeof value.$ref !== 'string') return value as T;
  const {$ref, ...siblings} = value as Ref;
  const target = deref(doc, lookUp(doc, $ref) as T | Ref);
  return Object.keys(siblings).length > 0 ? {...target, ...siblings} : target;
}

/**
 * Returns the name of a referenced schema.
 *
 * @param ref - reference, such as `#/components/schemas/Payment`
 * @returns the name; undefined if the reference doesn't point to a schema in `components/schemas` or `definitions`
 */
export function getSchemaName(ref: string | undefined): string | undefined {
  return ref !== undefined && /^#\/(?:components\/schemas|definitions)\/[^/]+$/.test(ref)
    ? parsePointer(ref.slice(1)).at(-1)
    : undefined;
}

/**
 * Finds an operation.
 *
 * @param doc - bundled document
 * @param at - path, or name of a webhook
 * @param method - HTTP method in lowercase
 * @returns the operation, and the path item that contains it
 * @throws Error if the document has no such operation
 */
export function findOperation(
  doc: OpenApiDocument,
  at: {path: string} | {webhook: string},
  method: string,
): {operation: Operation; item: PathItem} {
  const [place, items] = 'path' in at ? [at.path, doc.paths] : [at.webhook, getWebhooks(doc)];
  const found = items && getOwnValue(items, place);
  const item = found && deref<PathItem>(doc, found);
  const operation = item?.[method as Method];
  if (!item || !operation) throw new Error(`The document has no operation ${method.toUpperCase()} ${place}.`);
  return {operation, item};
}

/** Returns the `webhooks` of an OpenAPI 3.1 document, or the `x-webhooks` of a 3.0 document. */
export function getWebhooks(doc: OpenApiDocument): Record<string, PathItem> {
  return doc.webhooks ?? (doc as {'x-webhooks'?: Record<string, PathItem>})['x-webhooks'] ?? {};
}

/** Calls `visit` for every operation in the document's paths, and then in its webhooks, in document order. */
export function forEachOperation(
  doc: OpenApiDocument,
  visit: (
    operation: Operation,
    item: PathItem,
    place: {path: string; method: Method} | {webhook: string; method: Method},
  ) => void,
): void {
  const visitItems = (
    items: Record<string, PathItem>,
    toLocation: (key: string) => {path: string} | {webhook: string},
  ): void => {
    for (const [key, value] of Object.entries(items)) {
      const item = deref<PathItem>(doc, value);
      for (const method of METHODS) {
        const operation = item[method];
        if (operation) visit(operation, item, {...toLocation(key), method});
      }
    }
  };
  visitItems(doc.paths ?? {}, (path) => ({path}));
  visitItems(getWebhooks(doc), (webhook) => ({webhook}));
}

function lookUp(doc: OpenApiDocument, ref: string): unknown {
  if (!ref.startsWith('#/'))
    throw new Error(`The reference ${ref} isn't inside this document. Bundle the document first.`);
  let value: unknown = doc;
  for (const part of parsePointer(ref.slice(1))) {
    value =
      typeof value === 'object' && value !== null ? getOwnValue(value as Record<string, unknown>, part) : undefined;
    if (value === undefined)
      throw new Error(`The reference ${ref} doesn't point to anything. Add the definition, or correct the reference.`);
  }
  return value;
}

function isPureRef(value: unknown): value is Ref {
  return typeof value === 'object' && value !== null && '$ref' in value && Object.keys(value).length === 1;
}
