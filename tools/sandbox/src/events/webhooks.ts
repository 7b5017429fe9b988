import {randomBytes} from 'node:crypto';
import type {Api} from '../api';
import {generateId} from '../state/ids';
import {ApiError, createInvalidFieldError} from '../state/apiError';
import type {Body, Owner, Webhook} from '../state/records';

/** Maximum number of an account's webhooks in each mode. */
const MAX_WEBHOOKS = 20;

/** A webhook in a response. `signingSecret` is `null` unless the secret is new. */
type WebhookResponse = Omit<Webhook, 'signingSecret'> & {signingSecret: string | null};

/** Creates a webhook. Returns it with its signing secret. */
export function createWebhook({store, clock}: Api, {accountId, livemode}: Owner, body: Body): WebhookResponse {
  const {url, events, name, enabled} = validateFields(body);
  if (store.list(store.webhooks, {accountId, livemode}).length >= MAX_WEBHOOKS)
    throw new ApiError(
      'invalid_request',
      `The account has ${MAX_WEBHOOKS} webhooks in this mode, which is the maximum.`,
    );
  const now = clock.now();
  const webhook: Webhook = {
    id: generateId('whk'),
    accountId,
    name: name ?? null,
    url: url ?? '',
    events: events ?? [],
    enabled: enabled ?? true,
    signingSecret: createSecret(),
    lastCallbackStatus: null,
    lastHttpStatus: null,
    lastCallbackAt: null,
    livemode,
    createdAt: now,
    updatedAt: now,
  };
  store.webhooks.set(webhook.id, webhook);
  return {...webhook};
}

/** Updates a webhook. With `rotateSigningSecret`, replaces its signing secret, and returns the new one. */
export function updateWebhook(api: Api, owner: Owner, body: Body): WebhookResponse {
  const webhook = getWebhook(api, owner, String(body.id));
  Object.assign(webhook, validateFields(body), {updatedAt: api.clock.now()});
  if (body.rotateSigningSecret !== true) return hideSecret(webhook);
  webhook.signingSecret = createSecret();
  return {...webhook};
}

/**
 * Deletes a webhook. Its pending deliveries fail.
 *
 * @returns the deleted webhook without its signing secret
 * @throws ApiError if the account has no such webhook
 */
export function deleteWebhook(api: Api, owner: Owner, id: string): WebhookResponse {
  const webhook = getWebhook(api, owner, id);
  api.store.webhooks.delete(id);
  return hideSecret(webhook);
}

export const hideSecret = (webhook: Webhook): WebhookResponse => ({...webhook, signingSecret: null});

function getWebhook({store}: Api, owner: Owner, id: string): Webhook {
  const found = store.find(store.webhooks, owner, id);
  if (!found) throw new ApiError('resource_not_found', `There is no webhook ${id} in this account and mode.`);
  return found;
}

function validateFields(body: Body): Partial<Pick<Webhook, 'url' | 'events' | 'name' | 'enabled'>> {
  const {url, events, name, enabled} = body as Partial<Webhook>;
  if (url != null && (!/^https:\/\//.test(url) || url.length > 2048 || !URL.canParse(url)))
    throw createInvalidFieldError('url', "The URL must start with https:// and can't be longer than 2,048 characters.");
  if (events?.length === 0) throw createInvalidFieldError('events', 'Choose at least one event type.');
  return {
    ...(url != null && {url}),
    ...(events != null && {events}),
    ...(name !== undefined && {name}),
    ...(enabled != null && {enabled}),
  };
}

const createSecret = (): string => `whsec_${randomBytes(12).toString('hex')}`;
