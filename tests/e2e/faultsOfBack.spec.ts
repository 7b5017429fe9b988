/** The lines of `faults.spec.ts` for which the browser keeps pages. Playwright turns that off for a whole file. */
import {findHeadedBrowser} from '../../scripts/browser.mjs';
import {launchOptions} from '../browser';
import {meetAll} from './faults/meet';
import {faults} from './faults/table';
import {test} from './pages';

test.use({
  launchOptions: {
    ...launchOptions,
    executablePath: findHeadedBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});
meetAll(faults.filter(({keepsPages}) => keepsPages));
