import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** A file that browsers load, with its content. */
export interface Asset {
  /** Without hash: `names-rest.json`. */
  name: string;
  content: string;
}

/**
 * Writes files under names that hold a hash of their content, and removes those of another content.
 *
 * @param assets - what to write
 * @param folder - where to, from which the site is served
 * @param below - folder inside of it
 * @returns by name without hash: the path from `folder`, with forward slashes
 */
export function writeAssets(assets: readonly Asset[], folder: string, below: string): Record<string, string> {
  const target = path.join(folder, below);
  fs.mkdirSync(target, {recursive: true});
  const written = assets.map(({name, content}) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const {name: stem, ext} = path.parse(name);
    const file = `${stem}.${hash}${ext}`;
    // A file of this name has this content.
    if (!fs.existsSync(path.join(target, file))) replaceFile(path.join(target, file), content);
    return [name, file] as const;
  });
  const kept = new Set(written.map(([, file]) => file));
  for (const file of fs.readdirSync(target)) {
    if (!kept.has(file)) fs.rmSync(path.join(target, file));
  }
  return Object.fromEntries(written.map(([name, file]) => [name, `${below}/${file}`]));
}

/**
 * Writes a file as a whole: who reads it meanwhile has the one before or this one.
 *
 * @param file - its path
 * @param content - its content
 */
export function replaceFile(file: string, content: string): void {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, content);
  fs.renameSync(draft, file);
}
