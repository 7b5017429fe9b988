import fs from 'node:fs';
import {expect, it} from 'vitest';
import {listPrograms} from '../../../scripts/programs.mjs';

it('README lists the programs that tests need', async () => {
  const [, list = ''] =
    /by the names of their Debian packages: ([^.]*)\./.exec(fs.readFileSync('README.md', 'utf8')) ?? [];
  expect([...list.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual(Object.keys(await listPrograms()));
});
