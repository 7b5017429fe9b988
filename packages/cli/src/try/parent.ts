/** Ends a command with the one that started it, also when that one is killed and can tell nobody. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import process from 'node:process';

const INTERVAL = 500;
const SHELL = /(?:^|\/)(?:ba|da|z|k|a)?sh$/;

/**
 * Calls back once, when the parent of this process has gone. `npm run` puts a shell between itself and the
 * command; it may stay when npm has gone, so npm is watched too.
 *
 * @param callback - what to do then
 */
export function onParentGone(callback: () => void): void {
  const parent = process.ppid;
  const shell = process.env.npm_lifecycle_event === undefined ? undefined : processOf(parent);
  const npm = shell && SHELL.test(shell.name) ? shell.parent : undefined;
  const timer = setInterval(() => {
    // Whoever loses its parent gets another one.
    if (process.ppid === parent && (npm === undefined || processOf(parent)?.parent === npm)) {
      return;
    }
    clearInterval(timer);
    callback();
  }, INTERVAL);
  timer.unref();
}

/** The name and the parent of a process, from where Linux keeps it, elsewhere from `ps`. */
function processOf(pid: number): {name: string; parent: number} | undefined {
  try {
    if (fs.existsSync('/proc/self/stat')) {
      const [, name = '', parent] = /\((.*)\) \S+ (\d+)/s.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return {name, parent: Number(parent)};
    }
    const output = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], {encoding: 'utf8'});
    const [, parent, name = ''] = /^\s*(\d+)\s+(.*?)\s*$/.exec(output) ?? [];
    return {name, parent: Number(parent)};
  } catch {
    return undefined; // there is no such process, or nobody to ask
  }
}
