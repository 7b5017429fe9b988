/**
 * `docusaurus graphql-to-doc` in this site writes the same files as `npm run generate`.
 *
 * @module-tag sites
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {listFiles} from '@paydocs/core';
import {areas, landingPagePaths} from '../../src/config/areas';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'graphql-to-doc-'));
afterAll(() => fs.rmSync(root, {recursive: true}));

/** Reads all files below a folder, by their relative paths. */
const readFiles = (folder: string): Map<string, string> =>
  new Map(listFiles(folder).map((file) => [path.relative(folder, file), fs.readFileSync(file, 'utf8')]));

it('writes the files of the GraphQL reference as they were generated, and no others', () => {
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  execFileSync(process.execPath, [docusaurus, 'graphql-to-doc', '--root', root], {stdio: 'pipe'});
  const generated = readFiles(areas.graphql.path);
  for (const page of landingPagePaths) generated.delete(path.relative(areas.graphql.path, page));
  expect(generated.size).toBeGreaterThan(100);
  expect(readFiles(path.join(root, areas.graphql.path))).toEqual(generated);
});
