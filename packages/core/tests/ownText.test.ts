import {expect, it} from 'vitest';
import {getOwnString} from '../src/files/getOwnString';

it.each([
  [{a: 'A'}, 'a', 'A'],
  [{a: 'A'}, 'constructor', undefined],
  [{a: 'A'}, '__proto__', undefined],
  [JSON.parse('{"__proto__": "text"}'), '__proto__', 'text'],
  [{a: 1}, 'a', undefined],
  [['A'], '0', 'A'],
  [['A'], 'length', undefined],
  [undefined, 'a', undefined],
  [null, 'a', undefined],
  ['text', '0', undefined],
])('returns from %j for %s: %s', (texts: unknown, name, text) => expect(getOwnString(texts, name)).toBe(text));
