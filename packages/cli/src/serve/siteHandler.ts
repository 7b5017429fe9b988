import fs from 'node:fs';
import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http';
import path from 'node:path';
import {
  cachingOf,
  encodingFor,
  isHidden,
  movedTo,
  notFoundPage,
  pathOf,
  typeOf,
  varyOf,
  wantsMarkdown,
} from '@paydocs/hosting/rules/answers';
import type {Hosting} from '@paydocs/hosting/rules/types';
import send from 'send';

/** A file as it is sent: it may be the compressed form of the one that was asked for. */
interface SentFile {
  path: string;
  type: string;
  encoding: string | undefined;
  /** What of a request decides the form that is sent, as the header `Vary` says it. */
  varies: string | undefined;
}

/**
 * Answers with files of the site as nginx does with the configuration of its build. Each file is looked up when it is asked
 * for: the site may be built anew meanwhile.
 *
 * @param folder - folder of the built site
 * @param hosting - how it is served
 * @returns the listener of a server
 */
export function siteHandler(folder: string, hosting: Hosting): RequestListener {
  const {baseUrl, headers} = hosting;
  return (request, response) => {
    for (const {name, value} of headers) response.setHeader(name, value);
    const [address = '', query] = withoutOrigin(request.url ?? '').split(/\?(.*)/s);
    const requested = pathOf(address);
    const answer = (status: number, text: string): void => {
      response.setHeader('cache-control', cachingOf(hosting, status, requested ?? ''));
      response.writeHead(status, {'content-type': 'text/plain; charset=utf-8'}).end(`${text}\n`);
    };
    const redirect = (target: string): void => {
      const [to = '', heading] = target.split('#');
      const search = query === undefined || query === '' ? '' : `?${query}`;
      response.setHeader('location', `${to}${search}${heading === undefined ? '' : `#${heading}`}`);
      answer(301, 'Moved permanently');
    };
    const missing = (): void => {
      const page = path.join(folder, notFoundPage(hosting, requested ?? '').slice(baseUrl.length));
      if (!isFile(page)) return answer(404, 'Not found');
      // It is another page each time that it is asked for: there are no parts of it, and no older form.
      for (const name of ['range', 'if-none-match', 'if-modified-since'] as const) delete request.headers[name];
      response.statusCode = 404;
      sendFile(request, response, formOf(page, request, varyOf(hosting, false)), cachingOf(hosting, 404, ''));
    };

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return answer(405, 'Method not allowed');
    }
    if (requested === undefined) return answer(400, 'Bad request: the URL is malformed');
    if (isHidden(requested)) return missing();
    const moved = movedTo(hosting, requested);
    if (moved !== undefined) return redirect(encodeURI(moved));
    if (!requested.startsWith(baseUrl))
      return `${requested}/` === baseUrl || requested === '/' ? redirect(baseUrl) : missing();

    const file = path.join(folder, requested.slice(baseUrl.length));
    const page = path.join(file, 'index.html');
    const markdown = path.join(file, 'index.md');
    if (!requested.endsWith('/') && isFile(page)) return redirect(`${address}/`);
    const isPage = requested.endsWith('/');
    const asksForMarkdown = isPage && hosting.hasMarkdown && wantsMarkdown(request.headers.accept) && isFile(markdown);
    const found = asksForMarkdown ? markdown : isPage ? page : file;
    if (!isFile(found)) return missing();
    const varies = varyOf(hosting, isPage || file.endsWith('.md'));
    sendFile(request, response, formOf(found, request, varies), cachingOf(hosting, 200, requested));
  };
}

/** A request may name the whole address (RFC 9112, absolute form). */
const withoutOrigin = (target: string): string => target.replace(/^https?:\/\/[^/?]*/i, '');

// An address may make anything of a path, also what the system refuses to look at.
const isFile = (file: string): boolean => fs.existsSync(file) && fs.statSync(file).isFile();

function formOf(file: string, request: IncomingMessage, vary: string): SentFile {
  const {type, isText} = typeOf(file);
  // Parts are those of the file itself.
  const isWhole = request.headers.range === undefined;
  const accepted = isText && isWhole ? encodingFor(String(request.headers['accept-encoding'] ?? '')) : undefined;
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
