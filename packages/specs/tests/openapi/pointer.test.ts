import {expect, it} from 'vitest';
import {parsePointer} from '../../src/openapi/pointer';

it.each([
  ['', []],
  ['/components/schemas/Payment', ['components', 'schemas', 'Payment']],
  ['/paths/~1payments~1%7Bid%7D/get', ['paths', '/payments/{id}', 'get']],
  ['/a~01', ['a~1']],
  ['/100%/b', ['100%', 'b']],
])('parses %j', (pointer, segments) => {
  expect(parsePointer(pointer)).toEqual(segments);
});
