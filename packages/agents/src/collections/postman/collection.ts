import type {OpenApiDocument} from '@paydocs/specs';
import {convertToPostman} from './convert';
import {createExampleResponses, getExampleBodies, addBody} from './examples';
import type {SourceOperation} from './simplify';
import {
  toDescription,
  randomizeIdempotencyKey,
  createStableId,
  normalizeHeaders,
  normalizeAuth,
  normalizeUrl,
  collectVariables,
} from './tidy';
import type {PostmanCollection, PostmanItem, PostmanRequest} from './types';

/** Collection variable for the URL of the reader's own server. */
const WEBHOOK_URL_VARIABLE = '{{webhookUrl}}';

/**
 * Creates a Postman collection with a request for each operation and webhook, and with all examples of the OpenAPI
 * document. The output is deterministic.
 *
 * @param document - bundled OpenAPI document
 * @returns collection in format 2.1.0 (https://schema.postman.com/collection/json/v2.1.0/draft-07/docs/), or
 *   `undefined` if there are no requests
 * @throws Error if the converter can't read the document
 */
export async function createPostmanCollection(document: OpenApiDocument): Promise<PostmanCollection | undefined> {
  const {collection, findCall} = await convertToPostman(document);
  const names = new Map((document.tags ?? []).map((tag) => [tag.name, tag['x-displayName'] ?? tag.name]));
  const {auth} = normalizeAuth(collection.auth);
  const title = document.info.title.trim();

  const convertItem = (item: PostmanItem, folders: readonly string[]): PostmanItem[] => {
    if (item.item) {
      const name = names.get(item.name) ?? item.name;
      const items = item.item.flatMap((each) => convertItem(each, [...folders, name]));
      return items.length === 0
        ? []
        : [{id: createStableId(title, ...folders, name), name, ...toDescription(item.description), item: items}];
    }
    const call = findCall(item.name);
    if (!item.request || !call) return [];
    const {operation, title: name, isWebhook} = call;
    const request = normalizeRequest(item.request, call);
    const id = createStableId(title, ...folders, name, request.method, request.url.raw ?? '');
    const responses = createExampleResponses(document, operation, request).map((response, index) => ({
      id: createStableId(id, String(index), response.name),
      ...response,
    }));
    const isOpen = isWebhook || operation.security?.length === 0;
    const requestAuth = isOpen ? {auth: {type: 'noauth'}} : normalizeAuth(item.request.auth, auth);
    const requestWithBody = addBody(request, getExampleBodies(document, operation)[0]);
    const header = (requestWithBody.header ?? []).map(randomizeIdempotencyKey);
    return [{id, name, request: {...requestWithBody, header, ...requestAuth}, response: responses}];
  };

  const item = collection.item.flatMap((each) => convertItem(each, []));
  if (item.length === 0) return undefined;
  const {schema, description} = collection.info;
  const converted: PostmanCollection = {
    info: {_postman_id: createStableId(title), name: title || 'API', schema, ...toDescription(description)},
    item,
    ...(auth && {auth}),
  };
  return {...converted, variable: collectVariables({...converted, variable: collection.variable ?? []})};
}

function normalizeRequest(
  {method, url, header = [], description}: PostmanRequest,
  {isWebhook}: SourceOperation,
): PostmanRequest {
  return {
    method,
    header: normalizeHeaders(header),
    url: isWebhook ? {raw: WEBHOOK_URL_VARIABLE, host: [WEBHOOK_URL_VARIABLE]} : normalizeUrl(url),
    ...toDescription(description),
  };
}
