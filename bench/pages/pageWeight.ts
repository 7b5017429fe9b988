import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type {Browser} from '@playwright/test';

/** Weight of a page on a first visit: bytes of each file type after Brotli compression, and numbers of requests and elements. */
export interface PageWeight {
  html: number;
  js: number;
  css: number;
  fonts: number;
  images: number;
  requests: number;
  /** URLs of other hosts that were requested; without sizes. */
  thirdParties: string[];
  /** Number of elements in the document once it has settled. */
  elements: number;
  /** Files that were loaded, the heaviest first. */
  files: {name: string; size: number}[];
}

/** Time without new requests after which a page counts as loaded, in milliseconds. */
const QUIET_MS = 500;

const cachedSizes = new Map<string, number>();

function brotliSize(file: string): number {
  const cachedSize = cachedSizes.get(file);
  if (cachedSize !== undefined) {
    return cachedSize;
  }
  const size = zlib.brotliCompressSync(fs.readFileSync(file)).length;
  cachedSizes.set(file, size);
  return size;
}

/**
 * Weighs a page of a built site in a browser whose reader saves data, so that nothing is prefetched for other pages.
 *
 * @param browser - a running browser
 * @param origin - origin of the served site, without a trailing slash
 * @param build - path of the folder with the same site
 * @param route - route path of the page, with a slash at both ends
 * @param options - `weighsHtml`: whether the HTML counts, too. Each page's HTML has to be compressed, which takes a
 *   third of a second; other files are shared by many pages
 * @returns the weight of the page
 */
export async function weighPage(
  browser: Browser,
  origin: string,
  build: string,
  route: string,
  {weighsHtml = true} = {},
): Promise<PageWeight> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  const files = new Set<string>();
  const thirdParties = new Set<string>();
  let lastRequestMs = Date.now();
  page.on('request', (request) => {
    lastRequestMs = Date.now();
    const {origin: host, pathname} = new URL(request.url());
    if (host === origin) files.add(path.join(build, pathname.endsWith('/') ? `${pathname}index.html` : pathname));
    else if (request.url().startsWith('http')) thirdParties.add(request.url());
  });
  await page.goto(`${origin}${route}`);
  while (Date.now() - lastRequestMs < QUIET_MS) await page.waitForTimeout(QUIET_MS / 5);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  await context.close();
  const weighedFiles = [...files].filter((file) => weighsHtml || !file.endsWith('.html'));
  const loaded = weighedFiles.map((file) => ({name: path.relative(build, file), size: brotliSize(file)}));
  const sum = (extension: RegExp): number =>
    loaded.filter(({name}) => extension.test(name)).reduce((total, {size}) => total + size, 0);
  loaded.sort((one, other) => other.size - one.size);
  return {
    html: sum(/\.html$/),
    js: sum(/\.js$/),
    css: sum(/\.css$/),
    fonts: sum(/\.(?:woff2?|ttf|otf)$/),
    images: sum(/\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/),
    requests: files.size + thirdParties.size,
    thirdParties: [...thirdParties],
    elements,
    files: loaded,
  };
}
