import {forEachOperation} from './document';
import type {Link, OpenApiDocument, Operation} from './document';
import {parsePointer} from './pointer';

/** Location of an operation in a document: path or webhook name, and method in lowercase. */
export type OperationLocation = {path: string; method: string} | {webhook: string; method: string};

/**
 * Returns a key that is unique among all operations, even if operation IDs are missing or duplicate.
 *
 * @param location - location of the operation
 * @returns a key such as `path /payments post`
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
 * @param location - location of the operation
 * @returns the summary, the operation ID, or the method and path or webhook; never empty
 */
export function getOperationTitle(operation: Operation, location: OperationLocation): string {
  return (
    operation.summary ||
    operation.operationId ||
    ('path' in location ? `${location.method.toUpperCase()} ${location.path}` : location.webhook || 'Webhook')
  );
}

/**
 * Returns the name from which the URL of an operation's page is derived.
 *
 * @param operation - operation object of the document
 * @param location - location of the operation
 * @returns the operation ID, or otherwise the method and path, or the name of the webhook
 */
export function getOperationName(operation: Operation, location: OperationLocation): string {
  return operation.operationId || ('path' in location ? `${location.method} ${location.path}` : location.webhook);
}

/**
 * Finds the operation that a link points to.
 *
 * @param doc - bundled document
 * @param link - OpenAPI link of a response
 * @returns title and key of the operation; undefined if the document doesn't contain it
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

/** Converts a reference such as `#/paths/~1things~1{id}/get` to the operation's key; undefined for other references. */
function parseOperationRef(ref: string): string | undefined {
  if (!/^#\/(?:paths|webhooks)\/[^/]+\/[^/]+$/.test(ref)) return undefined;
  const [kind, pathOrName = '', method = ''] = parsePointer(ref.slice(1));
  return getOperationKey(kind === 'paths' ? {path: pathOrName, method} : {webhook: pathOrName, method});
}
