import fs from 'node:fs';
import {createRestApi} from '@paydocs/contract';
import {getJsonMediaType, resolveReference, type OpenApiDocument, type Operation} from '@paydocs/contract/document';
import {getBrandTokens, type Brand} from '@paydocs/core';
import type {MockServers} from './mock';

/** Test harness of samples: the mock, and values of the brand and the specification. */
export interface Harness {
  mock: MockServers;
  /** Prefix of the environment variables' names. */
  variablePrefix: string;
  /** Name of the header with the signature of an event. */
  signatureHeader: string | undefined;
  /** Returns the specification's example of an event type, as JSON; `undefined` if there's none. */
  getEvent(type: string): string | undefined;
}

/**
 * Creates the test harness, without the mock API. Warns if webhooks don't document the signature header.
 *
 * @param brand - validated brand
 * @param openapi - path of the bundled OpenAPI document
 */
export function createHarness(brand: Brand, openapi: string): Omit<Harness, 'mock'> {
  const {document, webhooks} = createRestApi(JSON.parse(fs.readFileSync(openapi, 'utf8')) as OpenApiDocument);
  const tokens = getBrandTokens(brand);
  const signatureHeader = `${tokens['product.pascal']}-Signature`;
  const isKnown = isHeaderDocumented(signatureHeader, document, webhooks);
  if (!isKnown)
    console.warn(
      `No webhook in the specification has the header ${signatureHeader}, so the check starts the servers in the guides but sends them no events.`,
    );
  return {
    variablePrefix: tokens['product.constant'] ?? '',
    signatureHeader: isKnown ? signatureHeader : undefined,
    getEvent(type) {
      const operation = webhooks.get(type);
      const body = operation?.requestBody && resolveReference(document, operation.requestBody);
      const [example] = Object.values(getJsonMediaType(body?.content)?.examples ?? {});
      return example && JSON.stringify(resolveReference(document, example)?.value);
    },
  };
}

/** Checks whether a webhook documents a header. Returns `true` if no webhook documents any header. */
function isHeaderDocumented(
  header: string,
  document: OpenApiDocument,
  webhooks: ReadonlyMap<string, Operation>,
): boolean {
  const parameters = [...webhooks.values()].flatMap(({parameters = []}) => parameters);
  const headers = parameters.map((each) => resolveReference(document, each)).filter((each) => each?.in === 'header');
  return headers.length === 0 || headers.some((each) => each?.name === header);
}
