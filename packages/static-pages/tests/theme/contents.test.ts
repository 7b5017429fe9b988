import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {listContents} from '../../src/theme/StaticDocIndex/contents';

const link = (label: string) => ({type: 'link', label, href: `/${label}/`}) as PropSidebarItem;
const group = (label: string, ...items: PropSidebarItem[]) =>
  ({type: 'category', label, items, collapsed: false, collapsible: false}) as unknown as PropSidebarItem;

it('lists groups with unique IDs and their depth', () => {
  const inner = group('Points of sale', link('b'));
  const again = group('Points of sale', link('c'));
  const items = [link('a'), group('A & <B>', inner), again];
  const {toc, ids} = listContents(items);
  expect(toc).toEqual([
    {value: 'A &amp; &lt;B>', id: 'a-b', level: 2},
    {value: 'Points of sale', id: 'points-of-sale', level: 3},
    {value: 'Points of sale', id: 'points-of-sale-2', level: 2},
  ]);
  expect([ids.get(inner), ids.get(again)]).toEqual(['points-of-sale', 'points-of-sale-2']);
});

it('lists nothing without groups', () => {
  expect(listContents([link('a')]).toc).toEqual([]);
});
