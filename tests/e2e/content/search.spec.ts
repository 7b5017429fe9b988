/** Search finds the pages of this site, and stays within its budget. */
import {brotliCompressSync} from 'node:zlib';
import {areAbout, rate, readQueries} from '../../search/golden';
import {titleWord} from '../../search/titleWord';
import {waitForFiles, expect} from '../pages';
import {searchInModal, openModal, getSearchModal} from '../searchModal';
import {readOwnPages, test} from './pages';

/** Maximum number of pages to search for. */
const MAX_PAGES = 30;

/** Returns the last segment of a route as words, which may identify a page as well as its title does. */
const getRouteWords = (route: string): string => route.split('/').at(-2)?.replaceAll('-', ' ') ?? '';

test('pages are found by their titles', async ({page}) => {
  const pages = readOwnPages();
  const titles = new Map(pages.map(({route, title}) => [route, title]));
  const step = Math.max(1, Math.floor(pages.length / MAX_PAGES));
  const searched = pages.filter((_, index) => index % step === 0).slice(0, MAX_PAGES);
  const modal = await openModal(page, '/');
  for (const {route, title} of searched) {
    const [first = ''] = await searchInModal(page, modal, title);
    const found = first.replace(/#.*/, '');
    const names = [titles.get(found), getRouteWords(found)].map(titleWord);
    expect.soft(names, `${title} of ${route}: ${first}`).toContain(titleWord(title));
  }
});

test('the modal stays within its budget', async ({page}) => {
  const guide = readOwnPages().find(({kind}) => kind === 'guide')!;
  await page.goto(guide.route);
  await waitForFiles(page);
  const urls = new Set<string>();
  page.on('request', (request) => void urls.add(request.url()));
  const {button, field, hits} = getSearchModal(page);
  await button.click();
  await field.fill(guide.title);
  await expect(hits.first()).toBeVisible();
  await waitForFiles(page);
  const weigh = async (test: RegExp): Promise<number> => {
    const bodies = [...urls].filter((url) => test.test(url)).map(async (url) => (await page.request.get(url)).body());
    return (await Promise.all(bodies)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
  };
  // Includes Preact, which no page has loaded before.
  expect(await weigh(/\.js$/)).toBeLessThanOrEqual(53_000);
  expect(await weigh(/\.css$/)).toBeLessThanOrEqual(5_000);
  expect(await weigh(/names-.*\.json$/)).toBeLessThanOrEqual(30_000);
  expect(await weigh(/\.json$/)).toBeLessThanOrEqual(250_000);
});

test('the right pages come first in the modal', async ({page}) => {
  test.skip(!areAbout(new Set(readOwnPages().map(({route}) => route))), 'The labelled queries are about another site.');
  test.setTimeout(120_000);
  const modal = await openModal(page, '/');
  const pagesByQuery = new Map<string, string[]>();
  const queries = readQueries('queries');
  for (const {query} of queries) {
    const links = await searchInModal(page, modal, query);
    pagesByQuery.set(query, [...new Set(links.map((link) => link.replace(/#.*/, '')))]);
  }
  const {first, firstThree, misses} = rate(queries, (query) => pagesByQuery.get(query) ?? []);
  expect(first, misses.join('\n')).toBeGreaterThanOrEqual(0.88);
  expect(firstThree, misses.join('\n')).toBeGreaterThanOrEqual(0.95);
});
