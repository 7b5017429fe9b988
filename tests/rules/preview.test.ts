/** What `npm start` watches is there: a file that was renamed would no longer be followed. */
import fs from 'node:fs';
import {expect, it} from 'vitest';

it('every source that the preview watches exists', () => {
  const [, list = ''] = /const SOURCES = \[([^\]]*)\]/.exec(fs.readFileSync('scripts/start.mjs', 'utf8')) ?? [];
  const sources = [...list.matchAll(/'([^']+)'/g)].map(([, file = '']) => file);
  expect(sources.length).toBeGreaterThan(5);
  expect(sources.filter((file) => !fs.existsSync(file))).toEqual([]);
});
