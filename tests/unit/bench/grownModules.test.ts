import {describe, expect, it} from 'vitest';
import {findGrownModules} from '../../../bench/pages/grownModules';

describe('findGrownModules', () => {
  const before = {'main.js': {'react.js': 1000, 'menu.js': 500}, 'guide.js': {'tabs.js': 100}};

  it('lists new and larger modules in the scripts of a page, the most grown first', () => {
    const now = {'main.js': {'react.js': 1000, 'menu.js': 800, 'moment.js': 9000}, 'other.js': {'x.js': 1}};
    expect(findGrownModules(before, now, ['main.js'])).toEqual(['+9.0 KB moment.js (new)', '+0.3 KB menu.js']);
  });

  it('does not list a module that moved from one script to another', () => {
    expect(findGrownModules(before, {'main.js': {'tabs.js': 100}}, ['main.js'])).toEqual([]);
  });

  it('ignores scripts that the page does not load', () => {
    expect(findGrownModules(before, {'main.js': {}, 'other.js': {'x.js': 1000}}, ['main.js'])).toEqual([]);
  });
});
