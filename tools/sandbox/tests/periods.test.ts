import {describe, expect, it} from 'vitest';
import {addDuration} from '../src/subscriptions/periods';

describe('a period', () => {
  const getTimestamp = (date: string): number => Date.parse(`${date}T10:00:00Z`) / 1000;

  it.each([
    ['2026-01-31', 'MONTH', 1, 1, '2026-02-28'],
    ['2026-01-31', 'MONTH', 1, 2, '2026-03-31'],
    ['2028-02-29', 'YEAR', 1, 1, '2029-02-28'],
    ['2028-02-29', 'YEAR', 1, 4, '2032-02-29'],
    ['2026-12-01', 'MONTH', 3, 1, '2027-03-01'],
    ['2026-03-28', 'DAY', 2, 1, '2026-03-30'],
    ['2026-03-28', 'WEEK', 1, 2, '2026-04-11'],
  ] as const)('that begins on %s, %s × %i × %i, ends on %s', (from, interval, intervalCount, times, to) => {
    expect(addDuration(getTimestamp(from), {interval, intervalCount}, times)).toBe(getTimestamp(to));
  });
});
