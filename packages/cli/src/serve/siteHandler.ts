import fs from 'node:fs';
import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import path from 'node:path';
import {
  getCacheControl,
  selectEncoding,
  isHiddenPath,
  findRedirectTarget,
  getNotFoundPagePath,
  decodePath,
  getContentType,
  getVaryHeader,
  isMarkdownPreferred,
} from '../hosting/rules/responses';
import type {HostingRules} from '../hosting/rules/types';
import send from 'send';

/** A file to send, which may be the compressed form of the requested file. */
interface SentFile {
  path: string;
  type: string;
  encoding: string | undefined;
  /** Value of the `Vary` header; `undefined` if the response doesn't depend on request headers. */
  varies: string | undefined;
}

/**
 * Creates a request listener that serves the site as nginx does with the configuration of the build. Looks up files for
 * each request, because the site may be rebuilt while the server is running.
 *
 * @param folder - path of the built site
 * @param hosting - rules for serving the site
 * @returns the request listener of an HTTP server
 */
export function createSiteHandler(folder: string, hosting: HostingRules): RequestListener {
  const {baseUrl, headers} = hosting;
  return (request, response) => {
    for (const {name, value} of headers) response.setHeader(name, value);
    const [urlPath = '', query] = removeOrigin(request.url ?? '').split(/\?(.*)/s);
    const requested = decodePath(urlPath);
    const sendText = (status: number, text: string): void => {
      response.setHeader('cache-control', getCacheControl(hosting, status, requested ?? ''));
      response.writeHead(status, {'content-type': 'text/plain; charset=utf-8'}).end(`${text}\n`);
    };
    const redirect = (target: string): void => {
      const [to = '', hash] = target.split('#');
      const search = query === undefined || query === '' ? '' : `?${query}`;
      response.setHeader('location', `${to}${search}${hash === undefined ? '' : `#${hash}`}`);
      sendText(301, 'Moved permanently');
    };
    const sendNotFound = (): void => {
      const page = path.join(folder, getNotFoundPagePath(hosting, requested ?? '').slice(baseUrl.length));
      if (!isFile(page)) return sendText(404, 'Not found');
      // The same page is the response to many URLs, so ranges and conditional requests don't apply.
      for (const name of ['range', 'if-none-match', 'if-modified-since'] as const) delete request.headers[name];
      response.statusCode = 404;
      sendFile(
        request,
        response,
        selectRepresentation(page, request, getVaryHeader(hosting, false)),
        getCacheControl(hosting, 404, ''),
      );
    };

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return sendText(405, 'Method not allowed');
    }
    if (requested === undefined) return sendText(400, 'Bad request: the URL is malformed');
    if (isHiddenPath(requested)) return sendNotFound();
    const moved = findRedirectTarget(hosting, requested);
    if (moved !== undefined) return redirect(encodeURI(moved));
    if (!requested.startsWith(baseUrl))
      return `${requested}/` === baseUrl || requested === '/' ? redirect(baseUrl) : sendNotFound();

    const file = path.join(folder, requested.slice(baseUrl.length));
    const page = path.join(file, 'index.html');
    const markdown = path.join(file, 'index.md');
    if (!requested.endsWith('/') && isFile(page)) return redirect(`${urlPath}/`);
    const isPage = requested.endsWith('/');
    const prefersMarkdown =
      isPage && hosting.hasMarkdown && isMarkdownPreferred(request.headers.accept) && isFile(markdown);
    const found = prefersMarkdown ? markdown : isPage ? page : file;
    if (!isFile(found)) return sendNotFound();
    const varies = getVaryHeader(hosting, isPage || file.endsWith('.md'));
    sendFile(request, response, selectRepresentation(found, request, varies), getCacheControl(hosting, 200, requested));
  };
}

/** Removes the origin from a request target, which may be a full URL (RFC 9112, absolute form). */
const removeOrigin = (target: string): string => target.replace(/^https?:\/\/[^/?]*/i, '');

// A URL may contain any path, even one that the system can't look up. `existsSync` doesn't throw then.
const isFile = (file: string): boolean => fs.existsSync(file) && fs.statSync(file).isFile();

function selectRepresentation(file: string, request: IncomingMessage, vary: string): SentFile {
  const {type, isText} = getContentType(file);
  // Ranges refer to the file itself, not to its compressed form.
  const isWhole = request.headers.range === undefined;
  const accepted = isText && isWhole ? selectEncoding(String(request.headers['accept-encoding'] ?? '')) : undefined;
  const varies = isText ? vary : undefined;
  const compressed = `${file}${accepted?.suffix}`;
  return accepted && isFile(compressed)
    ? {path: compressed, type, encoding: accepted.encoding, varies}
    : {path: file, type, encoding: undefined, varies};
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: SentFile, caching: string): void {
  const {mtimeMs, size} = fs.statSync(file.path);
  response.setHeader('cache-control', caching);
  response.setHeader('content-type', file.type);
  response.setHeader('etag', `"${Math.floor(mtimeMs / 1000).toString(16)}-${size.toString(16)}"`);
  if (file.varies !== undefined) response.setHeader('vary', file.varies);
  if (file.encoding !== undefined) response.setHeader('content-encoding', file.encoding);
  const options = {root: path.dirname(file.path), cacheControl: false, dotfiles: 'allow'} as const;
  send(request, encodeURIComponent(path.basename(file.path)), options)
    .on('error', ({status}: {status: number}) => {
      response.removeHeader('content-encoding');
      response.writeHead(status, {'content-type': 'text/plain; charset=utf-8'}).end();
    })
    .pipe(response);
}
