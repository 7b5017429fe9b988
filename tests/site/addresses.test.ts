/** No address of the site is lost: all are on the list that later builds are held to. */
import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';

it('the list has every address of the built site', () => {
  const args = ['packages/cli/bin/paydocs.mjs', 'addresses', '--check'];
  const {status, stdout, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^addresses\/published\.txt: 0 added, \d{3} of this build are on the list\.$/m);
  expect(status).toBe(0);
});
