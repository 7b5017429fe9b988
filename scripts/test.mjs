/**
 * `npm test`: installs what is missing, then checks, builds and tests everything.
 * The last line counts the tests of all suites.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import process from 'node:process';
import {findBrowser} from './browser.mjs';
import {installDebianPackages, installPackages, requireNode, stop} from './install.mjs';

requireNode();
installPackages();
installPrograms();

const RESULTS = '.generated/test-results';
fs.rmSync(RESULTS, {recursive: true, force: true});
fs.mkdirSync(RESULTS, {recursive: true});

const suites = {
  unit: `${RESULTS}/unit.json`,
  site: `${RESULTS}/site.json`,
  browser: `${RESULTS}/browser.json`,
};
const steps = [
  ['Generate', ['run', '--silent', 'generate']],
  ['Types, lint and texts', ['run', '--silent', 'check']],
  ['Unit tests', ['exec', '--', 'vitest', 'run', '--project', 'unit', ...vitestReport(suites.unit)]],
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

const counts = [readVitest(suites.unit), readVitest(suites.site), readPlaywright(suites.browser)];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`\nTook ${elapsed()}.`);
if (failures.length > 0) {
  console.log(`Failed: ${failures.join('; ')}.`);
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failures.length > 0 || passed === 0 ? 1 : 0);

/** A browser for the tests, and what runs the code samples: each Debian package with a command that needs it. */
function installPrograms() {
  const programs = {
    curl: ['curl', '--version'],
    'php-cli': ['php', '--version'],
    'php-curl': ['php', '-r', 'exit(extension_loaded("curl") ? 0 : 1);'],
    python3: ['python3', '--version'],
    'python3-requests': ['python3', '-c', 'import requests'],
  };
  const works = ([command, ...args]) => spawnSync(command, args, {stdio: 'ignore'}).status === 0;
  const missing = Object.keys(programs).filter((name) => !works(programs[name]));
  const needsBrowser = !findBrowser() && !hasPlaywrightBrowser();
  if (needsBrowser && isRootOnDebian()) {
    missing.push('chromium');
  }
  if (missing.length > 0) {
    installDebianPackages(missing, 'The tests');
  }
  if (needsBrowser && !isRootOnDebian()) {
    downloadBrowser();
  }
}

function isRootOnDebian() {
  const release = fs.existsSync('/etc/os-release') ? fs.readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID=debian$/m.test(release); // elsewhere the package has other names
}

function hasPlaywrightBrowser() {
  const script =
    "const {chromium} = require('@playwright/test'); process.exit(require('fs').existsSync(chromium.executablePath()) ? 0 : 1)";
  return spawnSync(process.execPath, ['-e', script]).status === 0;
}

function downloadBrowser() {
  console.log('Downloading Chromium for the browser tests …');
  spawnSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit'});
  if (!hasPlaywrightBrowser()) {
    stop(
      'The browser tests need Chromium or Chrome. None was found, and it could not be downloaded. ' +
        'Install one (on Debian: sudo apt-get install chromium; elsewhere: npx playwright install --with-deps chromium) ' +
        'and run the command again.',
    );
  }
}

function vitestReport(file) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
}

function readVitest(file) {
  const report = readJson(file);
  return {passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0};
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
