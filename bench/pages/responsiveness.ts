/** Measures how soon a page reacts on a slow phone, from the first paint on. */
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {launchOptions} from '../../tests/browser';
import {withServer} from './serve';

const QUERY = 'refund';
/** Time from the first paint until a reader presses the search key. */
const SEARCH_KEY_DELAY_MS = 100;
/** Lighthouse's slow 4G: latency in milliseconds, throughput in bytes per second. */
const SLOW_4G = {offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: 750e3 / 8};
const CPU_SLOWDOWN = 4;
const RUNS = 3;
/** Widths of the viewport in pixels; the controls are used at each. */
const WIDTHS = [1440, 412];

/** Times in milliseconds. */
export interface Interactions {
  /** Slowest interaction, and the control that was used. */
  slowest: {duration: number; target: string};
  /** Number of controls that were used. */
  controls: number;
}

/** Times in milliseconds, each the median of several visits. */
export interface EarlyInput {
  /** Time from the start of the visit to the first paint. */
  firstPaint: number;
  /** Time from the first paint until the shell listens. */
  shell: number;
  /** Time from the arrival of the last file that search needs to the first result, for a query typed before. */
  earlyResult: number;
  /** True if the whole query arrived, in each visit. */
  isQueryComplete: boolean;
}

type Interaction = Interactions['slowest'];

interface Recorder {
  shellAt?: number;
  events: Interaction[];
}

declare global {
  interface Window {
    recorder: Recorder;
  }
}

/** Records interactions, and when the shell listens. Runs in the page, before anything else. */
function recordInteractions(): void {
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

/** Marks one visible control of each kind, and returns their count. Links aren't controls, because they leave the page. */
function markControls(): number {
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

async function openSlowPage(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({viewport: {width, height: 823}});
  const page = await context.newPage();
  await page.addInitScript(recordInteractions);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', {rate: CPU_SLOWDOWN});
  return page;
}

const getFirstPaint = (page: Page): Promise<number> =>
  page
    .waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    .then((value) => value.jsonValue() as Promise<number>);

/** Uses each kind of control once. */
async function useControls(
  browser: Browser,
  url: string,
  width: number,
): Promise<{events: Interaction[]; count: number}> {
  const page = await openSlowPage(browser, width);
  await page.goto(url);
  // Scripts that hydrate a page keep the processor busy.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, {timeout: 20_000})));
  const count = await page.evaluate(markControls);
  for (let index = 1; index <= count; index += 1) {
    // A control that an earlier one has hidden can't be used.
    await page.click(`[data-bench-control="${index}"]`, {timeout: 2000}).catch(() => undefined);
    await page.waitForTimeout(300);
    await page.keyboard.press('Escape');
  }
  const events = await page.evaluate(() => window.recorder.events);
  await page.context().close();
  return {events, count};
}

async function measurePageInteractions(browser: Browser, url: string): Promise<Interactions> {
  const uses = [];
  for (const width of WIDTHS) uses.push(await useControls(browser, url, width));
  const events = uses.flatMap((use) => use.events).sort((one, other) => other.duration - one.duration);
  return {
    slowest: events[0] ?? {duration: 0, target: 'none took 16 ms'},
    controls: uses.reduce((sum, {count}) => sum + count, 0),
  };
}

async function measureVisit(browser: Browser, url: string): Promise<EarlyInput> {
  const page = await openSlowPage(browser, 412);
  let arrivedAt = 0;
  page.on('requestfinished', () => (arrivedAt = performance.now()));
  await page.goto(url, {waitUntil: 'commit'});
  const paintedAt = await getFirstPaint(page);
  await page.waitForTimeout(SEARCH_KEY_DELAY_MS);
  await page.keyboard.press('/');
  await page.keyboard.type(QUERY, {delay: 50});
  await page.locator('.DocSearch-Hit a').first().waitFor();
  const resultAt = performance.now();
  const isQueryComplete = (await page.locator('.DocSearch-Input').inputValue()) === QUERY;
  const shellAt = await page.evaluate(() => window.recorder.shellAt ?? NaN);
  await page.context().close();
  return {
    firstPaint: paintedAt,
    shell: Math.max(0, shellAt - paintedAt),
    earlyResult: resultAt - arrivedAt,
    isQueryComplete,
  };
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}

async function measurePageEarlyInput(browser: Browser, url: string): Promise<EarlyInput> {
  const visits: EarlyInput[] = [];
  for (let run = 0; run < RUNS; run += 1) visits.push(await measureVisit(browser, url));
  return {
    firstPaint: median(visits.map((visit) => visit.firstPaint)),
    shell: median(visits.map((visit) => visit.shell)),
    earlyResult: median(visits.map((visit) => visit.earlyResult)),
    isQueryComplete: visits.every((visit) => visit.isQueryComplete),
  };
}

/** @returns the results of `work` for each page, in the order of the routes */
function runOnPages<T>(
  folder: string,
  routes: readonly string[],
  work: (browser: Browser, url: string) => Promise<T>,
): Promise<T[]> {
  return withServer(path.join(folder, 'build'), routes, async (origin) => {
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
 * @param folder - path of a project with its `build/`
 * @param routes - route paths of pages, with a slash at both ends
 * @returns the figures of each, in the order of the routes
 */
export const measureInteractions = (folder: string, routes: readonly string[]): Promise<Interactions[]> =>
  runOnPages(folder, routes, measurePageInteractions);

/**
 * Presses the search key and types right after the first paint, with slow 4G and a processor four times slower.
 *
 * @param folder - path of our project with its `build/`
 * @param routes - route paths of pages, with a slash at both ends
 * @returns the figures of each, in the order of the routes
 */
export const measureEarlyInput = (folder: string, routes: readonly string[]): Promise<EarlyInput[]> =>
  runOnPages(folder, routes, measurePageEarlyInput);
