import {describe, expect, it} from 'vitest';
import {brand} from '../../../src/brand';
import {createNavbarItems} from '../../../src/config/navbar';

/** The labels of the items that are active on an address. */
function activeOn(address: string, baseUrl: string, translations: string[] = []): unknown[] {
  const items = createNavbarItems(brand, baseUrl, {translations}) as {label?: string; activeBaseRegex?: string}[];
  return items
    .filter(({activeBaseRegex}) => activeBaseRegex && new RegExp(activeBaseRegex).test(address))
    .map(({label}) => label);
}

describe('navbarItems', () => {
  it('puts every item on the right', () => {
    expect(new Set(createNavbarItems(brand, '/').map(({position}) => position))).toEqual(new Set(['right']));
  });

  it('links to the addresses of the brand', () => {
    expect(createNavbarItems(brand, '/')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({href: brand.urls.support}),
        expect.objectContaining({href: brand.urls.dashboard}),
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

  it.each([
    ['/es/', 'Documentation'],
    ['/fr/testing/', 'Documentation'],
    ['/es/apis/rest/', 'APIs'],
    ['/apis/rest/', 'APIs'],
  ])('in two other languages, %s is in %s', (address, label) => {
    expect(activeOn(address, '/', ['es', 'fr'])).toEqual([label]);
  });

  it('lets readers choose a version where there are several', () => {
    const types = (versions: string[]): unknown[] => createNavbarItems(brand, '/', {versions}).map(({type}) => type);
    expect(types(['current', '1.0'])).toContain('docsVersionDropdown');
    expect(types(['current'])).not.toContain('docsVersionDropdown');
  });
});
