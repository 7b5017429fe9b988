/** Scripts and style sheets that don't load as they should. */
import {waitForShell, expect} from '../pages';
import {breakFiles, SHELL, STYLES, type FailureMode} from './causes';
import {failureModes, type Fault} from './fault';
import {
  expectReadable,
  getMissingCodeNotice,
  getMissingStylesNotice,
  REPORT_TIMEOUT_MS,
  press,
  expectNotice,
  expectWorkingPage,
} from './probes';

export const scripts = failureModes.map((mode): Fault => ({
  name: `the script ${mode}`,
  outcome: 'reports that code has not loaded; Reload',
  errors:
    'page: (?:Loading chunk|ChunkLoadError|Invalid or unexpected token|Unexpected (?:token|end)|missing \\)|.*SyntaxError)',
  hasFakeClock: mode === 'hangs',
  async run({page, kind}) {
    const restore = await breakFiles(page, SHELL, mode);
    await page.goto(kind.path, {waitUntil: 'commit'});
    if (mode === 'hangs') {
      await page.waitForLoadState('domcontentloaded');
      await page.clock.runFor(REPORT_TIMEOUT_MS);
    }
    await expectNotice(getMissingCodeNotice(page), 'Reload');
    await expectReadable(page, kind);
    restore();
    await press(getMissingCodeNotice(page), 'Reload');
    await waitForShell(page);
    await expect(getMissingCodeNotice(page)).toBeHidden();
    await expectReadable(page, kind);
  },
}));

/** Checks whether the page can tell. It can't if a style sheet ends too early. */
const isReported = (mode: FailureMode): boolean => mode !== 'is cut in half';

export const styles = failureModes.map((mode): Fault => ({
  name: `the style sheet ${mode}`,
  outcome: isReported(mode)
    ? 'reports that the style sheet has not loaded; works without styles; Reload'
    : 'works without styles',
  hasFakeClock: mode === 'hangs',
  async run({page, kind}) {
    const restore = await breakFiles(page, STYLES, mode);
    await page.goto(kind.path, {waitUntil: 'commit'});
    if (mode === 'hangs') {
      await page.waitForSelector('link[rel=stylesheet]', {state: 'attached'});
      await page.clock.runFor(REPORT_TIMEOUT_MS);
    }
    await expectReadable(page, kind);
    await waitForShell(page);
    // The shell also waits.
    if (mode === 'hangs') await page.clock.runFor(REPORT_TIMEOUT_MS);
    if (isReported(mode)) await expectNotice(getMissingStylesNotice(page), 'Reload');
    if (isReported(mode)) {
      restore();
      await press(getMissingStylesNotice(page), 'Reload');
      await expect(getMissingStylesNotice(page)).toBeHidden();
    }
    await expectWorkingPage(page);
  },
}));
