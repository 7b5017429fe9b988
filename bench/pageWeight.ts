import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

/** What a page's HTML names, compressed with brotli as a good host serves it. Sizes in bytes. */
export interface PageWeight {
  html: number;
  js: number;
  css: number;
  /** The page itself, its scripts and its style sheets. */
  requests: number;
}

const sizes = new Map<string, number>();

function brotliSize(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) {
    return known;
  }
  const size = zlib.brotliCompressSync(fs.readFileSync(file)).length;
  sizes.set(file, size);
  return size;
}

/**
 * Weighs what a browser loads for a page on a first visit, without prefetching.
 *
 * @param build - folder of a built site, served at `/`
 * @param route - address of a page, with a slash at both ends
 * @returns compressed sizes in bytes
 */
export function weighPage(build: string, route: string): PageWeight {
  const file = path.join(build, route, 'index.html');
  const html = fs.readFileSync(file, 'utf8');
  const named = (pattern: RegExp): string[] => [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))];
  const scripts = named(/<script[^>]+src="?(\/[^">\s]+\.js)/g);
  const styles = named(/<link[^>]+href="?(\/[^">\s]+\.css)/g);
  const sum = (files: string[]): number => files.reduce((total, name) => total + brotliSize(path.join(build, name)), 0);
  return {html: brotliSize(file), js: sum(scripts), css: sum(styles), requests: 1 + scripts.length + styles.length};
}
