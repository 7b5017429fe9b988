import type {OpenApiDocument} from '@paydocs/specs/openapi/document';
import {convert} from './convert';
import {answersOf, bodiesOf, withBody} from './examples';
import type {Call} from './lean';
import {described, fresh, idOf, sentHeaders, tidyAuth, tidyUrl, variablesOf} from './tidy';
import type {PostmanCollection, PostmanItem, PostmanRequest} from './types';

/** Where a reader's own server listens. */
const WEBHOOK_URL = '{{webhookUrl}}';

/**
 * A collection for Postman, and for clients that read its format: a request for each operation and webhook, with every
 * example of the description. The same description gives the same collection.
 *
 * @param document - a bundled description
 * @returns the collection, in version 2.1 of its format; undefined when there is nothing to send
 * @throws Error when the converter can't read the description
 */
export async function postmanCollection(document: OpenApiDocument): Promise<PostmanCollection | undefined> {
  const {collection, callOf} = await convert(document);
  const names = new Map((document.tags ?? []).map((tag) => [tag.name, tag['x-displayName'] ?? tag.name]));
  const {auth} = tidyAuth(collection.auth);
  const title = document.info.title.trim();

  const itemOf = (item: PostmanItem, folders: readonly string[]): PostmanItem[] => {
    if (item.item) {
      const name = names.get(item.name) ?? item.name;
      const items = item.item.flatMap((each) => itemOf(each, [...folders, name]));
      return items.length === 0
        ? []
        : [{id: idOf(title, ...folders, name), name, ...described(item.description), item: items}];
    }
    const call = callOf(item.name);
    if (!item.request || !call) return [];
    const {operation, title: name, isWebhook} = call;
    const request = requestOf(item.request, call);
    const id = idOf(title, ...folders, name, request.method, request.url.raw ?? '');
    const sent = answersOf(document, operation, request).map((answer, index) => ({
      id: idOf(id, String(index), answer.name),
      ...answer,
    }));
    const isOpen = isWebhook || operation.security?.length === 0;
    const own = isOpen ? {auth: {type: 'noauth'}} : tidyAuth(item.request.auth, auth);
    const full = withBody(request, bodiesOf(document, operation)[0]);
    const header = (full.header ?? []).map(fresh);
    return [{id, name, request: {...full, header, ...own}, response: sent}];
  };

  const item = collection.item.flatMap((each) => itemOf(each, []));
  if (item.length === 0) return undefined;
  const {schema, description} = collection.info;
  const made: PostmanCollection = {
    info: {_postman_id: idOf(title), name: title || 'API', schema, ...described(description)},
    item,
    ...(auth && {auth}),
  };
  return {...made, variable: variablesOf({...made, variable: collection.variable ?? []})};
}

function requestOf({method, url, header = [], description}: PostmanRequest, {isWebhook}: Call): PostmanRequest {
  return {
    method,
    header: sentHeaders(header),
    url: isWebhook ? {raw: WEBHOOK_URL, host: [WEBHOOK_URL]} : tidyUrl(url),
    ...described(description),
  };
}
