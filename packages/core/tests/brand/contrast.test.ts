import {describe, expect, it} from 'vitest';
import {getContrastRatio} from '../../src/brand/contrast';

describe('getContrastRatio', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#0b6b5d', '#0b6b5d', 1],
  ])('%s on %s is %d', (one, other, ratio) => {
    expect(getContrastRatio(one, other)).toBeCloseTo(ratio, 1);
    expect(getContrastRatio(other, one)).toBeCloseTo(ratio, 1);
  });
});
