/** Browsers that lack a feature, change the page, or cache it. */
import {waitForShell, expect} from '../pages';
import {featureRemovals, deploy, simulateExtension, translateTexts} from './causes';
import {open, type Fault} from './fault';
import {enterQuery, expectReadable, expectResults, followLink, expectWorkingPage} from './probes';

export const browsers = Object.entries(featureRemovals).map(([feature, remove]): Fault => ({
  name: `no ${feature}`,
  outcome: 'works',
  async run({page, kind}) {
    await page.addInitScript(remove);
    await page.goto(kind.path);
    await expectReadable(page, kind);
    await expectWorkingPage(page);
  },
}));

export const time: Fault[] = [
  {
    name: 'a deployment while the tab is open',
    outcome: 'links, search, and Back load the new pages',
    async run(visit) {
      const {page, kind} = visit;
      await open(visit);
      await deploy(page);
      await followLink(page, '/getting-started/');
      await expect(page.locator('main h1')).toHaveText(/^Get/);
      await waitForShell(page);
      await enterQuery(page);
      await expectResults(page);
      await page.keyboard.press('Escape');
      await page.goBack();
      await expectReadable(page, kind);
      await expectWorkingPage(page);
    },
  },
  {
    name: 'an extension that changes the page while it loads',
    outcome: 'works',
    async run({page, kind}) {
      await page.addInitScript(simulateExtension);
      await page.goto(kind.path);
      await expectReadable(page, kind);
      await expectWorkingPage(page);
    },
  },
  {
    name: 'an extension that translates the page',
    outcome: 'works',
    async run(visit) {
      const {page, kind} = visit;
      await open(visit);
      await page.evaluate(translateTexts);
      await expectReadable(page, kind);
      await expectWorkingPage(page);
    },
  },
  {
    name: 'Back, from the browser’s back/forward cache',
    outcome: 'works',
    hasBackForwardCache: true,
    async run(visit) {
      const {page, kind} = visit;
      await open(visit);
      await enterQuery(page);
      await expectResults(page);
      if (kind.path !== '/search/') await page.keyboard.press('Escape');
      const response = await page.evaluate(() => {
        window.addEventListener('pageshow', ({persisted}) => (window.isFromCache = persisted));
        return performance.getEntriesByType('navigation')[0]?.toJSON() as {responseStatus: number};
      });
      await page.goto('/robots.txt');
      await page.evaluate(() => window.history.back());
      // For a moment, the page is neither of them. Browsers don't cache a page that wasn't found.
      if (response.responseStatus === 200)
        await expect.poll(() => page.evaluate(() => window.isFromCache).catch(() => undefined)).toBe(true);
      await expectReadable(page, kind);
      if (kind.path === '/search/') await page.getByRole('main').getByRole('searchbox').fill('');
      await expectWorkingPage(page);
    },
  },
  {
    name: 'two tabs',
    outcome: 'both work',
    async run(visit) {
      const other = await visit.context.newPage();
      await Promise.all([open(visit), open({...visit, page: other})]);
      await expectWorkingPage(visit.page);
      await expectReadable(other, visit.kind);
      await expectWorkingPage(other);
      await other.close();
    },
  },
];

declare global {
  interface Window {
    /** Whether the page that the browser went back to came from its back/forward cache. */
    isFromCache?: boolean;
  }
}
