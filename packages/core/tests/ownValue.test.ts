import {expect, it} from 'vitest';
import {ownValue} from '../src/files/ownValue';

it.each([
  [{a: 'A'}, 'a', 'A'],
  [{a: 'A'}, 'constructor', undefined],
  [{a: 'A'}, '__proto__', undefined],
  [JSON.parse('{"__proto__": "A"}'), '__proto__', 'A'],
])('%j has for %s: %s', (values: Record<string, string>, name, value) => expect(ownValue(values, name)).toBe(value));
