/** Reads properties of the API that integrations depend on from the OpenAPI document. */
import fs from 'node:fs';
import {deref, forEachOperation, getWebhooks, type OpenApiDocument} from '@paydocs/specs';
import {getErrorCatalog} from '@paydocs/specs/read';

/** Properties of an API that integrations depend on. */
export interface ApiFeatures {
  /** Name of the header that makes a request safe to retry. */
  idempotency?: string;
  /** Name of the header with the signature of an event. */
  signature?: string;
  hasEvents: boolean;
  /** True if the reference explains error codes, from `x-errors` in a schema. */
  hasErrorCodes: boolean;
}

/**
 * Reads the properties of an API that integrations depend on.
 *
 * @param file - path of a bundled OpenAPI document; if it doesn't exist, all properties are absent or false
 */
export function readApiFeatures(file: string): ApiFeatures {
  if (!fs.existsSync(file)) return {hasEvents: false, hasErrorCodes: false};
  const document = JSON.parse(fs.readFileSync(file, 'utf8')) as OpenApiDocument;
  const requestHeaders: string[] = [];
  const eventHeaders: string[] = [];
  forEachOperation(document, (operation, item, place) => {
    const headers = 'path' in place ? requestHeaders : eventHeaders;
    for (const parameter of [...(item.parameters ?? []), ...(operation.parameters ?? [])]) {
      const {in: location, name} = deref(document, parameter);
      if (location === 'header') headers.push(name);
    }
  });
  const idempotency = requestHeaders.find((name) => /^(?:x-)?idempotency-key$/i.test(name));
  const signature = eventHeaders.find((name) => /signature/i.test(name));
  return {
    ...(idempotency !== undefined && {idempotency}),
    ...(signature !== undefined && {signature}),
    hasEvents: Object.keys(getWebhooks(document)).length > 0,
    hasErrorCodes: Object.keys(getErrorCatalog(document)).length > 0,
  };
}
