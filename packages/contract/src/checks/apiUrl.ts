import {findSuggestion} from '@paydocs/core';
import {VALUE_PLACEHOLDER} from '../rest/api';
import type {CheckContext, RestContext} from './context';

/**
 * Returns the path of a URL below a REST server: empty if a program adds an unknown path, `undefined` for other URLs.
 */
export function getApiPath({rest}: Pick<RestContext, 'rest'>, url: string): string | undefined {
  if (url.startsWith('/')) return url;
  // A program adds a path that is unknown before it runs.
  if (rest.servers.some((each) => url.startsWith(each + VALUE_PLACEHOLDER))) return '';
  const server = rest.servers.find((each) => url === each || url.startsWith(`${each}/`) || url.startsWith(`${each}?`));
  return server === undefined ? undefined : url.slice(server.length);
}

/**
 * Checks a URL that isn't an API URL. Returns a message if its host belongs to an API, or resembles a host that does.
 */
export function checkApiUrl({rest, graphqlUrl, hosts}: CheckContext, url: string): string | undefined {
  const host = /^https?:\/\/([^/?#]+)/.exec(url)?.[1];
  if (host === undefined) return undefined;
  for (const apiUrl of [...rest.servers, graphqlUrl]) {
    const apiHost = new URL(apiUrl).host;
    if (host === apiHost || (!hosts.includes(host) && findSuggestion(host, [apiHost]) !== undefined)) {
      return `${url.slice(0, 80)} isn't an API URL. API URLs start with ${apiUrl}.`;
    }
  }
  return undefined;
}
