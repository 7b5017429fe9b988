/** A folder is read in one look: more files than that are split by subject. */
import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const MOST = 15;
const ROOTS = ['packages', 'src', 'bench'];
/** Folders that hold more, with the reason why they are better left together. */
const EXCEPTIONS: Readonly<Record<string, string>> = {};

/** How many files each folder below one holds, those of packages of others aside. */
function filesByFolder(root: string): Map<string, number> {
  const entries = fs.readdirSync(root, {recursive: true, withFileTypes: true});
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'));
  const counts = new Map<string, number>();
  for (const {parentPath} of files) {
    const folder = parentPath.split(path.sep).join('/');
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
}

const counts = new Map(ROOTS.flatMap((root) => [...filesByFolder(root)]));

it(`holds at most ${MOST} files in a folder, or says why`, () => {
  const full = [...counts].filter(([folder, count]) => count > MOST && !EXCEPTIONS[folder]);
  expect(full.map(([folder, count]) => `${folder} holds ${count} files: split it by subject.`)).toEqual([]);
});

it('excepts only folders that need it', () => {
  expect(Object.keys(EXCEPTIONS).filter((folder) => (counts.get(folder) ?? 0) <= MOST)).toEqual([]);
});
