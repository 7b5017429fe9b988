import {METHODS} from './document';
import type {OpenApiDocument, Server} from './document';

/**
 * Resolves the server URLs of a document to absolute URLs, which samples require. A document without servers gets one
 * with `apiUrl`.
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
    // With an empty list, the servers of the document apply.
    if (serverOwner.servers?.length === 0) delete serverOwner.servers;
    serverOwner.servers = serverOwner.servers?.map((server: Server) => ({
      ...server,
      url: toAbsoluteUrl(server.url, apiUrl),
    }));
  }
  return document;
}

/** Resolves a server URL against `apiUrl`. `new URL` would encode the braces of variables. */
function toAbsoluteUrl(url: string, apiUrl: string): string {
  if (/^(?:[a-z][\w+.-]*:|\{)/i.test(url)) return url;
  const {protocol, origin} = new URL(apiUrl);
  if (url.startsWith('//')) return `${protocol}${url}`;
  if (url === '' || url === '/' || url === '.') return apiUrl;
  return url.startsWith('/') ? `${origin}${url}` : `${apiUrl.replace(/\/+$/, '')}/${url.replace(/^\.\//, '')}`;
}
