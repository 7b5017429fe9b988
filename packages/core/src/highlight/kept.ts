import fs from 'node:fs';
import path from 'node:path';

interface KeptFile {
  version: string;
  highlights: Record<string, string>;
}

/** HTML of earlier runs, and what was asked for since, by language and code. */
let known: Record<string, string> = {};
let used: Record<string, string> | undefined;

/**
 * @param key - language and code
 * @param highlight - makes the HTML if it is not kept
 * @returns the HTML
 */
export function keptOr(key: string, highlight: () => string): string {
  const html = known[key] ?? used?.[key] ?? highlight();
  if (used) used[key] = html;
  return html;
}

/**
 * Lets work that highlights much code take over what an earlier run highlighted.
 *
 * @param file - where highlighted code is kept between runs
 * @param version - changes when the highlighter would give other HTML: what was kept is then dropped
 * @param work - what calls `highlight`
 * @returns what `work` returns; only what it asked for is kept, so that the file does not grow
 */
export async function withKeptHighlights<T>(file: string, version: string, work: () => Promise<T>): Promise<T> {
  const kept = read(file);
  known = kept?.version === version ? kept.highlights : {};
  used = {};
  try {
    return await work();
  } finally {
    const draft = `${file}.${process.pid}`;
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(draft, JSON.stringify({version, highlights: used} satisfies KeptFile));
    fs.renameSync(draft, file);
    known = {};
    used = undefined;
  }
}

/**
 * Lets this process take over what another one highlighted a moment ago, with the same highlighter: what the
 * generation leaves is made anew when that changes.
 *
 * @param file - what {@link withKeptHighlights} left; nothing is taken over if there is none
 */
export function takeOverHighlights(file: string): void {
  known = read(file)?.highlights ?? {};
}

/** @returns nothing if the file is absent or was cut short: all is highlighted anew */
function read(file: string): KeptFile | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as KeptFile;
  } catch {
    return undefined;
  }
}
