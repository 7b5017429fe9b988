import {nearest} from '@paydocs/core/nearest';
import {HOLE} from '../rest/api';
import type {Context, RestContext} from './context';

/** @returns the path below the server of an address of the REST API */
export function pathOf({rest}: Pick<RestContext, 'rest'>, url: string): string | undefined {
  if (url.startsWith('/')) return url;
  // A program adds a path that nobody knows yet.
  if (rest.servers.some((each) => url.startsWith(each + HOLE))) return '';
  const server = rest.servers.find((each) => url === each || url.startsWith(`${each}/`) || url.startsWith(`${each}?`));
  return server === undefined ? undefined : url.slice(server.length);
}

/** @returns what is wrong with an address that goes to a host of ours, but to none of the APIs */
export function almostOurs({rest, graphqlUrl, hosts}: Context, url: string): string | undefined {
  const host = /^https?:\/\/([^/?#]+)/.exec(url)?.[1];
  if (host === undefined) return undefined;
  for (const known of [...rest.servers, graphqlUrl]) {
    const wanted = new URL(known).host;
    if (host === wanted || (!hosts.includes(host) && nearest(host, [wanted]) !== undefined)) {
      return `${url.slice(0, 80)} isn't an API URL. API URLs start with ${known}.`;
    }
  }
  return undefined;
}
