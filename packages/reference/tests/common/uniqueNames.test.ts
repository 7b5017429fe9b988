import {describe, expect, it} from 'vitest';
import {assignUniqueNames} from '../../src/common/uniqueNames';

const toLowerCase = (name: string): string => name.toLowerCase();

describe('assignUniqueNames', () => {
  it('numbers names that would share a page, regardless of their order', () => {
    const expected = [
      ['PAYMENT', 'payment'],
      ['Payment', 'payment-2'],
      ['payment', 'payment-3'],
      ['refund', 'refund'],
    ];
    expect([...assignUniqueNames(['payment', 'PAYMENT', 'refund', 'Payment'], toLowerCase)]).toEqual(expected);
    expect([...assignUniqueNames(['refund', 'Payment', 'payment', 'PAYMENT'], toLowerCase)]).toEqual(expected);
  });

  it('avoids numbered and reserved names', () => {
    const pages = assignUniqueNames(['A', 'a', 'a-2', 'index'], toLowerCase, ['index']);
    expect(new Set(pages.values()).size).toBe(4);
    expect(pages.get('index')).toBe('index-2');
  });

  it('truncates names that are too long for file systems', () => {
    const pages = assignUniqueNames([`a${'b'.repeat(400)}`, `A${'b'.repeat(400)}`], toLowerCase);
    expect([...pages.values()].map(({length}) => length)).toEqual([120, 122]);
  });
});
