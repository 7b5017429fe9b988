/** What `npm start` follows is there: a file that was renamed would no longer be followed. */
import fs from 'node:fs';
import {loadSite} from '@paydocs/cli/site';
import {getPreviewSources} from '@paydocs/cli/start/previewSources';
import {describe, expect, it} from 'vitest';

/** Of the bundler: it follows them by itself. */
const IN_BROWSERS = ['packages/static-pages/src/shell', 'src/components', 'src/pages', 'src/theme'];

const {sources, settings} = getPreviewSources(await loadSite());

describe('the preview', () => {
  it('follows sources that exist', () => {
    expect(sources.length).toBeGreaterThan(5);
    const isOptional = (file: string): boolean => ['changelog.yaml', 'releases'].includes(file);
    expect([...sources, ...settings].filter((file) => !fs.existsSync(file) && !isOptional(file))).toEqual([]);
  });

  it('follows all of src, and the engine', () => {
    const folders = fs.readdirSync('src').map((name) => `src/${name}`);
    const followed = [...sources, ...settings, ...IN_BROWSERS];
    expect([...folders, 'packages'].filter((folder) => !followed.includes(folder))).toEqual([]);
  });
});
