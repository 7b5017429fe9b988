import {METHODS} from './document';
import type {OpenApiDocument, Server} from './document';

/**
 * Makes the addresses of servers absolute, as programs need them. Without servers, the API is at `apiUrl`.
 *
 * @param document - a bundled document; it is changed in place
 * @param apiUrl - where the API is, as an absolute address
 * @returns the same document
 */
export function withAbsoluteServers(document: OpenApiDocument, apiUrl: string): OpenApiDocument {
  if (!document.servers?.length) document.servers = [{url: apiUrl}];
  const items = Object.values(document.paths ?? {});
  const holders = [document, ...items, ...items.flatMap((item) => METHODS.flatMap((method) => item[method] ?? []))];
  for (const holder of holders) {
    // An empty list is no list: the servers of the whole document hold.
    if (holder.servers?.length === 0) delete holder.servers;
    holder.servers = holder.servers?.map((server: Server) => ({...server, url: absolute(server.url, apiUrl)}));
  }
  return document;
}

/** Braces of variables stay as they are, which `URL` would encode. */
function absolute(url: string, apiUrl: string): string {
  if (/^(?:[a-z][\w+.-]*:|\{)/i.test(url)) return url;
  const {protocol, origin} = new URL(apiUrl);
  if (url.startsWith('//')) return `${protocol}${url}`;
  if (url === '' || url === '/' || url === '.') return apiUrl;
  return url.startsWith('/') ? `${origin}${url}` : `${apiUrl.replace(/\/+$/, '')}/${url.replace(/^\.\//, '')}`;
}
