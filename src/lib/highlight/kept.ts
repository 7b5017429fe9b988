import fs from 'node:fs';
import path from 'node:path';
import {keepHighlights} from './highlight';

interface KeptFile {
  version: string;
  highlights: Record<string, string>;
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
  const used = keepHighlights(new Map(Object.entries(read(file, version))));
  try {
    return await work();
  } finally {
    keepHighlights(undefined);
    const kept: KeptFile = {version, highlights: Object.fromEntries(used)};
    const draft = `${file}.${process.pid}`;
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(draft, JSON.stringify(kept));
    fs.renameSync(draft, file);
  }
}

function read(file: string, version: string): Record<string, string> {
  try {
    const kept = JSON.parse(fs.readFileSync(file, 'utf8')) as KeptFile;
    return kept.version === version ? kept.highlights : {};
  } catch {
    return {}; // absent or cut short: highlight anew
  }
}
