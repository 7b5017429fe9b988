import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '@paydocs/core/fingerprint';

/** What a publication changed: paths below the target folder. */
export interface Changes {
  added: string[];
  changed: string[];
  removed: string[];
}

/**
 * Makes the generated files of a target folder equal to those of a staging folder. Each file
 * is put in place by a rename, so that a reader sees the old one or the new one, never a half;
 * files that are the same are left alone, so that a preview reloads only what changed.
 *
 * @param staging - folder with the whole new output; empty afterwards
 * @param target - folder that readers use
 * @param owns - whether a path below `target` is a generated file; one that is no longer in
 *   `staging` is removed, and every other file in `target` is left alone
 * @returns what changed
 */
export function publish(staging: string, target: string, owns: (file: string) => boolean): Changes {
  const changes: Changes = {added: [], changed: [], removed: []};
  const files = listFiles(staging).map((file) => path.relative(staging, file));
  const existing = listFiles(target).map((file) => path.relative(target, file));
  for (const file of files) {
    const from = path.join(staging, file);
    const to = path.join(target, file);
    if (!fs.existsSync(to)) {
      changes.added.push(file);
    } else if (fs.readFileSync(from).equals(fs.readFileSync(to))) {
      continue;
    } else {
      changes.changed.push(file);
    }
    fs.mkdirSync(path.dirname(to), {recursive: true});
    fs.renameSync(from, to);
  }
  const current = new Set(files);
  for (const file of existing) {
    if (!current.has(file) && owns(file)) {
      fs.rmSync(path.join(target, file));
      removeEmptyFolders(path.dirname(path.join(target, file)), target);
      changes.removed.push(file);
    }
  }
  fs.rmSync(staging, {recursive: true, force: true});
  return changes;
}

function removeEmptyFolders(folder: string, stop: string): void {
  let current = folder;
  while (current !== stop && fs.readdirSync(current).length === 0) {
    fs.rmdirSync(current);
    current = path.dirname(current);
  }
}
