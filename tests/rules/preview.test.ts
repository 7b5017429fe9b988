/** What `npm start` follows is there: a file that was renamed would no longer be followed. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

interface PreviewSources {
  SOURCES: string[];
  SETTINGS: string[];
  needsRestart(file: string): boolean;
}
/** Of the bundler: it follows them by itself. */
const IN_BROWSERS = ['src/behaviour', 'src/components', 'src/css', 'src/pages', 'src/theme'];

const {SOURCES, SETTINGS, needsRestart} = (await import(path.resolve('scripts/previewSources.mjs'))) as PreviewSources;

describe('the preview', () => {
  it('follows sources that exist', () => {
    expect(SOURCES.length).toBeGreaterThan(5);
    expect([...SOURCES, ...SETTINGS].filter((file) => !fs.existsSync(file))).toEqual([]);
  });

  it('follows all of src', () => {
    const folders = fs.readdirSync('src').map((name) => `src/${name}`);
    const followed = [...SOURCES, ...SETTINGS, ...IN_BROWSERS];
    expect(folders.filter((folder) => !followed.includes(folder))).toEqual([]);
  });

  it.each([
    ['docusaurus.config.ts', true],
    ['src/config/navbar.ts', true],
    ['src/plugins/link-check/index.ts', true],
    ['src/rehype/checklists/index.ts', true],
    ['src/plugins/lean-shell/client/menu.ts', false],
    ['src/plugins/lean-shell/theme/StaticDocRoot/index.tsx', false],
    ['src/search/client/worker.ts', false],
    ['docs/testing.mdx', false],
    ['sidebars.ts', false],
  ])('after a change of %s, restarts: %s', (file, expected) => {
    expect(needsRestart(file)).toBe(expected);
  });
});
