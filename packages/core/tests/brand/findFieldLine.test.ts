import {describe, expect, it} from 'vitest';
import {findFieldLine} from '../../src/brand/findFieldLine';

const source = `import type {Brand} from './types';

export const brand: Brand = {
  name: 'Río: pay',
  urls: {
    site: 'https://rio.example',
  },
  logo: {light: 'a.svg', dark: 'b.svg'},
  colors: {
    accent: {
      light: '#0b6b5d',
    },
    'themeColor': {light: '#fff'},
  },
};
`;

describe('findFieldLine', () => {
  it.each([
    [['name'], 4],
    [['urls', 'site'], 6],
    [['logo', 'dark'], 8],
    [['colors', 'accent', 'light'], 11],
    [['colors', 'themeColor', 'light'], 13],
    [['urls', 'missing'], 5],
    [['nmae'], undefined],
    [[], undefined],
  ])('%j: %s', (field, line) => {
    expect(findFieldLine(source, field)).toBe(line);
  });
});
