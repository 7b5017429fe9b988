import type {Api} from '../api';
import {Refusal} from '../state/refusal';
import type {Caller} from '../state/records';

/** Reads a header, whose name is in lower case. */
export type Headers = (name: string) => string | undefined;

/**
 * @param header - of the request
 * @param accountHeader - names the account for which a platform acts
 * @returns who makes a request: every key that is well formed is one of the sandbox's account
 * @throws Refusal if there is no key, or it isn't one
 */
export function callerOf(api: Api, header: Headers, accountHeader: string): Caller {
  const [, key = ''] = /^Bearer +(\S+)$/.exec(header('authorization') ?? '') ?? [];
  if (key === '')
    throw new Refusal('missing_api_key', 'The request has no Authorization header. Send "Bearer" and your API key.');
  return {...ownerOf(api, key, header(accountHeader.toLowerCase())), trace: traceOf(header)};
}

/** @returns the account and the mode of an API key */
export function ownerOf({account, store}: Api, key: string, accountId = account.id): Omit<Caller, 'trace'> {
  const [, mode] = /^key_(test|live)_\w+$/.exec(key) ?? [];
  if (mode === undefined)
    throw new Refusal('invalid_api_key', "The API key in the Authorization header doesn't exist.");
  if (key.endsWith('_revoked'))
    throw new Refusal('revoked_api_key', 'The API key was revoked. Use a key that is active.');
  if (accountId !== account.id && !store.accounts.has(accountId))
    throw new Refusal('account_not_allowed', `The API key has no access to the account ${accountId}.`);
  return {accountId, livemode: mode === 'live'};
}

function traceOf(header: Headers): Record<string, unknown> {
  const userAgent = header('user-agent')?.slice(0, 512) ?? null;
  const [, source = null, sourceVersion = null] = /^([^/\s]{1,64})(?:\/(\S{1,32}))?/.exec(userAgent ?? '') ?? [];
  const none = {country: null, lang: null, deviceModel: null, browser: null, browserVersion: null, os: null};
  return {
    ip: '127.0.0.1',
    userAgent,
    ...none,
    deviceType: userAgent === null ? null : 'UNKNOWN',
    browserAccept: header('accept')?.slice(0, 512) ?? null,
    osVersion: null,
    source,
    sourceVersion,
    userId: null,
    userEmail: null,
  };
}
