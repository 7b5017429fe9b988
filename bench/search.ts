/** Measures the size and the speed of search without an account. */
import fs from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {chromium, type Browser} from '@playwright/test';
import {getSearchFolder} from '@paydocs/preset/site';
import {SearchEngine, type Shard} from '@paydocs/search/engine';
import {launchOptions} from '../tests/browser';
import {fittedQueries, heldOutQueries, pagesShown, rate, readQueries, type Success} from '../tests/search/golden';
import {withServer} from './pages/serve';
import {formatKilobytes, renderTable} from './table';

const PAGE = '/getting-started/';
const QUERY = 'refund';
const RUNS = 5;
/** Lighthouse's slow 4G: latency in milliseconds, throughput in bytes per second. */
const SLOW_4G = {offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: 750e3 / 8};
const CPU_SLOWDOWN = 4;

/** Sizes in bytes after brotli, times in milliseconds. */
export interface SearchFigures {
  /** Size of the index: what is loaded before the first result, and all of it. */
  names: number;
  index: number;
  /** Size of the scripts and style sheets that are loaded to open the modal and to search. */
  modal: number;
  /** Time of the engine for each keystroke of the golden queries. */
  median: number;
  p95: number;
  /** Time from the shortcut to the first result, on a slow phone without a cache. */
  firstResult: number;
  fitted: Success;
  /** Results for queries that no weight was fitted to. */
  heldOut: Success;
}

/**
 * @param folder - path of a project with a built site
 * @returns the figures of its search
 */
export async function measureSearch(folder: string): Promise<SearchFigures> {
  const assets = path.join(folder, getSearchFolder('en'), 'assets/search');
  const files = fs.readdirSync(assets).filter((name) => name.endsWith('.json'));
  const sizes = files.map((name) => ({
    name,
    size: brotliCompressSync(fs.readFileSync(path.join(assets, name))).length,
  }));
  const sum = (list: typeof sizes): number => list.reduce((total, {size}) => total + size, 0);
  const engine = new SearchEngine();
  for (const name of files) engine.add(JSON.parse(fs.readFileSync(path.join(assets, name), 'utf8')) as Shard);
  const pagesFor = (query: string): string[] => pagesShown(engine, query);
  const times = measureKeystrokes(engine);
  const getPercentile = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  const browserFigures = await withServer(path.join(folder, 'build'), [PAGE], measureInBrowser);
  return {
    names: sum(sizes.filter(({name}) => name.startsWith('names-'))),
    index: sum(sizes),
    median: getPercentile(0.5),
    p95: getPercentile(0.95),
    fitted: rate(fittedQueries(), pagesFor),
    heldOut: rate(Object.values(heldOutQueries()).flat(), pagesFor),
    ...browserFigures,
  };
}

/** Measures the engine's time for each keystroke, sorted: the minimum of several runs, because other processes use the machine. */
function measureKeystrokes(engine: SearchEngine): number[] {
  const typed = readQueries('queries').flatMap(({query}) =>
    Array.from({length: query.length}, (_, index) => query.slice(0, index + 1)),
  );
  const times = typed.map((query) => {
    const runs = Array.from({length: RUNS}, () => {
      const start = performance.now();
      engine.search(query);
      return performance.now() - start;
    });
    return Math.min(...runs);
  });
  return times.sort((one, other) => one - other);
}

async function measureInBrowser(origin: string): Promise<Pick<SearchFigures, 'modal' | 'firstResult'>> {
  const browser = await chromium.launch(launchOptions);
  try {
    const runs = [];
    for (let run = 0; run < 3; run += 1) runs.push(await measureFirstResult(browser, origin));
    runs.sort((one, other) => one.milliseconds - other.milliseconds);
    const [, median] = runs;
    return {modal: median?.bytes ?? 0, firstResult: median?.milliseconds ?? 0};
  } finally {
    await browser.close();
  }
}

async function measureFirstResult(browser: Browser, origin: string): Promise<{milliseconds: number; bytes: number}> {
  const context = await browser.newContext({viewport: {width: 412, height: 823}});
  const page = await context.newPage();
  await page.goto(`${origin}${PAGE}`);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 20_000})));
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (/\.(?:js|css)$/.test(response.url())) scripts.add(response.url());
  });
  const start = performance.now();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(QUERY);
  await page.locator('.DocSearch-Hit a').first().waitFor();
  const milliseconds = performance.now() - start;
  const bodies = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).body()));
  await context.close();
  return {milliseconds, bytes: bodies.reduce((total, body) => total + brotliCompressSync(body).length, 0)};
}

/** @returns the figures as Markdown, with their budgets */
export function renderSearchFigures(figures: SearchFigures): string {
  const {names, index, modal, median, p95, firstResult: first, fitted, heldOut} = figures;
  const formatSuccess = ({first: one, firstThree, reciprocalRank}: Success): string =>
    [one, firstThree, reciprocalRank].map((figure) => figure.toFixed(3)).join(' · ');
  return renderTable(
    ['search without an account', 'figure', 'bar'],
    [
      ['Index before the first result, KB', formatKilobytes(names), '≤ 30'],
      ['Index in all, KB', formatKilobytes(index), '≤ 250'],
      ['Code and styles of modal, client and engine, KB', formatKilobytes(modal), '≤ 90'],
      ['Engine, a keystroke: median · p95, ms', `${median.toFixed(1)} · ${p95.toFixed(1)}`, '≤ 10'],
      ['First result after the shortcut, slow 4G, processor ÷ 4, no cache, s', (first / 1000).toFixed(2), '≤ 1.2'],
      [
        'Queries that weights were fitted to: success@1 · success@3 · MRR',
        formatSuccess(fitted),
        '≥ 0.88 · 0.95 · 0.92',
      ],
      ['Queries set aside', formatSuccess(heldOut), ''],
    ],
  );
}
