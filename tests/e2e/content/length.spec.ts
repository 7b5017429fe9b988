/** Length of guides, which are read from start to end: with collapsed code, at a width of 1440 px. */
import {brand} from '../../../src/brand';
import {waitForShell, expect} from '../pages';
import {getHandWrittenPages, test} from './pages';

/** Maximum height of the article, in pixels. */
const MAX_HEIGHT_PX = 8000;

/** Pages in which readers look something up: terms, events, codes, test data, or the criteria of a report. */
const LOOKUP_PAGES = [
  'glossary',
  'webhooks/events',
  'errors',
  'changelog',
  'testing',
  'accessibility',
  `${brand.slug}-js/reference`,
];

const DESKTOP = {width: 1440, height: 900};
const PHONE = {width: 320, height: 700};

test.use({viewport: DESKTOP});

test(
  `no guide is longer than ${MAX_HEIGHT_PX} px with collapsed code, and each fits a phone without horizontal scrolling`,
  {tag: '@browser'},
  async ({page}) => {
    test.setTimeout(300_000);
    for (const path of getHandWrittenPages()) {
      await page.setViewportSize(DESKTOP);
      await page.goto(path);
      await waitForShell(page);
      const height = await page
        .locator('main')
        .evaluate((main) => Math.round((main.querySelector('article') ?? main).getBoundingClientRect().height));
      if (!LOOKUP_PAGES.includes(path.slice(1, -1))) expect.soft(height, path).toBeLessThanOrEqual(MAX_HEIGHT_PX);
      await page.setViewportSize(PHONE);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${path}, overflow on a phone`).toBeLessThanOrEqual(0);
    }
  },
);
