/** A network that goes away, on pages that are loaded and on their way to others. */
import {alive, expect} from '../pages';
import {goOfflineAtOnce} from './causes';
import {open, type Fault} from './fault';
import {ask, canRead, failedSearch, finds, follow, missingCode, missingPage, press, tells, works} from './probes';

export const network: Fault[] = [
  {
    name: 'offline while the page loads',
    outcome: 'told: code has not loaded; Reload',
    async meet({page, kind}) {
      const cure = await goOfflineAtOnce(page);
      await page.goto(kind.path, {waitUntil: 'commit'});
      await tells(missingCode(page), 'Reload');
      await canRead(page, kind);
      cure();
      await press(missingCode(page), 'Reload');
      await works(page);
    },
  },
  {
    name: 'offline after the page has loaded',
    outcome: 'told in search; Retry',
    async meet(visit) {
      const {page, context, kind} = visit;
      await open(visit);
      await context.setOffline(true);
      await ask(page);
      await canRead(page, kind);
      await tells(failedSearch(page), 'Retry');
      await context.setOffline(false);
      await press(failedSearch(page), 'Retry');
      await finds(page);
    },
  },
  {
    name: 'offline on the way to a reference, and on the way to a guide',
    outcome: 'told in the place of the page; Retry',
    async meet(visit) {
      const {page, context, kind} = visit;
      await open(visit);
      for (const [path, heading] of [
        ['/apis/rest/', 'REST API'],
        ['/getting-started/', 'Getting started'],
      ] as const) {
        await context.setOffline(true);
        await follow(page, path);
        await tells(missingPage(page), 'Retry');
        await context.setOffline(false);
        await press(missingPage(page), 'Retry');
        await expect(page.locator('main h1')).toHaveText(heading);
        await alive(page);
      }
      await page.goBack();
      // A page from the browser's cache takes a moment to be the one that is shown.
      await expect(page.locator('main h1')).toHaveText('REST API');
      await page.goBack();
      await canRead(page, kind);
    },
  },
];
