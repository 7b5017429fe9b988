import fs from 'node:fs';
import {expect, it} from 'vitest';
import {PROGRAMS} from '../../../scripts/programs.mjs';

it('README lists the programs that tests need', () => {
  const [, list = ''] =
    /by the names of their Debian packages: ([^.]*)\./.exec(fs.readFileSync('README.md', 'utf8')) ?? [];
  expect([...list.matchAll(/`([^`]+)`/g)].map(([, name]) => name)).toEqual(Object.keys(PROGRAMS));
});
