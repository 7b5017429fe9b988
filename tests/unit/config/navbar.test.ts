import {describe, expect, it} from 'vitest';
import {brand} from '../../../src/brand';
import {createNavbarItems} from '../../../src/config/navbar';

/** Returns the labels of the items that are active on a path. */
function getActiveLabels(urlPath: string, baseUrl: string, translations: string[] = []): unknown[] {
  const items = createNavbarItems(brand, baseUrl, {translations}) as {label?: string; activeBaseRegex?: string}[];
  return items
    .filter(({activeBaseRegex}) => activeBaseRegex && new RegExp(activeBaseRegex).test(urlPath))
    .map(({label}) => label);
}

describe('createNavbarItems', () => {
  it('puts every item on the right', () => {
    expect(new Set(createNavbarItems(brand, '/').map(({position}) => position))).toEqual(new Set(['right']));
  });

  it('links to the URLs of the brand', () => {
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
  ])('with the base %s, %s is in %s', (baseUrl, urlPath, label) => {
    expect(getActiveLabels(urlPath, baseUrl)).toEqual([label]);
  });

  it.each([
    ['/es/', 'Documentation'],
    ['/fr/testing/', 'Documentation'],
    ['/es/apis/rest/', 'APIs'],
    ['/apis/rest/', 'APIs'],
  ])('in two other languages, %s is in %s', (urlPath, label) => {
    expect(getActiveLabels(urlPath, '/', ['es', 'fr'])).toEqual([label]);
  });

  it('lets readers choose a version if there are several', () => {
    const getTypes = (versions: string[]): unknown[] => createNavbarItems(brand, '/', {versions}).map(({type}) => type);
    expect(getTypes(['current', '1.0'])).toContain('docsVersionDropdown');
    expect(getTypes(['current'])).not.toContain('docsVersionDropdown');
  });
});
