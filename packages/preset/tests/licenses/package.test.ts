import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findPackageFolder, readPackage} from '../../src/licenses/package';

const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'licenses-')));
const resolvePath = (folder: string): string => path.join(root, folder);

beforeAll(() => {
  const files: Record<string, string> = {
    'package.json': '{"name": "site", "version": "1.0.0"}',
    'src/page.js': '',
    'node_modules/a/package.json':
      '{"name": "a", "version": "1.0.0", "license": "MIT", "author": "Ana <a@site.example>"}',
    'node_modules/a/LICENCE': 'Copyright Ana\r\nPermission\r\n',
    'node_modules/a/NOTICE.md': 'With parts of b\n',
    'node_modules/a/lib/esm/package.json': '{"type": "module"}',
    'node_modules/a/node_modules/b/package.json':
      '{"name": "b", "version": "2.0.0", "license": {"type": "ISC"}, "repository": {"url": "https://code.example/b"}}',
  };
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(resolvePath(file)), {recursive: true});
    fs.writeFileSync(resolvePath(file), text);
  }
});
afterAll(() => fs.rmSync(root, {recursive: true}));

describe('findPackageFolder', () => {
  it.each([
    ['node_modules/a/lib/esm', 'node_modules/a'],
    ['node_modules/a', 'node_modules/a'],
    ['node_modules/a/node_modules/b/dist', 'node_modules/a/node_modules/b'],
  ])('finds the package of %s in %s', (folder, expected) => {
    expect(findPackageFolder(resolvePath(folder))).toBe(resolvePath(expected));
  });

  it('returns nothing for the site itself', () => {
    expect(findPackageFolder(resolvePath('src'))).toBeUndefined();
  });
});

describe('readPackage', () => {
  it('returns the license text and the notice file', () => {
    const text = 'Copyright Ana\nPermission\n\nWith parts of b';
    expect(readPackage(resolvePath('node_modules/a'))).toEqual({
      ...{name: 'a', version: '1.0.0', license: 'MIT', author: 'Ana <a@site.example>', source: undefined, text},
    });
  });

  it('returns an empty text without a license file', () => {
    expect(readPackage(resolvePath('node_modules/a/node_modules/b'))).toEqual({
      ...{name: 'b', version: '2.0.0', license: 'ISC', author: undefined, source: 'https://code.example/b', text: ''},
    });
  });
});
