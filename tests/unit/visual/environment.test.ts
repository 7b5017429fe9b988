import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {whatDiffers, type Environment} from '../../visual/environment';

const known = JSON.parse(fs.readFileSync('tests/visual/environment.json', 'utf8')) as Environment;

describe('whatDiffers', () => {
  it('keeps an error unchanged on the machine of the pictures', () => {
    expect(whatDiffers(known, new Error('2 pixels differ')).message).toBe('2 pixels differ');
  });

  it('reports first that the browser or a font differs, and what to do', () => {
    const here = {...known, browser: '1.2.3', fonts: {...known.fonts, serif: 1}};
    expect(whatDiffers(here, new Error('2 pixels differ')).message).toMatch(
      /^The picture may differ because the machine does: made with Chromium .*compared with 1\.2\.3; the system's serif font is another one\. .*npm run test:visual:update\.\n2 pixels differ$/,
    );
  });
});
