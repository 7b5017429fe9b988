/** Puts a finished folder in the place of another in no time. */
import fs from 'node:fs';

/**
 * @param made - the new folder; it is at `target` afterwards
 * @param target - the folder that readers use; may be missing
 * @param aside - where the old one waits meanwhile, on the same disk
 */
export function swap(made: string, target: string, aside: string): void {
  fs.rmSync(aside, {recursive: true, force: true});
  if (fs.existsSync(target)) {
    fs.renameSync(target, aside);
  }
  fs.renameSync(made, target);
  fs.rmSync(aside, {recursive: true, force: true});
}

/** Mends what {@link swap} left when it was killed between its steps. */
export function finishSwap(target: string, aside: string): void {
  if (!fs.existsSync(target) && fs.existsSync(aside)) {
    fs.renameSync(aside, target);
  }
  fs.rmSync(aside, {recursive: true, force: true});
}
