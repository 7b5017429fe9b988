/** Published URLs: the list contains every URL of the site, and a build that drops one fails. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {createSmallSite} from './smallSite';

it.skipIf(!fs.existsSync('addresses/published.txt'))(
  'the list, if there is one, has every URL of the built site',
  () => {
    const args = ['packages/cli/bin/paydocs.mjs', 'addresses', '--check'];
    const {status, stdout, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});
    expect(stderr).toBe('');
    expect(stdout).toMatch(
      /^addresses\/published\.txt: 0 added\. The list now contains all \d+ URLs in this build\.$/m,
    );
    expect(status).toBe(0);
  },
);

it('a build that drops a published URL fails, and leaves the last good site', () => {
  const project = createSmallSite({isStrict: true});
  onTestFinished(() => project.remove());
  const first = project.run('build');
  expect(first.status, first.output).toBe(0);
  const home = project.read('build/index.html');
  fs.mkdirSync(path.join(project.folder, 'addresses'));
  project.write('addresses/published.txt', '/payouts/\n/payouts-of-none/\n');
  const {status, output} = project.run('build');
  expect(status).toBe(1);
  expect(output).toMatch(
    /^addresses\/published\.txt:2: "\/payouts-of-none\/" was published, but this build has no such page.* add a line to addresses\/redirects\.txt: .*$/m,
  );
  expect(output).toMatch(/\n\nNothing was built\. The last successful build is still in build\/\.\n$/);
  expect(project.read('build/index.html')).toBe(home);
});
