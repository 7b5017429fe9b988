/** Replaces a folder with a finished one by renaming, which takes no time. */
import fs from 'node:fs';

/**
 * Replaces the target folder with a new one.
 *
 * @param source - path of the new folder, which is moved to `target`
 * @param target - path of the folder in use, which may not exist yet
 * @param backup - temporary path of the old folder, on the same disk
 */
export function replaceFolder(source: string, target: string, backup: string): void {
  fs.rmSync(backup, {recursive: true, force: true});
  if (fs.existsSync(target)) {
    fs.renameSync(target, backup);
  }
  fs.renameSync(source, target);
  fs.rmSync(backup, {recursive: true, force: true});
}

/** Restores the target folder if {@link replaceFolder} was killed between its steps, and deletes the backup otherwise. */
export function recoverFolder(target: string, backup: string): void {
  if (!fs.existsSync(target) && fs.existsSync(backup)) {
    fs.renameSync(backup, target);
  }
  fs.rmSync(backup, {recursive: true, force: true});
}
