import {expect, it} from 'vitest';
import {removePrototypes} from '../src/files/removePrototypes';

it('copies own properties, but no inherited ones', () => {
  const text = '{"a":[{"__proto__":1}],"constructor":null}';
  const copy = removePrototypes(JSON.parse(text) as {a: object[]});
  expect(JSON.stringify(copy)).toBe(text);
  expect([Object.getPrototypeOf(copy), Object.getPrototypeOf(copy.a[0])]).toEqual([null, null]);
  expect(removePrototypes(undefined)).toBeUndefined();
});
