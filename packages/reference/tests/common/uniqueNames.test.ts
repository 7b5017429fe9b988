import {describe, expect, it} from 'vitest';
import {assignUniqueNames} from '../../src/common/uniqueNames';

const lower = (name: string): string => name.toLowerCase();

describe('uniqueNames', () => {
  it('numbers names that would share a page, in whatever order they come', () => {
    const wanted = [
      ['PAYMENT', 'payment'],
      ['Payment', 'payment-2'],
      ['payment', 'payment-3'],
      ['refund', 'refund'],
    ];
    expect([...assignUniqueNames(['payment', 'PAYMENT', 'refund', 'Payment'], lower)]).toEqual(wanted);
    expect([...assignUniqueNames(['refund', 'Payment', 'payment', 'PAYMENT'], lower)]).toEqual(wanted);
  });

  it('keeps clear of numbered names and reserved ones', () => {
    const pages = assignUniqueNames(['A', 'a', 'a-2', 'index'], lower, ['index']);
    expect(new Set(pages.values()).size).toBe(4);
    expect(pages.get('index')).toBe('index-2');
  });

  it('cuts names that no file system would take', () => {
    const pages = assignUniqueNames([`a${'b'.repeat(400)}`, `A${'b'.repeat(400)}`], lower);
    expect([...pages.values()].map(({length}) => length)).toEqual([120, 122]);
  });
});
