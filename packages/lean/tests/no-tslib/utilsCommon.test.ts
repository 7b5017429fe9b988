import * as all from '@docusaurus/utils-common';
import {expect, it} from 'vitest';
import * as ours from '../../src/no-tslib/client/utilsCommon';

it('exports what the package does, apart from what belongs to blogs', () => {
  const names = Object.keys(all).filter((name) => !/default|module|^blog/.test(name));
  expect(Object.keys(ours).sort()).toEqual(names.sort());
  expect(ours.applyTrailingSlash('/a', {trailingSlash: true, baseUrl: '/'})).toBe('/a/');
});
