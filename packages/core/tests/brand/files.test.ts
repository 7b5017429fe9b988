import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {brand} from '../../../../tests/fixture-site/src/brand';
import {checkBrandImages} from '../../src/brand/files';
import {validateBrand} from '../../src/brand/schema';
import {messages, workIn} from '../../../content/tests/checks/workspace';

const SOURCE = fs.readFileSync('tests/fixture-site/src/brand.ts', 'utf8');
const findLine = (text: string): number => SOURCE.split('\n').findIndex((line) => line.includes(text)) + 1;

describe('checkBrandImages', () => {
  it('accepts images that exist', async () => {
    workIn({'static/img/logo.svg': 'a', 'static/img/logo-dark.svg': 'a', 'static/img/favicon.svg': 'a'});
    expect(await messages(() => checkBrandImages(brand, SOURCE))).toEqual([]);
  });

  it('reports every image that is missing, a folder, or empty, with its field, path, and line', async () => {
    workIn({'static/img/Logo.svg': 'a', 'static/img/favicon.svg/a': 'a', 'static/img/logo-dark.svg': ''});
    const getHint = (file: string): string => `Save the image as static/img/${file}, or use a different one.`;
    expect(await messages(() => checkBrandImages(brand, SOURCE))).toEqual([
      `src/brand.ts:${findLine('logo: {')}: logo.light is "img/logo.svg", but static/img/logo.svg doesn't exist; check the capitalization. ${getHint('logo.svg')}`,
      `src/brand.ts:${findLine('logo: {')}: logo.dark is "img/logo-dark.svg", but static/img/logo-dark.svg is empty. ${getHint('logo-dark.svg')}`,
      `src/brand.ts:${findLine('favicon:')}: favicon is "img/favicon.svg", but static/img/favicon.svg is a folder. ${getHint('favicon.svg')}`,
    ]);
  });
});

describe('image paths', () => {
  it.each(['/img/logo.svg', '../logo.svg', 'img/../../logo.svg', 'img/my logo.svg', 'https://cdn.example/logo.svg'])(
    'rejects %s',
    (light) => {
      const invalidBrand = {...brand, logo: {...brand.logo, light}};
      expect(() => validateBrand(invalidBrand)).toThrow('logo.light must be a path in static/ without a leading slash');
    },
  );

  it("rejects a favicon of a type that manifests don't support", () => {
    expect(() => validateBrand({...brand, favicon: 'img/favicon.jpg'})).toThrow(
      'favicon must end in .svg, .png, or .ico (found "img/favicon.jpg")',
    );
  });
});
