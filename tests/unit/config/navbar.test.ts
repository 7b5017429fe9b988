import {describe, expect, it} from 'vitest';
import {brand} from '../../../src/brand';
import {navbarItems} from '../../../src/config/navbar';

/** The labels of the items that are active on an address. */
function activeOn(address: string, baseUrl: string): unknown[] {
  const items = navbarItems(brand, baseUrl) as {label?: string; activeBaseRegex?: string}[];
  return items
    .filter(({activeBaseRegex}) => activeBaseRegex && new RegExp(activeBaseRegex).test(address))
    .map(({label}) => label);
}

describe('navbarItems', () => {
  it('puts every item on the right', () => {
    expect(new Set(navbarItems(brand, '/').map(({position}) => position))).toEqual(new Set(['right']));
  });

  it('links to the addresses of the brand', () => {
    expect(navbarItems(brand, '/')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({label: 'Support', href: brand.urls.support}),
        expect.objectContaining({label: 'Dashboard', href: brand.urls.dashboard}),
      ]),
    );
  });

  it.each([
    ['/', '/', 'Documentation'],
    ['/', '/search/', 'Documentation'],
    ['/', '/apis/rest/', 'APIs'],
    ['/', '/apis/graphql/types/objects/payment/', 'APIs'],
    ['/a+b/', '/a+b/getting-started/', 'Documentation'],
    ['/a+b/', '/a+b/apis/rest/', 'APIs'],
  ])('with the base %s, %s is in %s', (baseUrl, address, label) => {
    expect(activeOn(address, baseUrl)).toEqual([label]);
  });
});
