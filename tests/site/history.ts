/** Checks whether pages have dates. Git knows them only for committed files, and new pages may not be committed yet. */
import {spawnSync} from 'node:child_process';

const {status, stdout} = spawnSync('git', ['status', '--porcelain', '--untracked-files=all', '--', 'docs'], {
  encoding: 'utf8',
});

export const hasHistory = status === 0 && !/^\?\?/m.test(stdout);
