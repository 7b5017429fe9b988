/**
 * `npm test`: installs what is missing, then runs the checks, builds, and tests that must pass after every change.
 * `npm run test:all`: runs all parts, or only those that are named: `npm run test:all -- faults pictures`.
 * The last lines list the failures, the counts of tests, and the duration of each step.
 */
import fs from 'node:fs';
import process from 'node:process';
import {installPackages, requireNode, exitWithError} from './install.mjs';
import {installPrograms} from './programs.mjs';
import {runStages} from './steps.mjs';
import {daily, parts, RESULTS_FOLDER} from './testParts.mjs';
import {describeOutcome, readSummaries} from './testReports.mjs';

const [, , command, ...names] = process.argv;
const unknown = names.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0)
  exitWithError(
    `npm run test:all has no part "${unknown.join('", "')}". Valid parts: ${Object.keys(parts).join(', ')}.`,
  );

requireNode();
installPackages();
await installPrograms('The tests', {browser: true});

fs.rmSync(RESULTS_FOLDER, {recursive: true, force: true});
fs.mkdirSync(RESULTS_FOLDER, {recursive: true});

const chosen = command === 'all' ? (names.length > 0 ? names : Object.keys(parts)).map((name) => parts[name]) : [daily];
const startTime = Date.now();
const steps = [];
for (const stages of chosen)
  steps.push(
    ...(await runStages(stages, ({name}) =>
      console.log(`\n── ${name} ${'─'.repeat(60 - name.length)} ${formatMinutes(getElapsedSeconds())}`),
    )),
  );
const failed = steps.filter(({isFailed}) => isFailed).map(({name}) => name);

const summaries = readSummaries(RESULTS_FOLDER);
console.log(
  `\nTook ${formatMinutes(getElapsedSeconds())}: ${steps.map(({name, seconds}) => `${name} ${formatMinutes(seconds)}`).join(', ')}.`,
);
console.log(describeOutcome(failed, summaries));
process.exit(failed.length > 0 || summaries.every(({passed}) => passed === 0) ? 1 : 0);

function getElapsedSeconds() {
  return (Date.now() - startTime) / 1000;
}

function formatMinutes(seconds) {
  const wholeSeconds = Math.round(seconds);
  return `${Math.floor(wholeSeconds / 60)}:${String(wholeSeconds % 60).padStart(2, '0')}`;
}
