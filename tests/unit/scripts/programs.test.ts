import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {expect, it} from 'vitest';
import {SAMPLE_LANGUAGES} from '@paydocs/reference/samples';

it('CI installs the programs that the languages of the code samples list', () => {
  const packages = execFileSync(process.execPath, ['scripts/listPrograms.mjs'], {encoding: 'utf8'}).trim().split(' ');
  expect(packages).toEqual(
    expect.arrayContaining(SAMPLE_LANGUAGES.flatMap(({debianPackages}) => Object.keys(debianPackages))),
  );
  for (const workflow of ['ci.yml', 'nightly.yml']) {
    expect(fs.readFileSync(`.github/workflows/${workflow}`, 'utf8')).toContain(
      'sudo apt-get install -y -qq $(node scripts/listPrograms.mjs)',
    );
  }
});
