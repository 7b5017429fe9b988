/** Creates a test for each cell of the table. */
import {test} from '../pages';
import type {Fault} from './fault';
import {kinds} from './kinds';
import {saveCell, writeTable} from './report';
import {faults} from './table';

/** The faults that affect readers most, each on a kind of page that it affects. */
const DAILY_CELLS = new Set([
  'offline while the page loads, guide',
  'offline after the page has loaded, guide',
  'a deployment while the tab is open, guide',
  'the script fails, REST operation',
  'the style sheet fails, guide',
  'no storage, guide',
]);

const CELLS = new Set(faults.flatMap(({name}) => kinds.map((kind) => `${name}, ${kind.name}`)));
for (const cell of DAILY_CELLS) if (!CELLS.has(cell)) throw new Error(`The table of faults has no cell "${cell}".`);

/**
 * Creates the tests of a file.
 *
 * @param testedFaults - rows of the table that the file tests
 */
export function testFaults(testedFaults: readonly Fault[]): void {
  test.describe.configure({timeout: 30_000});
  test.use({actionTimeout: 10_000});
  test.afterAll(() => {
    writeTable(
      test.info(),
      faults.map(({name}) => name),
    );
  });
  for (const {name, outcome, errors = '(?!)', hasFakeClock, run} of testedFaults) {
    test.describe(name, () => {
      test.use({expectedErrors: new RegExp(`^console: |^failed: |^status |^${errors}`)});

      for (const kind of kinds) {
        test(
          `${kind.name} is readable, and reports within 10 s what can't work, with an alternative`,
          {tag: DAILY_CELLS.has(`${name}, ${kind.name}`) ? [] : '@faults'},
          async ({page, context}, info) => {
            saveCell(info, {fault: name, kind: kind.name, outcome: 'FAILED'});
            if (hasFakeClock) await page.clock.install();
            await run({page, context, kind});
            saveCell(info, {fault: name, kind: kind.name, outcome});
          },
        );
      }
    });
  }
}
