import fs from 'node:fs';

/** SVG by Mermaid source. The check renders each diagram, and the page reuses it. */
let cache: Record<string, string> = {};

/** Returns the cached SVG of a diagram. If there's none, calls `render` and caches its result. */
export async function getCachedSvg(code: string, render: () => Promise<string>): Promise<string> {
  return (cache[code] ??= await render());
}

/**
 * Writes the rendered diagrams to a JSON file, for a later process.
 *
 * @param file - path of the file, which is overwritten
 */
export function writeDiagramCache(file: string): void {
  fs.writeFileSync(file, JSON.stringify(cache));
}

/**
 * Replaces the cache with the diagrams that an earlier process rendered.
 *
 * @param file - path of the file from {@link writeDiagramCache}; if it's missing or truncated, the cache is emptied
 */
export function readDiagramCache(file: string): void {
  try {
    cache = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    cache = {}; // missing or truncated: render all diagrams again
  }
}
