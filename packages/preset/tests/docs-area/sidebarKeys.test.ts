import {expect, it} from 'vitest';
import {addSidebarKeys} from '../../src/docs-area/sidebarKeys';

it('gives categories with the same name different keys', () => {
  const category = (label: string, items: object[] = []): object => ({type: 'category', label, items});
  const sidebars = {
    graphql: [
      {type: 'doc', id: 'index'},
      category('Operations', [category('Account'), category('Account')]),
      category('Types', [category('Account')]),
    ],
  };
  addSidebarKeys({sidebars} as never);
  const keys = JSON.stringify(sidebars).match(/(?<="key":")[^"]+/g);
  expect(keys?.sort()).toEqual([
    'Operations',
    'Operations › Account',
    'Operations › Account 2',
    'Types',
    'Types › Account',
  ]);
});
