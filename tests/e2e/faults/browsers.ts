/** Browsers that lack something, change the page, or keep it. */
import {alive, expect} from '../pages';
import {absences, deploy, interfere, translateTexts} from './causes';
import {open, type Fault} from './fault';
import {ask, canRead, finds, follow, works} from './probes';

export const browsers = Object.entries(absences).map(([what, remove]): Fault => ({
  name: `no ${what}`,
  outcome: 'works',
  async meet({page, kind}) {
    await page.addInitScript(remove);
    await page.goto(kind.path);
    await canRead(page, kind);
    await works(page);
  },
}));

export const time: Fault[] = [
  {
    name: 'a deployment under the open tab',
    outcome: 'the way on, search and the way back load the new pages',
    async meet(visit) {
      const {page, kind} = visit;
      await open(visit);
      await deploy(page);
      await follow(page, '/getting-started/');
      await expect(page.locator('main h1')).toHaveText('Getting started');
      await alive(page);
      await ask(page);
      await finds(page);
      await page.keyboard.press('Escape');
      await page.goBack();
      await canRead(page, kind);
      await works(page);
    },
  },
  {
    name: 'an extension that changes the page while it loads',
    outcome: 'works',
    async meet({page, kind}) {
      await page.addInitScript(interfere);
      await page.goto(kind.path);
      await canRead(page, kind);
      await works(page);
    },
  },
  {
    name: 'an extension that translates the page',
    outcome: 'works',
    async meet(visit) {
      const {page, kind} = visit;
      await open(visit);
      await page.evaluate(translateTexts);
      await canRead(page, kind);
      await works(page);
    },
  },
  {
    name: 'back, from the browser’s cache of pages',
    outcome: 'works',
    keepsPages: true,
    async meet(visit) {
      const {page, kind} = visit;
      await open(visit);
      await ask(page);
      await finds(page);
      if (kind.path !== '/search/') await page.keyboard.press('Escape');
      const response = await page.evaluate(() => {
        window.addEventListener('pageshow', ({persisted}) => (window.isKept = persisted));
        return performance.getEntriesByType('navigation')[0]?.toJSON() as {responseStatus: number};
      });
      await page.goto('/robots.txt');
      await page.evaluate(() => window.history.back());
      // For a moment the page is neither this one nor that. Browsers keep none that was not found.
      if (response.responseStatus === 200)
        await expect.poll(() => page.evaluate(() => window.isKept).catch(() => undefined)).toBe(true);
      await canRead(page, kind);
      if (kind.path === '/search/') await page.getByRole('main').getByRole('searchbox').fill('');
      await works(page);
    },
  },
  {
    name: 'two tabs',
    outcome: 'both work',
    async meet(visit) {
      const other = await visit.context.newPage();
      await Promise.all([open(visit), open({...visit, page: other})]);
      await works(visit.page);
      await canRead(other, visit.kind);
      await works(other);
      await other.close();
    },
  },
];

declare global {
  interface Window {
    /** Whether the browser had kept the page that it went back to. */
    isKept?: boolean;
  }
}
