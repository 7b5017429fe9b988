/** Ends a command together with its parent process, even if the parent is killed without notice. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import process from 'node:process';

const POLL_INTERVAL_MS = 500;
const SHELL = /(?:^|\/)(?:ba|da|z|k|a)?sh$/;

/**
 * Calls back once when the parent of this process has exited. `npm run` puts a shell between itself and the command,
 * which may outlive npm, so npm is watched, too.
 *
 * @param callback - called when the parent has exited
 */
export function onParentExit(callback: () => void): void {
  const parent = process.ppid;
  const shell = process.env.npm_lifecycle_event === undefined ? undefined : getProcess(parent);
  const npm = shell && SHELL.test(shell.name) ? shell.parent : undefined;
  const timer = setInterval(() => {
    // A process whose parent exits gets another parent.
    if (process.ppid === parent && (npm === undefined || getProcess(parent)?.parent === npm)) {
      return;
    }
    clearInterval(timer);
    callback();
  }, POLL_INTERVAL_MS);
  timer.unref();
}

/** Returns the name and the parent of a process, from `/proc` on Linux and from `ps` elsewhere. */
function getProcess(pid: number): {name: string; parent: number} | undefined {
  try {
    if (fs.existsSync('/proc/self/stat')) {
      const [, name = '', parent] = /\((.*)\) \S+ (\d+)/s.exec(fs.readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
      return {name, parent: Number(parent)};
    }
    const output = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], {encoding: 'utf8'});
    const [, parent, name = ''] = /^\s*(\d+)\s+(.*?)\s*$/.exec(output) ?? [];
    return {name, parent: Number(parent)};
  } catch {
    return undefined; // there's no such process, or no `ps`
  }
}
