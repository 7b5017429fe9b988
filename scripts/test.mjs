/**
 * `npm test`: installs what is missing, then checks, builds and tests what must hold after every change.
 * `npm run test:all`: that and the rest, or the parts that are named: `npm run test:all -- faults pictures`.
 * The last lines name what failed, count the tests, and say how long each step took.
 */
import fs from 'node:fs';
import process from 'node:process';
import {installPackages, requireNode, stop} from './install.mjs';
import {installPrograms} from './programs.mjs';
import {runStages} from './steps.mjs';
import {daily, parts, RESULTS} from './testParts.mjs';
import {describeOutcome, readSummaries} from './testReports.mjs';

const [, , command, ...names] = process.argv;
const unknown = names.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0)
  stop(`npm run test:all has no part "${unknown.join('", "')}". Valid parts: ${Object.keys(parts).join(', ')}.`);

requireNode();
installPackages();
installPrograms('The tests', {browser: true});

fs.rmSync(RESULTS, {recursive: true, force: true});
fs.mkdirSync(RESULTS, {recursive: true});

const chosen = command === 'all' ? (names.length > 0 ? names : Object.keys(parts)).map((name) => parts[name]) : [daily];
const started = Date.now();
const steps = [];
for (const stages of chosen)
  steps.push(
    ...(await runStages(stages, ({name}) =>
      console.log(`\n── ${name} ${'─'.repeat(60 - name.length)} ${minutes(elapsed())}`),
    )),
  );
const failed = steps.filter(({isFailed}) => isFailed).map(({name}) => name);

const summaries = readSummaries(RESULTS);
console.log(
  `\nTook ${minutes(elapsed())}: ${steps.map(({name, seconds}) => `${name} ${minutes(seconds)}`).join(', ')}.`,
);
console.log(describeOutcome(failed, summaries));
process.exit(failed.length > 0 || summaries.every(({passed}) => passed === 0) ? 1 : 0);

function elapsed() {
  return (Date.now() - started) / 1000;
}

function minutes(seconds) {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
