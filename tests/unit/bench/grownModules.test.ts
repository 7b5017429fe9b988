import {describe, expect, it} from 'vitest';
import {findGrownModules} from '../../../bench/pages/grownModules';

describe('grownModules', () => {
  const before = {'main.js': {'react.js': 1000, 'menu.js': 500}, 'guide.js': {'tabs.js': 100}};

  it('names what is new or larger in the scripts of a page, the most grown first', () => {
    const now = {'main.js': {'react.js': 1000, 'menu.js': 800, 'moment.js': 9000}, 'other.js': {'x.js': 1}};
    expect(findGrownModules(before, now, ['main.js'])).toEqual(['+9.0 KB moment.js (new)', '+0.3 KB menu.js']);
  });

  it('does not take a module for new that moved from one script to another', () => {
    expect(findGrownModules(before, {'main.js': {'tabs.js': 100}}, ['main.js'])).toEqual([]);
  });

  it('leaves scripts out that the page does not load', () => {
    expect(findGrownModules(before, {'main.js': {}, 'other.js': {'x.js': 1000}}, ['main.js'])).toEqual([]);
  });
});
