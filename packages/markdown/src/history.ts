import {execFileSync} from 'node:child_process';

/**
 * @param source - a file or a folder of the project
 * @param root - the project's folder
 * @returns the day of its last commit; nothing without a history
 */
export function lastChange(source: string, root: string): string | undefined {
  try {
    const log = execFileSync('git', ['log', '-1', '--format=%cs', '--', source], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return log.trim() || undefined;
  } catch {
    return undefined; // no git, or no repository
  }
}
