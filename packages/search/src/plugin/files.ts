import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** A file that browsers load. */
export interface Asset {
  /** File name without the hash, such as `names-rest.json`. */
  name: string;
  content: string;
}

/**
 * Writes files with a content hash in their names, and removes all other files from the target folder.
 *
 * @param assets - files to write
 * @param folder - root folder of the served files
 * @param subfolder - path of the target folder, relative to `folder`
 * @returns the path of each file relative to `folder`, with forward slashes, by its name without the hash
 */
export function writeAssets(assets: readonly Asset[], folder: string, subfolder: string): Record<string, string> {
  const target = path.join(folder, subfolder);
  fs.mkdirSync(target, {recursive: true});
  const written = assets.map(({name, content}) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const {name: stem, ext} = path.parse(name);
    const file = `${stem}.${hash}${ext}`;
    // An existing file with this name already has this content.
    if (!fs.existsSync(path.join(target, file))) replaceFile(path.join(target, file), content);
    return [name, file] as const;
  });
  const fileNames = new Set(written.map(([, file]) => file));
  for (const file of fs.readdirSync(target)) {
    if (!fileNames.has(file)) fs.rmSync(path.join(target, file));
  }
  return Object.fromEntries(written.map(([name, file]) => [name, `${subfolder}/${file}`]));
}

/**
 * Replaces a file atomically, so that a concurrent reader gets either the old or the new content.
 *
 * @param file - path of the file, whose folder must exist
 * @param content - new content
 */
export function replaceFile(file: string, content: string): void {
  const temporaryFile = `${file}.${process.pid}`;
  fs.writeFileSync(temporaryFile, content);
  fs.renameSync(temporaryFile, file);
}
