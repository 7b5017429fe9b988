import type {Api} from '../api';
import {ApiError} from '../state/apiError';
import type {Caller} from '../state/records';

/** A function that returns the value of a header, by lowercase name. */
type HeaderGetter = (name: string) => string | undefined;

/**
 * Authenticates a request. All well-formed API keys belong to the sandbox's account.
 *
 * @param api - the sandbox
 * @param getHeader - returns the value of a request header, by lowercase name
 * @param accountHeader - name of the header with the account on whose behalf a platform acts
 * @throws ApiError if the API key is missing or invalid
 */
export function authenticateCaller(api: Api, getHeader: HeaderGetter, accountHeader: string): Caller {
  const [, key = ''] = /^Bearer +(\S+)$/.exec(getHeader('authorization') ?? '') ?? [];
  if (key === '')
    throw new ApiError('missing_api_key', 'The request has no Authorization header. Send "Bearer" and your API key.');
  return {...getOwner(api, key, getHeader(accountHeader.toLowerCase())), trace: createTrace(getHeader)};
}

/**
 * Returns the account and the mode of an API key. `accountId` selects another account on whose behalf the key can act.
 * Throws an `ApiError` if the key is invalid or has no access to the account.
 */
export function getOwner({account, store}: Api, key: string, accountId = account.id): Omit<Caller, 'trace'> {
  const [, mode] = /^key_(test|live)_\w+$/.exec(key) ?? [];
  if (mode === undefined)
    throw new ApiError('invalid_api_key', "The API key in the Authorization header doesn't exist.");
  if (key.endsWith('_revoked'))
    throw new ApiError('revoked_api_key', 'The API key was revoked. Use a key that is active.');
  if (accountId !== account.id && !store.accounts.has(accountId))
    throw new ApiError('account_not_allowed', `The API key has no access to the account ${accountId}.`);
  return {accountId, livemode: mode === 'live'};
}

function createTrace(getHeader: HeaderGetter): Record<string, unknown> {
  const userAgent = getHeader('user-agent')?.slice(0, 512) ?? null;
  const [, source = null, sourceVersion = null] = /^([^/\s]{1,64})(?:\/(\S{1,32}))?/.exec(userAgent ?? '') ?? [];
  const unknownDetails = {country: null, lang: null, deviceModel: null, browser: null, browserVersion: null, os: null};
  return {
    ip: '127.0.0.1',
    userAgent,
    ...unknownDetails,
    deviceType: userAgent === null ? null : 'UNKNOWN',
    browserAccept: getHeader('accept')?.slice(0, 512) ?? null,
    osVersion: null,
    source,
    sourceVersion,
    userId: null,
    userEmail: null,
  };
}
