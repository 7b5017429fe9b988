import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import zlib from 'node:zlib';
import {listFiles} from '@paydocs/core';
import sirv from 'sirv';

/**
 * Serves a built site as a host does: compressed with brotli if the browser accepts it.
 *
 * @param build - path of the site's folder; compressed copies are added to it
 * @param routes - routes of pages that will be requested; other pages are served as they are
 * @param work - function that needs the server; takes its origin, without a trailing slash
 * @returns the result of `work`
 * @throws Error if the site lacks one of the pages
 */
export async function withServer<T>(
  build: string,
  routes: readonly string[],
  work: (origin: string) => Promise<T>,
): Promise<T> {
  const pages = routes.map((route) => path.join(build, route, 'index.html'));
  const missing = routes.filter((_, index) => !fs.existsSync(pages[index] ?? ''));
  if (missing.length > 0) {
    throw new Error(`${build} has no page ${missing.join(', ')}. Correct the list in bench/pages/benchPages.ts.`);
  }
  const assets = listFiles(path.join(build, 'assets')).filter((file) => /\.(?:js|css|svg|json)$/.test(file));
  for (const file of [...pages, ...assets]) {
    fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(fs.readFileSync(file)));
  }
  const server = http.createServer(sirv(build, {brotli: true, etag: true}));
  await new Promise<void>((resolve) => server.listen(0, resolve));
  try {
    return await work(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
