/** Readers' queries find the right pages of this site. */
import {describe, expect, it} from 'vitest';
import {areAbout, builtEngine, fittedQueries, heldOutQueries, pagesShown, rate} from './golden';

const engine = builtEngine();
const getPages = (query: string): string[] => pagesShown(engine, query);
const knownPages = new Set(engine.pages.map(({path: pagePath}) => pagePath));
const isOtherSite = !areAbout(knownPages);

describe.skipIf(isOtherSite)('labeled queries (skipped where they are about another site)', () => {
  const fitted = fittedQueries();
  const heldOut = Object.values(heldOutQueries()).flat();
  const queries = [...fitted, ...heldOut];

  it('are many, and their right pages exist', () => {
    expect(queries.length).toBeGreaterThanOrEqual(500);
    expect(new Set(queries.map(({query}) => query)).size).toBe(queries.length);
    const all = queries.flatMap(({pages}) => pages);
    expect(all.filter((page) => !knownPages.has(page)).join('\n'), 'pages of tests/search/*.json that are gone').toBe(
      '',
    );
    expect(heldOut.length).toBeGreaterThan(queries.length / 3);
  });

  it('find the right pages', () => {
    const {first, firstThree, reciprocalRank, misses} = rate(fitted, getPages);
    const report = misses.join('\n');
    expect(first, report).toBeGreaterThanOrEqual(0.88);
    expect(firstThree, report).toBeGreaterThanOrEqual(0.95);
    expect(reciprocalRank, report).toBeGreaterThanOrEqual(0.92);
  });

  // Doesn't report missed queries: people who read them would tune the ranking to them.
  it('find the right pages where nothing was fitted to them', () => {
    const {first, firstThree, reciprocalRank} = rate(heldOut, getPages);
    const figures = [first, firstThree, reciprocalRank].map((figure) => figure.toFixed(3));
    console.log(`Set aside: success@1 ${figures[0]}, success@3 ${figures[1]}, MRR ${figures[2]}`);
    expect(first).toBeGreaterThanOrEqual(0.82);
    expect(firstThree).toBeGreaterThanOrEqual(0.92);
  });

  // Reported queries. The shares above don't notice a single query, and `known.json` names no section.
  it.each([
    ['chargeback deadline', '/disputes/', undefined],
    ['dispute time limit', '/disputes/', undefined],
    ['webhook retries', '/webhooks/', 'retries'],
  ])('"%s", which readers reported, leads to %s', (query, page, section) => {
    const [first] = engine.search(query).matches;
    expect(first?.page.path).toBe(page);
    if (section !== undefined) expect(first?.section?.anchor).toBe(section);
  });

  it.each([
    ['4111 1111 1111 1111', '/testing/#test-cards'],
    ['ES6521000418480000000502', '/payment-methods/sepa-request-to-pay/#test-it'],
    ['crypto.timingSafeEqual', '/guides/verify-signature/'],
    ['idempotency_in_progress', '#'],
  ])('%s, which is in a table or in code, is found in its section', (query, target) => {
    const [first] = engine.search(query).matches;
    expect(`${first?.page.path}#${first?.section?.anchor ?? ''}`).toContain(target);
  });
});
