import {forEachOperation} from './document';
import type {Link, OpenApiDocument, Operation} from './document';

/** Location of an operation in a document: path or webhook name, and method in lowercase. */
export type OperationLocation = {path: string; method: string} | {webhook: string; method: string};

/**
 * Returns a key that is unique among all operations, whatever their ids.
 *
 * @param location - location of the operation
 * @returns the key
 */
export function getOperationKey(location: OperationLocation): string {
  return 'path' in location
    ? `path ${location.path} ${location.method}`
    : `webhook ${location.webhook} ${location.method}`;
}

/**
 * Returns the title of an operation.
 *
 * @param operation - operation object of the document
 * @param location - its location
 * @returns the title; never empty
 */
export function getOperationTitle(operation: Operation, location: OperationLocation): string {
  return (
    operation.summary ||
    operation.operationId ||
    ('path' in location ? `${location.method.toUpperCase()} ${location.path}` : location.webhook || 'Webhook')
  );
}

/**
 * Returns the name that the path of an operation's page is derived from.
 *
 * @param operation - operation object of the document
 * @param location - its location
 * @returns the operation id, or the method and path
 */
export function getOperationName(operation: Operation, location: OperationLocation): string {
  return operation.operationId || ('path' in location ? `${location.method} ${location.path}` : location.webhook);
}

/**
 * Finds the operation that a link points to.
 *
 * @param doc - bundled document
 * @param link - link of a response
 * @returns title and key of the operation; undefined if the document doesn't have it
 */
export function findLinkedOperation(
  doc: OpenApiDocument,
  {operationId, operationRef}: Link,
): {title: string; key: string} | undefined {
  const targetKey = operationRef === undefined ? undefined : parseOperationRef(operationRef);
  let found: {title: string; key: string} | undefined;
  forEachOperation(doc, (operation, _item, location) => {
    const key = getOperationKey(location);
    const isMatch =
      targetKey === undefined ? operationId !== undefined && operation.operationId === operationId : key === targetKey;
    if (isMatch) found ??= {title: getOperationTitle(operation, location), key};
  });
  return found;
}

/** Converts a reference such as `#/paths/~1things~1{id}/get` to the operation's key. */
function parseOperationRef(ref: string): string | undefined {
  const [, kind, name = '', method = ''] = /^#\/(paths|webhooks)\/([^/]+)\/([^/]+)$/.exec(ref) ?? [];
  if (kind === undefined) return undefined;
  const pathOrName = decodeURIComponent(name).replace(/~1/g, '/').replace(/~0/g, '~');
  return getOperationKey(kind === 'paths' ? {path: pathOrName, method} : {webhook: pathOrName, method});
}
