import {describe, expect, it} from 'vitest';
import {brand} from '../../../../src/brand';
import {validateBrand} from '../../../../src/lib/brand/schema';

describe('validateBrand', () => {
  it('accepts the brand file', () => {
    expect(validateBrand(brand)).toEqual(brand);
  });

  it('lists every problem with its field, what was found and what is wanted', () => {
    const broken = {
      ...brand,
      name: 'Río: {pay}',
      slug: 'Río',
      urls: {...brand.urls, api: 'https://api.rio.example/', graphqlWs: 'https://rio.example'},
      colors: {...brand.colors, accent: {light: 'teal', dark: '#ffffff'}},
      nmae: 'Rio',
    };
    let message = '';
    try {
      validateBrand(broken);
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message.split('\n')).toEqual([
      'The brand file has problems:',
      expect.stringContaining('src/brand.ts: name must start with a letter or digit'),
      expect.stringContaining('src/brand.ts: slug must start with a letter'),
      expect.stringContaining('src/brand.ts: urls.api must not end in a slash (found "https://api.rio.example/")'),
      expect.stringContaining('src/brand.ts: urls.graphqlWs must be an address that starts with "wss://"'),
      expect.stringContaining('src/brand.ts: colors.accent.light must be a colour such as "#0b6b5d" (found "teal")'),
      expect.stringContaining('src/brand.ts: nmae is not allowed'),
    ]);
  });
});
