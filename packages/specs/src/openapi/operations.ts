import {eachOperation} from './document';
import type {Link, OpenApiDocument, Operation} from './document';

/** Where an operation stands in a document: a path or the name of a webhook, and the method in lower case. */
export type OperationPlace = {path: string; method: string} | {webhook: string; method: string};

/**
 * @param place - of an operation
 * @returns what tells it from all other operations, whatever ids they have
 */
export function operationKey(place: OperationPlace): string {
  return 'path' in place ? `path ${place.path} ${place.method}` : `webhook ${place.webhook} ${place.method}`;
}

/**
 * @param operation - an operation
 * @param place - where it stands
 * @returns its title; never empty
 */
export function operationTitle(operation: Operation, place: OperationPlace): string {
  return operation.summary || operation.operationId || ('path' in place ? `${place.method.toUpperCase()} ${place.path}` : place.webhook || 'Webhook');
}

/**
 * @param operation - an operation
 * @param place - where it stands
 * @returns the name from which its page gets an address
 */
export function operationName(operation: Operation, place: OperationPlace): string {
  return operation.operationId || ('path' in place ? `${place.method} ${place.path}` : place.webhook);
}

/**
 * @param doc - the bundled document
 * @param link - of a response
 * @returns the operation that it leads to; undefined if the document has none such
 */
export function linkedOperation(doc: OpenApiDocument, {operationId, operationRef}: Link): {title: string; key: string} | undefined {
  const target = operationRef === undefined ? undefined : keyOfRef(operationRef);
  let found: {title: string; key: string} | undefined;
  eachOperation(doc, (operation, _item, place) => {
    const key = operationKey(place);
    const isMeant = target === undefined ? operationId !== undefined && operation.operationId === operationId : key === target;
    if (isMeant) found ??= {title: operationTitle(operation, place), key};
  });
  return found;
}

/** `#/paths/~1things~1{id}/get` → the key of the operation. */
function keyOfRef(ref: string): string | undefined {
  const [, kind, name = '', method = ''] = /^#\/(paths|webhooks)\/([^/]+)\/([^/]+)$/.exec(ref) ?? [];
  if (kind === undefined) return undefined;
  const place = decodeURIComponent(name).replace(/~1/g, '/').replace(/~0/g, '~');
  return operationKey(kind === 'paths' ? {path: place, method} : {webhook: place, method});
}
