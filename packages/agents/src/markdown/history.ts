import {execFileSync} from 'node:child_process';

/**
 * Returns the date of the last commit that changed a file or folder, such as `2026-01-31`. Returns `undefined` if Git
 * isn't installed or has no commit for it.
 *
 * @param source - path of the file or folder, absolute or relative to `root`
 * @param root - absolute path of the project root
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
