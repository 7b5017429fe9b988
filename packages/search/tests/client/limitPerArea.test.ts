import {expect, it} from 'vitest';
import {limitPerArea} from '../../src/client/limitPerArea';
import type {Hierarchy} from '../../src/record';

const createHits = (...areas: string[]): {hierarchy: Hierarchy; position: number}[] =>
  areas.map((lvl0, position) => ({
    hierarchy: {...{lvl0, lvl1: 'Page', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null}},
    position,
  }));
const getPositions = (...areas: string[]): number[] => limitPerArea(createHits(...areas)).map(({position}) => position);

it('lists fewer hits per area for more areas, and keeps their order', () => {
  expect(getPositions(...Array<string>(9).fill('Guides'))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(getPositions('A', 'A', 'A', 'A', 'A', 'B')).toEqual([0, 1, 2, 3, 5]);
  expect(getPositions('A', 'B', 'A', 'C', 'A', 'A', 'C', 'B')).toEqual([0, 1, 2, 3, 4, 6, 7]);
  expect(getPositions()).toEqual([]);
});
