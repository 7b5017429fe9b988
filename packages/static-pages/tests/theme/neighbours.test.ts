import {describe, expect, it} from 'vitest';
import {countLinks, getGroupedNeighbors, getNeighbors} from '../../src/theme/DocRoot/neighbors';

describe('getNeighbors', () => {
  const items = Array.from({length: 10}, (_, index) => index);
  it.each([
    [0, [0, 1, 2, 3]],
    [5, [3, 4, 5, 6]],
    [9, [6, 7, 8, 9]],
    [-1, [0, 1, 2, 3]],
  ])('returns the neighbors of %i: %o', (current, expected) => {
    expect(getNeighbors(items, current, 4)).toEqual(expected);
  });

  it('returns all of them if there are not too many', () => {
    expect(getNeighbors(items, 3, 10)).toEqual(items);
  });
});

describe('countLinks', () => {
  it('counts links in categories, too', () => {
    const inner = {type: 'category', items: [{type: 'link'}, {type: 'link'}]};
    const outer = {type: 'category', items: [{type: 'link'}, inner]};
    expect(countLinks([{type: 'link'}, outer, {type: 'category', items: []}])).toBe(4);
  });
});

describe('getGroupedNeighbors', () => {
  const group = (first: number): {type: string; items: {type: string; id: number}[]} => ({
    type: 'category',
    items: [0, 1, 2].map((offset) => ({type: 'link', id: first + offset})),
  });
  const items: {type: string; id?: number; items?: {id: number}[]}[] = [group(0), group(3), group(6)];

  it('keeps links in their groups, and no empty group', () => {
    const {listed, count, isComplete} = getGroupedNeighbors(items, ({id}) => id === 5, 4);
    expect(listed.map(({items: links}) => links?.map(({id}) => id))).toEqual([[3, 4, 5], [6]]);
    expect([count, isComplete]).toEqual([9, false]);
  });

  it('returns all of them if there are not too many', () => {
    expect(getGroupedNeighbors(items, () => false, 9)).toEqual({listed: items, count: 9, isComplete: true});
  });
});
