/** The table of tests/README.md leads to tests that are there. */
import fs from 'node:fs';
import {describe, expect, it} from 'vitest';

const table =
  fs
    .readFileSync('tests/README.md', 'utf8')
    .split(/^## /m)
    .find((part) => part.startsWith('What the site promises')) ?? '';
const rows = [...table.matchAll(/^\| [^|]+ \| ([^|]+?) +\| `([^`]+)` +\| ([^|]+?) +\|$/gm)].map(
  ([, promise = '', file = '', title = '']) => ({promise, file, title}),
);

describe('what the site promises', () => {
  it('is a table with a test for each line', () => {
    const lines = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| ---'));
    expect(rows.length).toBeGreaterThan(40);
    expect(rows).toHaveLength(lines.length - 1); // the heading
  });

  it.each(rows)('$promise: $file has the test', ({file, title}) => {
    const titles = [
      ...fs.readFileSync(`tests/${file}`, 'utf8').matchAll(/\b(?:it|test)(?:\.each\([^]*?\))?\(\s*(['`])(.*?)\1,/g),
    ];
    const found = titles.filter(
      ([, , text = '']) => text.replace(/\$\{[^}]*\}/g, '').includes(title) || text.includes(title),
    );
    expect(found.length).toBeGreaterThan(0);
  });
});
