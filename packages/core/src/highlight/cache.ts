import fs from 'node:fs';
import path from 'node:path';

interface CacheFile {
  version: string;
  highlights: Record<string, string>;
}

/** HTML by language and code: from earlier runs (`cached`), and used in this run (`used`). */
let cached: Record<string, string> = {};
let used: Record<string, string> | undefined;

/**
 * Returns cached HTML, or highlights the code and caches it.
 *
 * @param key - language and code
 * @param highlight - creates the HTML if it isn't cached
 * @returns highlighted HTML
 */
export function getCachedHighlight(key: string, highlight: () => string): string {
  const html = cached[key] ?? used?.[key] ?? highlight();
  if (used) used[key] = html;
  return html;
}

/**
 * Runs work that highlights a lot of code, and reuses HTML from earlier runs.
 *
 * @param file - path of the cache file, which persists between runs
 * @param version - version of the highlighter's output; a different version invalidates the cache
 * @param work - function that calls `highlight`
 * @returns the return value of `work`; the cache keeps only the HTML that `work` used, so that the file doesn't grow
 */
export async function withHighlightCache<T>(file: string, version: string, work: () => Promise<T>): Promise<T> {
  const cache = readCache(file);
  cached = cache?.version === version ? cache.highlights : {};
  used = {};
  try {
    return await work();
  } finally {
    const temporaryFile = `${file}.${process.pid}`;
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(temporaryFile, JSON.stringify({version, highlights: used} satisfies CacheFile));
    fs.renameSync(temporaryFile, file);
    cached = {};
    used = undefined;
  }
}

/**
 * Loads HTML that another process has just highlighted. Doesn't check the version, because the generation invalidates
 * the cache when the highlighter changes.
 *
 * @param file - cache file that {@link withHighlightCache} wrote; loads nothing if it doesn't exist
 */
export function loadHighlightCache(file: string): void {
  cached = readCache(file)?.highlights ?? {};
}

/** Reads a cache file. Returns `undefined` if it's missing or truncated, so that everything is highlighted again. */
function readCache(file: string): CacheFile | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as CacheFile;
  } catch {
    return undefined;
  }
}
