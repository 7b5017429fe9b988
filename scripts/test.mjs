/**
 * `npm test`: installs what is missing, then checks, builds and tests everything.
 * The last lines name what failed and what is flaky, and count the tests of all suites.
 */
import fs from 'node:fs';
import process from 'node:process';
import {installPackages, requireNode} from './install.mjs';
import {installPrograms} from './programs.mjs';
import {runStages} from './steps.mjs';
import {describeOutcome, readCounts, readPlaywright, readVitest} from './testReports.mjs';

requireNode();
installPackages();
installPrograms('The tests', {browser: true});

const RESULTS = '.generated/test-results';
fs.rmSync(RESULTS, {recursive: true, force: true});
fs.mkdirSync(RESULTS, {recursive: true});

const PROGRAMS = 'Programs of guides and reference';
const suites = {
  unit: `${RESULTS}/unit.json`,
  site: `${RESULTS}/site.json`,
  browser: `${RESULTS}/browser.json`,
  snippets: `${RESULTS}/snippets.json`,
  shops: `${RESULTS}/shops.json`,
};

const script = (...args) => ['npm', 'run', '--silent', ...args];
const vitest = (project, file) => [
  ...['npm', 'exec', '--', 'vitest', 'run', '--project', project],
  ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
];
/** On two cores: what waits most of the time, or works on one of them, runs beside something else. */
const stages = [
  [[{name: 'Generate', command: script('generate'), isNeeded: true}]],
  [
    [
      {name: 'Shops of guides', command: vitest('shops', suites.shops)},
      {name: PROGRAMS, command: script('test:snippets', '--', '--results', suites.snippets)},
    ],
    [
      {name: 'Types', command: script('check:types')},
      {name: 'Lint and formatting', command: script('check:code')},
      {name: 'Texts', command: script('check:text')},
      {name: 'Build', command: script('build'), isNeeded: true},
      // The rules of `npm run check` are among them.
      {name: 'Unit tests', command: vitest('unit', suites.unit)},
    ],
  ],
  [[{name: 'Tests of the built site', command: vitest('site', suites.site)}]],
  [
    [
      {
        name: 'Browser tests',
        command: ['npm', 'exec', '--', 'playwright', 'test'],
        variables: {PLAYWRIGHT_JSON_OUTPUT_NAME: suites.browser},
      },
    ],
  ],
];

const started = Date.now();
const failedSteps = await runStages(stages, ({name}) =>
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)} ${elapsed()}`),
);

const summaries = [
  readVitest(suites.unit),
  readCounts(suites.snippets, PROGRAMS),
  readVitest(suites.shops),
  readVitest(suites.site),
  readPlaywright(suites.browser),
];
console.log(`\nTook ${elapsed()}.`);
console.log(describeOutcome(failedSteps, summaries));
process.exit(failedSteps.length > 0 || summaries.every(({passed}) => passed === 0) ? 1 : 0);

function elapsed() {
  const seconds = Math.round((Date.now() - started) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
