import {findSuggestion} from '@paydocs/core';
import {PLACEHOLDER} from '../rest/api';
import type {Context, RestContext} from './context';

/** Returns the path of a REST API URL below its server; empty if a program adds an unknown path. */
export function getApiPath({rest}: Pick<RestContext, 'rest'>, url: string): string | undefined {
  if (url.startsWith('/')) return url;
  // A program adds a path that is unknown before it runs.
  if (rest.servers.some((each) => url.startsWith(each + PLACEHOLDER))) return '';
  const server = rest.servers.find((each) => url === each || url.startsWith(`${each}/`) || url.startsWith(`${each}?`));
  return server === undefined ? undefined : url.slice(server.length);
}

/** Returns a message if a URL has a host that is or resembles an API's, but matches none of the APIs. */
export function checkApiUrl({rest, graphqlUrl, hosts}: Context, url: string): string | undefined {
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
