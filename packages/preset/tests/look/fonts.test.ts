import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {createFontTags} from '../../src/look/fonts';

describe('createFontTags', () => {
  const tags = createFontTags('/help/');
  const preloads = tags.flatMap(({attributes}) => (attributes.rel === 'preload' ? attributes.href : []));

  it('references each file in a preload and in a font face, below the base URL', () => {
    const style = tags.find(({tagName}) => tagName === 'style')?.innerHTML ?? '';
    const faces = [...style.matchAll(/url\(([^)]+)\)/g)].map(([, url]) => url);
    expect(preloads).toEqual(['/help/fonts/figtree.woff2', '/help/fonts/jetbrains-mono.woff2']);
    expect(faces).toEqual(preloads);
    expect(style.match(/font-display:optional/g)).toHaveLength(2);
  });

  it('references files that exist, each with its license', () => {
    for (const url of preloads) {
      const file = String(url).replace('/help/', 'packages/preset/static/');
      expect(fs.existsSync(file), file).toBe(true);
      expect(fs.existsSync(file.replace('.woff2', '-license.txt')), file).toBe(true);
    }
  });
});
