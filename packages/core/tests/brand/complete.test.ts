/** Checks that an incomplete brand is completed. */
import {expect, it} from 'vitest';
import {completeBrand} from '../../src/brand/complete';
import {validateBrand} from '../../src/brand/schema';

it.each([
  ['Río Pay', 'rio-pay'],
  ['7 Seas & Co.', 'provider-7-seas-co'],
  ['東京', 'provider'],
])('gives %s the slug %s, and passes every check', (name, slug) => {
  const brand = completeBrand({name});
  expect(validateBrand(brand)).toEqual(brand);
  expect(brand).toMatchObject({slug, legalName: name, urls: {site: `https://docs.${slug}.example`}});
});

it('keeps known values', () => {
  const known = {name: 'Acme', slug: 'a', urls: {api: 'https://api.acme.example'}, supportEmail: 'help@acme.example'};
  expect(completeBrand(known, 'Other')).toMatchObject(known);
  expect(completeBrand({}, 'Other').name).toBe('Other');
});
