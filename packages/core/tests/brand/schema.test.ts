import {describe, expect, it} from 'vitest';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {validateBrand} from '../../src/brand/schema';

describe('validateBrand', () => {
  it('accepts the brand file', () => {
    expect(validateBrand(brand)).toEqual(brand);
  });

  it.each(['https://rio.example/new?body={message}', 'mailto:docs@rio.example?subject={subject}&body={message}'])(
    'accepts the report URL %s',
    (reportUrl) => expect(validateBrand({...brand, reportUrl})).toEqual({...brand, reportUrl}),
  );

  it('lists every error with its field, the found value, and the expected value', () => {
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
      expect.stringContaining('src/brand.ts: name must start with a letter or digit'),
      expect.stringContaining('src/brand.ts: slug must start with a letter'),
      expect.stringContaining('src/brand.ts: urls.api must not end in a slash'),
      expect.stringContaining('src/brand.ts: urls.graphqlWs must be a URL that starts with "wss://"'),
      expect.stringContaining('src/brand.ts: colors.accent.light must be a color such as "#0b6b5d" (found "teal")'),
      expect.stringContaining('src/brand.ts: nmae is not allowed'),
    ]);
  });

  it.each([
    [undefined, 'src/brand.ts: the file exports no `brand`. Add `export const brand: Brand = {…};`.'],
    [{...brand, urls: 'x'}, 'urls must be an object, in braces (found "x")'],
    [{...brand, legal: {...brand.legal, registry: {}}}, 'legal.registry must be a list, in square brackets (found {})'],
    [{...brand, urls: {...brand.urls, site: 'https://rio.example/docs/'}}, 'urls.site must not end in a slash'],
    [
      {...brand, urls: {...brand.urls, support: 'https://rio.example/?a=b'}},
      'urls.support must not end in a slash or contain "?" or "#"',
    ],
    ...["https://a.example/';x", 'https://a.example/$(id)', 'https://user:secret@a.example'].map(
      (api): [object, string] => [
        {...brand, urls: {...brand.urls, api}},
        'urls.api must have a host, and a path of only letters',
      ],
    ),
    ...["wss://a.example/'", "wss://a.example/?a='", 'wss://a.example/?a=$(id)', 'wss://a.example/#;x'].map(
      (graphqlWs): [object, string] => [
        {...brand, urls: {...brand.urls, graphqlWs}},
        'urls.graphqlWs must have a host, and a path of only letters',
      ],
    ),
    [
      {...brand, reportUrl: 'https://rio.example/new'},
      'reportUrl must be a URL that starts with "https://" or "mailto:"',
    ],
    [
      {...brand, reportUrl: 'mailto:?body={message}'},
      'reportUrl must be a URL that starts with "https://" or "mailto:"',
    ],
    [
      {...brand, reportUrl: 'javascript:a({message})'},
      'reportUrl must be a URL that starts with "https://" or "mailto:"',
    ],
    [{...brand, supportEmail: '`id`@rio.example'}, 'supportEmail must have only letters, digits'],
    [
      {...brand, colors: {...brand.colors, accent: {light: '#aaaaaa', dark: '#ffffff'}}},
      'colors.accent.light has a contrast of 2.3:1',
    ],
  ])('rejects a brand with one error (%#)', (value, message) => {
    expect(() => validateBrand(value)).toThrow(message);
  });
});
