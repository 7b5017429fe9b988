import fs from 'node:fs';
import {expect, it} from 'vitest';
import {listPrograms} from '../../../scripts/programs.mjs';

it('contributing/tests.md lists the programs that tests need', async () => {
  const [, list = ''] =
    /by the names of their Debian packages: ([^.]*)\./.exec(fs.readFileSync('contributing/tests.md', 'utf8')) ?? [];
  expect([...list.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual(Object.keys(await listPrograms()));
});
