/** Guides are read from start to end: how long they are before a reader opens their code, at a width of 1440 px. */
import {brand} from '../../../src/brand';
import {alive, expect} from '../pages';
import {handWrittenPages, test} from './pages';

/** Pixels from the top of the article to its end. */
const MOST = 8000;

/** Pages in which readers look something up: terms, events, codes, test data, the criteria of a report. */
const LOOKED_UP = [
  'glossary',
  'webhooks/events',
  'errors',
  'changelog',
  'testing',
  'accessibility',
  `${brand.slug}-js/reference`,
];

const WINDOW = {width: 1440, height: 900};
const PHONE = {width: 320, height: 700};

test.use({viewport: WINDOW});

test(
  `no guide is longer than ${MOST} px before its code is opened, and each fits a phone without sideways scrolling`,
  {tag: '@browser'},
  async ({page}) => {
    test.setTimeout(300_000);
    for (const path of handWrittenPages()) {
      await page.setViewportSize(WINDOW);
      await page.goto(path);
      await alive(page);
      const height = await page
        .locator('main')
        .evaluate((main) => Math.round((main.querySelector('article') ?? main).getBoundingClientRect().height));
      if (!LOOKED_UP.includes(path.slice(1, -1))) expect.soft(height, path).toBeLessThanOrEqual(MOST);
      await page.setViewportSize(PHONE);
      const beside = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(beside, `${path}, what is beside a phone`).toBeLessThanOrEqual(0);
    }
  },
);
