import {METHODS} from './document';
import type {OpenApiDocument, Server} from './document';

/**
 * Resolves the URLs of servers to absolute URLs, as samples require. Without servers, the API is at `apiUrl`.
 *
 * @param document - bundled document; it is changed in place
 * @param apiUrl - absolute URL of the API
 * @returns the same document
 */
export function resolveServerUrls(document: OpenApiDocument, apiUrl: string): OpenApiDocument {
  if (!document.servers?.length) document.servers = [{url: apiUrl}];
  const items = Object.values(document.paths ?? {});
  const serverOwners = [
    document,
    ...items,
    ...items.flatMap((item) => METHODS.flatMap((method) => item[method] ?? [])),
  ];
  for (const serverOwner of serverOwners) {
    // Ignore empty lists, and use the servers of the document.
    if (serverOwner.servers?.length === 0) delete serverOwner.servers;
    serverOwner.servers = serverOwner.servers?.map((server: Server) => ({
      ...server,
      url: toAbsoluteUrl(server.url, apiUrl),
    }));
  }
  return document;
}

/** Preserves the braces of variables, which `URL` would encode. */
function toAbsoluteUrl(url: string, apiUrl: string): string {
  if (/^(?:[a-z][\w+.-]*:|\{)/i.test(url)) return url;
  const {protocol, origin} = new URL(apiUrl);
  if (url.startsWith('//')) return `${protocol}${url}`;
  if (url === '' || url === '/' || url === '.') return apiUrl;
  return url.startsWith('/') ? `${origin}${url}` : `${apiUrl.replace(/\/+$/, '')}/${url.replace(/^\.\//, '')}`;
}
