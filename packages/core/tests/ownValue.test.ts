import {expect, it} from 'vitest';
import {getOwnValue} from '../src/files/getOwnValue';

it.each([
  [{a: 'A'}, 'a', 'A'],
  [{a: 'A'}, 'constructor', undefined],
  [{a: 'A'}, '__proto__', undefined],
  [JSON.parse('{"__proto__": "A"}'), '__proto__', 'A'],
])('returns from %j for %s: %s', (values: Record<string, string>, name, value) =>
  expect(getOwnValue(values, name)).toBe(value),
);
