import fs from 'node:fs';
import {describe, expect, it} from 'vitest';
import {brand} from '../../../src/brand';
import {checkNavbar, ITEM_TYPES} from '../../../src/config/checkNavbar';
import {createNavbarItems} from '../../../src/config/navbar';

describe('checkNavbar', () => {
  it('returns items that can be rendered', () => {
    const items = [
      ...createNavbarItems(brand, '/'),
      {type: 'docsVersionDropdown', versions: ['current']},
      {type: 'custom-login'},
    ];
    expect(checkNavbar(items, ['current'])).toBe(items);
  });

  it('reports every item of an unknown type, also inside a dropdown', () => {
    const items = [
      {type: 'menu', label: 'More'},
      {type: 'dropdown', label: 'APIs', items: [{type: 'badge', label: 'New'}]},
    ];
    expect(() => checkNavbar(items, ['current'])).toThrow(
      /^src\/config\/navbar\.ts: the item "More" has the type "menu", which no component renders\. Use "default", .* or "custom-…"\.\nsrc\/config\/navbar\.ts: the item "New" has the type "badge"/,
    );
  });

  it.each([[['1.0', 'current']], [{'1.0': {label: 'One'}}]])(
    'reports a version dropdown with an unknown docs version',
    (versions) => {
      expect(() => checkNavbar([{type: 'docsVersionDropdown', versions}], ['current'])).toThrow(
        'src/config/navbar.ts: an item requests the docs version "1.0", which doesn\'t exist. Use "current".',
      );
    },
  );

  it('supports the types for which the theme has a component', () => {
    const file = 'node_modules/@docusaurus/theme-classic/lib/theme/NavbarItem/ComponentTypes.js';
    const [, entries = ''] = /const ComponentTypes = \{([^}]*)\}/.exec(fs.readFileSync(file, 'utf8')) ?? [];
    const types = [...entries.matchAll(/^\s*(\w+):/gm)].map(([, type]) => type);
    expect(types.length).toBeGreaterThan(0);
    expect([...ITEM_TYPES].sort()).toEqual(types.sort());
  });
});
