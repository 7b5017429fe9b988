import fs from 'node:fs';
import type {RequestListener} from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/**
 * Answers with files of the site; a page without its slash leads to the one with it, as on static hosts.
 *
 * @param folder - folder of the built site
 * @param base - path below which it is served, with a slash at both ends
 * @returns the listener of a server
 */
export function siteHandler(folder: string, base: string): RequestListener {
  // Each file is looked up when it is asked for: the site may be built anew meanwhile.
  const serveFile = sirv(folder, {
    dev: true,
    etag: true,
    // What has a hash in its name stays as it is; the rest is kept as briefly as a visit takes.
    setHeaders: (response, file) => {
      const caching = file.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'max-age=60';
      response.setHeader('cache-control', `public, ${caching}`);
    },
  });
  return (request, response) => {
    const [address = '', query] = (request.url ?? '').split('?');
    const redirect = (target: string): void => {
      response.writeHead(302, {location: query === undefined ? target : `${target}?${query}`}).end();
    };
    const answer = (status: number, kind: 'html' | 'plain', body: string | Buffer): void => {
      response.writeHead(status, {'content-type': `text/${kind}; charset=utf-8`}).end(body);
    };
    const missing = (): void => {
      fs.readFile(path.join(folder, '404.html'), (error, page) =>
        error ? answer(404, 'plain', 'Not found\n') : answer(404, 'html', page),
      );
    };
    const decoded = decode(address);
    if (decoded === undefined) return answer(400, 'plain', 'Bad request: the URL is malformed\n');
    // In a redirect, such a path would name another host; and a page that is found in spite of doubled slashes
    // would not know its own address.
    if (/^\/\\|\/\//.test(decoded)) return missing();
    if (!address.startsWith(base)) return redirect(base);
    if (!address.endsWith('/') && path.posix.extname(address) === '') return redirect(`${address}/`);
    if (isBackwards(request.headers.range)) delete request.headers.range;
    request.url = (request.url ?? '').slice(base.length - 1);
    serveFile(request, response, missing);
  };
}

/** @returns the path of a request without escapes; `undefined` if it is none, or leads out of the site */
function decode(address: string): string | undefined {
  try {
    const decoded = decodeURIComponent(address);
    const isPath = decoded.startsWith('/') && !decoded.includes('\0') && !decoded.split(/[/\\]/).includes('..');
    return isPath ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether a range ends before it begins: it counts for nothing, and sirv fails on it */
function isBackwards(range: string | undefined): boolean {
  const [, start, end] = /^bytes=(\d+)-(\d+)/.exec(range ?? '') ?? [];
  return Number(start) > Number(end);
}
