/** Scripts and style sheets that don't come as they should. */
import {alive, expect} from '../pages';
import {breakFiles, SHELL, STYLES, type Manner} from './causes';
import {manners, type Fault} from './fault';
import {canRead, missingCode, missingStyles, PATIENCE, press, tells, works} from './probes';

export const scripts = manners.map((manner): Fault => ({
  name: `the script ${manner}`,
  outcome: 'told: code has not loaded; Reload',
  errors:
    'page: (?:Loading chunk|ChunkLoadError|Invalid or unexpected token|Unexpected (?:token|end)|missing \\)|.*SyntaxError)',
  hasClock: manner === 'hangs',
  async meet({page, kind}) {
    const cure = await breakFiles(page, SHELL, manner);
    await page.goto(kind.path, {waitUntil: 'commit'});
    if (manner === 'hangs') {
      await page.waitForLoadState('domcontentloaded');
      await page.clock.runFor(PATIENCE);
    }
    await tells(missingCode(page), 'Reload');
    await canRead(page, kind);
    cure();
    await press(missingCode(page), 'Reload');
    await alive(page);
    await expect(missingCode(page)).toBeHidden();
    await canRead(page, kind);
  },
}));

/** Browsers say of one that hangs, or ends too early, that it is there. */
const isTold = (manner: Manner): boolean => manner !== 'hangs' && manner !== 'is cut in half';

export const styles = manners.map((manner): Fault => ({
  name: `the style sheet ${manner}`,
  outcome: isTold(manner)
    ? 'told: style sheet has not loaded; works, without its look; Reload'
    : 'works, without its look',
  hasClock: manner === 'hangs',
  async meet({page, kind}) {
    const cure = await breakFiles(page, STYLES, manner);
    await page.goto(kind.path, {waitUntil: 'commit'});
    if (manner === 'hangs') {
      await page.waitForSelector('link[rel=stylesheet]', {state: 'attached'});
      await page.clock.runFor(PATIENCE);
    }
    await canRead(page, kind);
    await alive(page);
    if (isTold(manner)) await tells(missingStyles(page), 'Reload');
    // What was asked for stays away. Only the next page has its styles: it would be waited for as long as this one.
    if (manner === 'hangs') cure();
    if (isTold(manner)) {
      cure();
      await press(missingStyles(page), 'Reload');
      await expect(missingStyles(page)).toBeHidden();
    }
    await works(page);
  },
}));
