import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it, onTestFinished} from 'vitest';
import {publish} from '../../../src/generation/tasks/publish';

let home: string;
let staging: string;
let target: string;
const isPage = (file: string): boolean => file.endsWith('.mdx');

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'publish-'));
  onTestFinished(() => fs.rmSync(home, {recursive: true}));
  staging = path.join(home, 'staging');
  target = path.join(home, 'target');
});

function write(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    fs.writeFileSync(path.join(folder, file), text);
  }
}

describe('publish', () => {
  it("creates a folder that doesn't exist yet", () => {
    write(staging, {'a.mdx': 'a', 'deep/er/b.mdx': 'b'});
    expect(publish(staging, target, isPage)).toEqual({added: ['a.mdx', 'deep/er/b.mdx'], changed: [], removed: []});
    expect(fs.readFileSync(path.join(target, 'deep/er/b.mdx'), 'utf8')).toBe('b');
    expect(fs.existsSync(staging)).toBe(false);
  });

  it('moves changed files, and leaves the others and their times unchanged', () => {
    write(target, {'same.mdx': 'same', 'other.mdx': 'old'});
    const past = new Date('2020-01-01');
    fs.utimesSync(path.join(target, 'same.mdx'), past, past);
    write(staging, {'same.mdx': 'same', 'other.mdx': 'new'});
    expect(publish(staging, target, isPage)).toEqual({added: [], changed: ['other.mdx'], removed: []});
    expect(fs.readFileSync(path.join(target, 'other.mdx'), 'utf8')).toBe('new');
    expect(fs.statSync(path.join(target, 'same.mdx')).mtime).toEqual(past);
  });

  it('removes pages that are no longer generated and their empty folders, but no other files', () => {
    write(target, {'index.md': 'by hand', 'gone/far/a.mdx': 'a', 'kept/b.mdx': 'b', 'kept/notes.md': 'by hand'});
    write(staging, {'c.mdx': 'c'});
    const changes = publish(staging, target, isPage);
    expect(changes).toEqual({added: ['c.mdx'], changed: [], removed: ['gone/far/a.mdx', 'kept/b.mdx']});
    expect(fs.readdirSync(target).sort()).toEqual(['c.mdx', 'index.md', 'kept']);
    expect(fs.readdirSync(path.join(target, 'kept'))).toEqual(['notes.md']);
  });

  it('compares bytes, not text', () => {
    write(target, {'a.mdx': 'a\n'});
    write(staging, {'a.mdx': 'a\r\n'});
    expect(publish(staging, target, isPage).changed).toEqual(['a.mdx']);
  });
});
