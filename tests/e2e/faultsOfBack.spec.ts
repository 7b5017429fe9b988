/**
 * The faults that need the browser's back/forward cache, which Playwright disables by default, and which can only be
 * enabled for a whole file. The other faults are in `faults.spec.ts`.
 */
import {findHeadedBrowser} from '../../scripts/browser.mjs';
import {launchOptions} from '../browser';
import {testFaults} from './faults/meet';
import {faults} from './faults/table';
import {test} from './pages';

test.use({
  launchOptions: {
    ...launchOptions,
    executablePath: findHeadedBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});
testFaults(faults.filter(({hasBackForwardCache}) => hasBackForwardCache));
