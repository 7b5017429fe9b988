/** Every promised route is a file of the built site. */
import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {brand} from '../../src/brand';
import {allRoutes, hasInventory, held} from '../inventory';

describe('routes', () => {
  it.skipIf(!hasInventory)(held('all exist'), () => {
    const routes = allRoutes(brand.slug);
    expect(routes.length).toBeGreaterThan(0);
    expect(routes.filter((route) => !fs.existsSync(path.join('build', route, 'index.html')))).toEqual([]);
  });

  it('include a not-found page', () => {
    expect(fs.readFileSync('build/404.html', 'utf8')).toContain('Page not found');
  });
});
