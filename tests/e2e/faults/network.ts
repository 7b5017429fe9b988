/** Loss of the network, on loaded pages and during navigation to others. */
import {waitForShell, expect} from '../pages';
import {goOfflineAfterFirstRequest} from './causes';
import {open, type Fault} from './fault';
import {
  enterQuery,
  expectReadable,
  getFailedSearchNotice,
  expectResults,
  followLink,
  getMissingCodeNotice,
  getMissingPageNotice,
  press,
  expectNotice,
  expectWorkingPage,
} from './probes';

export const network: Fault[] = [
  {
    name: 'offline while the page loads',
    outcome: 'reports that code has not loaded; Reload',
    async run({page, kind}) {
      const restore = await goOfflineAfterFirstRequest(page);
      await page.goto(kind.path, {waitUntil: 'commit'});
      await expectNotice(getMissingCodeNotice(page), 'Reload');
      await expectReadable(page, kind);
      restore();
      await press(getMissingCodeNotice(page), 'Reload');
      await expectWorkingPage(page);
    },
  },
  {
    name: 'offline after the page has loaded',
    outcome: 'reported in search; Retry',
    async run(visit) {
      const {page, context, kind} = visit;
      await open(visit);
      await context.setOffline(true);
      await enterQuery(page);
      await expectReadable(page, kind);
      await expectNotice(getFailedSearchNotice(page), 'Retry');
      await context.setOffline(false);
      await press(getFailedSearchNotice(page), 'Retry');
      await expectResults(page);
    },
  },
  {
    name: 'offline during navigation to a reference and to a guide',
    outcome: 'an error replaces the page; Retry',
    async run(visit) {
      const {page, context, kind} = visit;
      await open(visit);
      for (const [path, heading] of [
        ['/apis/rest/', 'REST API'],
        ['/getting-started/', /^Get/],
      ] as const) {
        await context.setOffline(true);
        await followLink(page, path);
        await expectNotice(getMissingPageNotice(page), 'Retry');
        await context.setOffline(false);
        await press(getMissingPageNotice(page), 'Retry');
        await expect(page.locator('main h1')).toHaveText(heading);
        await waitForShell(page);
      }
      await page.goBack();
      // A page from the browser's cache takes a moment to be shown.
      await expect(page.locator('main h1')).toHaveText('REST API');
      await page.goBack();
      await expectReadable(page, kind);
    },
  },
];
