/**
 * `npm test`: installs what is missing, then checks, builds and tests everything.
 * The last line counts the tests of all suites.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import process from 'node:process';
import {installPackages, requireNode} from './install.mjs';
import {installPrograms} from './programs.mjs';

requireNode();
installPackages();
installPrograms('The tests', {browser: true});

const RESULTS = '.generated/test-results';
fs.rmSync(RESULTS, {recursive: true, force: true});
fs.mkdirSync(RESULTS, {recursive: true});

const suites = {
  unit: `${RESULTS}/unit.json`,
  site: `${RESULTS}/site.json`,
  browser: `${RESULTS}/browser.json`,
  snippets: `${RESULTS}/snippets.json`,
  shops: `${RESULTS}/shops.json`,
};
const steps = [
  ['Generate', ['run', '--silent', 'generate']],
  // The rules of `npm run check` are unit tests as well.
  ['Types', ['run', '--silent', 'check:types']],
  ['Lint and formatting', ['run', '--silent', 'check:code']],
  ['Texts', ['run', '--silent', 'check:text']],
  ['Unit tests', ['exec', '--', 'vitest', 'run', '--project', 'unit', ...vitestReport(suites.unit)]],
  ['Programs of guides and reference', ['run', '--silent', 'test:snippets', '--', '--results', suites.snippets]],
  ['Shops of guides', ['exec', '--', 'vitest', 'run', '--project', 'shops', ...vitestReport(suites.shops)]],
  ['Build', ['run', '--silent', 'build']],
  ['Tests of the built site', ['exec', '--', 'vitest', 'run', '--project', 'site', ...vitestReport(suites.site)]],
  ['Browser tests', ['exec', '--', 'playwright', 'test'], {PLAYWRIGHT_JSON_OUTPUT_NAME: suites.browser}],
];

const started = Date.now();
const failures = [];
for (const [name, args, variables] of steps) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)} ${elapsed()}`);
  const {status} = spawnSync('npm', args, {stdio: 'inherit', env: {...process.env, ...variables}});
  if (status !== 0) {
    failures.push(name);
    if (name === 'Generate' || name === 'Build') {
      break; // what follows would test an older state
    }
  }
}

const counts = [
  readVitest(suites.unit),
  readCounts(suites.snippets),
  readVitest(suites.shops),
  readVitest(suites.site),
  readPlaywright(suites.browser),
];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\nTook ${elapsed()}.`);
if (failures.length > 0) {
  console.log(`Failed: ${failures.join('; ')}.`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failures.length > 0 || passed === 0 ? 1 : 0);

function vitestReport(file) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

function readVitest(file) {
  const report = readJson(file);
  return {passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0};
}

function readCounts(file) {
  const {passed = 0, failed = 0} = readJson(file) ?? {};
  return {passed, failed};
}

function readPlaywright(file) {
  const stats = readJson(file)?.stats;
  return {passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0)};
}

function readJson(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
}

function elapsed() {
  const seconds = Math.round((Date.now() - started) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
