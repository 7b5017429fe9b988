/** How soon a page reacts on a slow phone, from the first paint on. */
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {launchOptions} from '../../tests/browser';
import {serving} from './serve';

const QUERY = 'refund';
/** After the first paint, a reader presses the search key. */
const EARLY_MS = 100;
/** Lighthouse's slow 4G: latency in milliseconds, bytes in a second. */
const SLOW_4G = {offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: 750e3 / 8};
const SLOWER_PROCESSOR = 4;
const RUNS = 3;
/** A reader uses a page at both widths. */
const WIDTHS = [1440, 412];

/** Times in milliseconds. */
export interface Interactions {
  /** The slowest interaction, and what was used. */
  slowest: {duration: number; target: string};
  /** How many controls were used. */
  controls: number;
}

/** Times in milliseconds, each the median of several visits. */
export interface EarlyInput {
  /** From the start of the visit to the first paint. */
  firstPaint: number;
  /** From the first paint to the moment at which the shell listens. */
  shell: number;
  /** From the arrival of the last file that search needs to the first result, for a query typed before. */
  earlyResult: number;
  /** Whether the query arrived whole, in each visit. */
  keptQuery: boolean;
}

type Event = Interactions['slowest'];

interface Recorder {
  shellAt?: number;
  events: Event[];
}

declare global {
  interface Window {
    recorder: Recorder;
  }
}

/** Runs in the page, before anything else. */
function record(): void {
  const recorder: Recorder = {events: []};
  window.recorder = recorder;
  const listen = document.addEventListener.bind(document);
  document.addEventListener = (type: string, ...rest: [EventListener]) => {
    if (type === 'click') recorder.shellAt ??= performance.now();
    listen(type, ...rest);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const element = entry.target as Element | null;
      const name = element?.getAttribute('aria-label') ?? element?.textContent?.trim().slice(0, 30) ?? '';
      if (entry.interactionId) recorder.events.push({duration: entry.duration, target: `${entry.name} ${name}`});
    }
  }).observe({type: 'event', durationThreshold: 16, buffered: true} as PerformanceObserverInit);
}

/** One of each kind of control that can be seen: links lead away. */
function controlsInView(): number {
  const kinds = new Set<string>();
  let count = 0;
  for (const element of document.querySelectorAll<HTMLElement>('button, summary, [role="tab"], [role="button"]')) {
    const attributes = element.getAttributeNames().filter((name) => name.startsWith('data-'));
    const kind = [element.tagName, element.getAttribute('role'), element.className, ...attributes].join(' ');
    if (kinds.has(kind) || !element.checkVisibility({visibilityProperty: true})) continue;
    kinds.add(kind);
    element.dataset.benchControl = String((count += 1));
  }
  return count;
}

async function slowPage(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({viewport: {width, height: 823}});
  const page = await context.newPage();
  await page.addInitScript(record);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: SLOWER_PROCESSOR});
  return page;
}

const firstPaint = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    .then((value) => value.jsonValue() as Promise<number>);

/** Uses each kind of control once. */
async function useControls(browser: Browser, url: string, width: number): Promise<{events: Event[]; count: number}> {
  const page = await slowPage(browser, width);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const count = await page.evaluate(controlsInView);
  for (let index = 1; index <= count; index += 1) {
    // What an earlier control hid can't be used.
    await page.click(`[data-bench-control="${index}"]`, {timeout: 2000}).catch(() => undefined);
    await page.waitForTimeout(300);
    await page.keyboard.press('Escape');
  }
  const events = await page.evaluate(() => window.recorder.events);
  await page.context().close();
  return {events, count};
}

async function interactionsOf(browser: Browser, url: string): Promise<Interactions> {
  const uses = [];
  for (const width of WIDTHS) uses.push(await useControls(browser, url, width));
  const events = uses.flatMap((use) => use.events).sort((one, other) => other.duration - one.duration);
  return {
    slowest: events[0] ?? {duration: 0, target: 'none took 16 ms'},
    controls: uses.reduce((sum, {count}) => sum + count, 0),
  };
}

async function visitEarly(browser: Browser, url: string): Promise<EarlyInput> {
  const page = await slowPage(browser, 412);
  let arrived = 0;
  page.on('requestfinished', () => (arrived = performance.now()));
  await page.goto(url, {waitUntil: 'commit'});
  const painted = await firstPaint(page);
  await page.waitForTimeout(EARLY_MS);
  await page.keyboard.press('/');
  await page.keyboard.type(QUERY, {delay: 50});
  await page.locator('.DocSearch-Hit a').first().waitFor();
  const shown = performance.now();
  const keptQuery = (await page.locator('.DocSearch-Input').inputValue()) === QUERY;
  const shellAt = await page.evaluate(() => window.recorder.shellAt ?? NaN);
  await page.context().close();
  return {firstPaint: painted, shell: Math.max(0, shellAt - painted), earlyResult: shown - arrived, keptQuery};
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

async function earlyInputOf(browser: Browser, url: string): Promise<EarlyInput> {
  const visits: EarlyInput[] = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await visitEarly(browser, url));
  return {
    firstPaint: median(visits.map((visit) => visit.firstPaint)),
    shell: median(visits.map((visit) => visit.shell)),
    earlyResult: median(visits.map((visit) => visit.earlyResult)),
    keptQuery: visits.every((visit) => visit.keptQuery),
  };
}

/** @returns what `work` finds out about each page, in the order of the routes */
function onPages<T>(
  folder: string,
  routes: readonly string[],
  work: (browser: Browser, url: string) => Promise<T>,
): Promise<T[]> {
  return serving(path.join(folder, 'build'), routes, async (origin) => {
    const browser = await chromium.launch(launchOptions);
    try {
      const results: T[] = [];
      for (const route of routes) results.push(await work(browser, `${origin}${route}`));
      return results;
    } finally {
      await browser.close();
    }
  });
}

/**
 * Uses each kind of button, tab, and disclosure of pages, with slow 4G and a processor four times slower.
 *
 * @param folder - a project with its `build/`
 * @param routes - addresses of pages, with a slash at both ends
 * @returns the figures of each, in the order of the routes
 */
export const measureInteractions = (folder: string, routes: readonly string[]): Promise<Interactions[]> =>
  onPages(folder, routes, interactionsOf);

/**
 * Presses the search key and types right after the first paint, with slow 4G and a processor four times slower.
 *
 * @param folder - a project of ours with its `build/`
 * @param routes - addresses of pages, with a slash at both ends
 * @returns the figures of each, in the order of the routes
 */
export const measureEarlyInput = (folder: string, routes: readonly string[]): Promise<EarlyInput[]> =>
  onPages(folder, routes, earlyInputOf);
