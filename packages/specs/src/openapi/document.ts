import {getOwnValue} from '@paydocs/core/client';
import type {Method, OpenApiDocument, Operation, PathItem, Ref} from './specTypes';

export type * from './specTypes';

/** HTTP methods of a path item, in the order of the pages. */
export const METHODS: readonly Method[] = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'];

/**
 * Resolves a reference and any chained references.
 *
 * @param doc - bundled document
 * @param ref - local pointer such as `#/components/schemas/Payment`
 * @returns the referenced value
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
 * Resolves a value that may be a reference.
 *
 * @param doc - bundled document
 * @param value - object, or reference to one
 * @returns the object; a description next to the reference overrides the object's own
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
 * @param ref - reference
 * @returns the name if the reference points to `components.schemas`
 */
export function getSchemaName(ref: string | undefined): string | undefined {
  const match = /^#\/(?:components\/schemas|definitions)\/([^/]+)$/.exec(ref ?? '');
  return match?.[1] === undefined ? undefined : unescapePointer(match[1]);
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

/** Returns the webhooks of a 3.1 document, or of the extension that 3.0 documents use. */
export function getWebhooks(doc: OpenApiDocument): Record<string, PathItem> {
  return doc.webhooks ?? (doc as {'x-webhooks'?: Record<string, PathItem>})['x-webhooks'] ?? {};
}

/** Calls `visit` for every operation in the document's paths and webhooks, in order. */
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
  for (const part of ref.slice(2).split('/')) {
    value =
      typeof value === 'object' && value !== null
        ? getOwnValue(value as Record<string, unknown>, unescapePointer(part))
        : undefined;
    if (value === undefined)
      throw new Error(`The reference ${ref} doesn't point to anything. Add the definition, or correct the reference.`);
  }
  return value;
}

function unescapePointer(part: string): string {
  return decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~');
}

function isPureRef(value: unknown): value is Ref {
  return typeof value === 'object' && value !== null && '$ref' in value && Object.keys(value).length === 1;
}
