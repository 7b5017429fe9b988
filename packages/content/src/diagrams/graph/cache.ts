import fs from 'node:fs';

/** SVG by Mermaid source. A diagram is rendered once for the check and reused for the page. */
let cache: Record<string, string> = {};

/** @returns the cached SVG for the code, or else the result of `render`, which is then cached */
export async function getCachedSvg(code: string, render: () => Promise<string>): Promise<string> {
  return (cache[code] ??= await render());
}

/**
 * Writes the rendered diagrams to a file, for a later process.
 *
 * @param file - path of the file, which is overwritten
 */
export function writeDiagramCache(file: string): void {
  fs.writeFileSync(file, JSON.stringify(cache));
}

/**
 * Reads the diagrams that an earlier process rendered.
 *
 * @param file - path of the file from {@link writeDiagramCache}; the cache is empty if the file is missing or truncated
 */
export function readDiagramCache(file: string): void {
  try {
    cache = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    cache = {}; // missing or truncated: render all diagrams again
  }
}
