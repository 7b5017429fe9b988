import fs from 'node:fs';
import path from 'node:path';
import {listFiles} from '@paydocs/core';

/** Published changes, as paths relative to the target folder. */
export interface FileChanges {
  added: string[];
  changed: string[];
  removed: string[];
}

/**
 * Replaces the generated files of a target folder with the files of a staging folder. Each file is renamed into place,
 * so that other processes read either the old file or the new one, never a partial one. Unchanged files are left alone,
 * so that a preview reloads only changes.
 *
 * @param staging - path of the folder with the whole new output; removed afterward
 * @param target - path of the folder to publish to
 * @param owns - checks whether a path below `target` is a generated file; generated files that aren't in `staging` are
 *   removed, and all other files in `target` are left alone
 * @returns the changes
 */
export function publish(staging: string, target: string, owns: (file: string) => boolean): FileChanges {
  const changes: FileChanges = {added: [], changed: [], removed: []};
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
