import {expect, it} from 'vitest';
import {limitPerArea} from '../../src/client/limitPerArea';
import type {Hierarchy} from '../../src/record';

const hits = (...areas: string[]): {hierarchy: Hierarchy; place: number}[] =>
  areas.map((lvl0, place) => ({
    hierarchy: {...{lvl0, lvl1: 'Page', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null}},
    place,
  }));
const places = (...areas: string[]): number[] => limitPerArea(hits(...areas)).map(({place}) => place);

it('lists fewer hits of an area the more areas have some, and keeps their order', () => {
  expect(places(...Array<string>(9).fill('Guides'))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(places('A', 'A', 'A', 'A', 'A', 'B')).toEqual([0, 1, 2, 3, 5]);
  expect(places('A', 'B', 'A', 'C', 'A', 'A', 'C', 'B')).toEqual([0, 1, 2, 3, 4, 6, 7]);
  expect(places()).toEqual([]);
});
