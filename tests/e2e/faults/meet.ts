/** Makes a test of each cell of the table. */
import {test} from '../pages';
import type {Fault} from './fault';
import {kinds} from './kinds';
import {keepCell, writeTable} from './report';
import {faults} from './table';

/** The worst that happens to readers, on a kind of page that it hurts. */
const EVERY_DAY = new Set([
  'offline while the page loads, guide',
  'offline after the page has loaded, guide',
  'a deployment under the open tab, guide',
  'a script fails, REST operation',
  'the style sheet fails, guide',
  'no storage, guide',
]);

/** @param met - the lines of the table that a file tests */
export function meetAll(met: readonly Fault[]): void {
  test.describe.configure({timeout: 30_000});
  test.use({actionTimeout: 10_000});
  test.afterAll(() => {
    writeTable(
      test.info(),
      faults.map(({name}) => name),
    );
  });
  for (const {name, outcome, errors = '(?!)', hasClock, meet} of met) {
    test.describe(name, () => {
      test.use({expectedProblems: new RegExp(`^console: |^failed: |^status |^${errors}`)});

      for (const kind of kinds) {
        test(
          `${kind.name} can be read, and what can't work says so within 10 s, with a way on`,
          {tag: EVERY_DAY.has(`${name}, ${kind.name}`) ? [] : '@faults'},
          async ({page, context}, info) => {
            keepCell(info, {fault: name, kind: kind.name, outcome: 'FAILED'});
            if (hasClock) await page.clock.install();
            await meet({page, context, kind});
            keepCell(info, {fault: name, kind: kind.name, outcome});
          },
        );
      }
    });
  }
}
