/** Nothing but the benchmark builds `bench/default`, so a file that moves would be noticed only there. */
import fs from 'node:fs';
import {expect, it} from 'vitest';

it('the default setup of the benchmark names files that exist', () => {
  const config = fs.readFileSync('bench/default/docusaurus.config.ts', 'utf8');
  const files = [...config.matchAll(/'\.\/(node_modules\/[^']+\.\w+)'/g)].map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(1);
  expect(files.filter((file) => !fs.existsSync(file))).toEqual([]);
});
