/** Search finds what this site has, and loads no more for it than it may. */
import {brotliCompressSync} from 'node:zlib';
import {areAbout, rate, readQueries} from '../../search/golden';
import {titleWord} from '../../search/titleWord';
import {expect} from '../pages';
import {hitsFor, openModal, searchModal} from '../searchModal';
import {ownPages, test} from './pages';

/** How many pages are looked for. */
const MOST = 30;

/** @returns the last part of an address as words: a page may be known by it as well as by its title */
const addressWords = (address: string): string => address.split('/').at(-2)?.replaceAll('-', ' ') ?? '';

test('pages are found by their titles', async ({page}) => {
  const pages = ownPages();
  const titles = new Map(pages.map(({address, title}) => [address, title]));
  const step = Math.max(1, Math.floor(pages.length / MOST));
  const searched = pages.filter((_, index) => index % step === 0).slice(0, MOST);
  const modal = await openModal(page, '/');
  for (const {address, title} of searched) {
    const [first = ''] = await hitsFor(page, modal, title);
    const found = first.replace(/#.*/, '');
    const names = [titles.get(found), addressWords(found)].map(titleWord);
    expect.soft(names, `${title} of ${address}: ${first}`).toContain(titleWord(title));
  }
});

test('the modal stays within its budget', async ({page}) => {
  const guide = ownPages().find(({kind}) => kind === 'guide')!;
  await page.goto(guide.address);
  await page.waitForLoadState('networkidle');
  const urls = new Set<string>();
  page.on('request', (request) => void urls.add(request.url()));
  const {button, field, hits} = searchModal(page);
  await button.click();
  await field.fill(guide.title);
  await expect(hits.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const weigh = async (test: RegExp): Promise<number> => {
    const bodies = [...urls].filter((url) => test.test(url)).map(async (url) => (await page.request.get(url)).body());
    return (await Promise.all(bodies)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  };
  // With React, which no page has loaded before.
  expect(await weigh(/\.js$/)).toBeLessThanOrEqual(102_000);
  expect(await weigh(/\.css$/)).toBeLessThanOrEqual(5_000);
  expect(await weigh(/names-.*\.json$/)).toBeLessThanOrEqual(30_000);
  expect(await weigh(/\.json$/)).toBeLessThanOrEqual(250_000);
});

test('the right pages come first in the modal', async ({page}) => {
  test.skip(!areAbout(new Set(ownPages().map(({address}) => address))), 'The labelled queries are about another site.');
  test.setTimeout(120_000);
  const modal = await openModal(page, '/');
  const shown = new Map<string, string[]>();
  const queries = readQueries('queries');
  for (const {query} of queries) {
    const links = await hitsFor(page, modal, query);
    shown.set(query, [...new Set(links.map((link) => link.replace(/#.*/, '')))]);
  }
  const {first, firstThree, misses} = rate(queries, (query) => shown.get(query) ?? []);
  expect(first, misses.join('\n')).toBeGreaterThanOrEqual(0.88);
  expect(firstThree, misses.join('\n')).toBeGreaterThanOrEqual(0.95);
});
