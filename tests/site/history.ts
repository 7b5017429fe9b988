/** Whether pages have dates: git knows them for what is committed, and new pages may not be yet. */
import {spawnSync} from 'node:child_process';

const {status, stdout} = spawnSync('git', ['status', '--porcelain', '--untracked-files=all', '--', 'docs'], {
  encoding: 'utf8',
});

export const hasHistory = status === 0 && !/^\?\?/m.test(stdout);
