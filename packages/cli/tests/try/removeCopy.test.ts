import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';

const MODULE = path.resolve('packages/cli/src/try/removeCopy.ts');

it('removes a folder even if that takes long, and exits before it is gone', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'remove-'));
  fs.mkdirSync(path.join(folder, 'deep/er'), {recursive: true});
  fs.writeFileSync(path.join(folder, 'deep/er/file'), '');
  // Simulates a disk so slow that this process still finds the folder whenever it checks.
  const code = `
    const fs = require('node:fs');
    const {removeFolderInBackground} = require(${JSON.stringify(MODULE)});
    const {existsSync} = fs;
    fs.existsSync = (file) => file === ${JSON.stringify(folder)} || existsSync(file);
    process.on('exit', () => removeFolderInBackground(${JSON.stringify(folder)}));
    const start = performance.now();
    process.on('exit', () => console.log(performance.now() - start < 1900));
    process.exit(143);`;
  const {status, stdout} = spawnSync(process.execPath, ['--import', 'tsx', '-e', code], {encoding: 'utf8'});
  expect([status, stdout]).toEqual([143, 'true\n']);
  await expect.poll(() => fs.existsSync(folder), {timeout: 20_000}).toBe(false);
});
