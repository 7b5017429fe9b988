import {execFileSync} from 'node:child_process';

/**
 * Returns the date of the last commit, such as `2026-01-31`, or `undefined` without a git history.
 *
 * @param source - path of a file or folder of the project
 * @param root - path of the project root
 */
export function getLastCommitDate(source: string, root: string): string | undefined {
  try {
    const log = execFileSync('git', ['log', '-1', '--format=%cs', '--', source], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return log.trim() || undefined;
  } catch {
    return undefined; // git isn't installed, or the project isn't a repository
  }
}
