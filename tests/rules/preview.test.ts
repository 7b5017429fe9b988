/** The files that `npm start` watches exist: a renamed file would no longer be watched. */
import fs from 'node:fs';
import {loadSite} from '@paydocs/cli';
import {getPreviewSources} from '../../packages/cli/src/start/previewSources';
import {describe, expect, it} from 'vitest';

/** Folders that the bundler watches itself. */
const BROWSER_FOLDERS = ['packages/static-pages/src/shell', 'src/components', 'src/pages', 'src/theme'];

const {sources, settings} = getPreviewSources(await loadSite());

describe('the preview', () => {
  it('watches sources that exist', () => {
    expect(sources.length).toBeGreaterThan(5);
    const isOptional = (file: string): boolean => ['changelog.yaml', 'releases'].includes(file);
    expect([...sources, ...settings].filter((file) => !fs.existsSync(file) && !isOptional(file))).toEqual([]);
  });

  it('watches all of src, and the engine', () => {
    const folders = fs.readdirSync('src').map((name) => `src/${name}`);
    const watched = [...sources, ...settings, ...BROWSER_FOLDERS];
    expect([...folders, 'packages'].filter((folder) => !watched.includes(folder))).toEqual([]);
  });
});
