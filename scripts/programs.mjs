/** Installs the programs that tests and samples need in addition to Node.js. */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import process from 'node:process';
import {findBrowser} from './browser.mjs';
import {findProgram, installDebianPackages, exitWithError} from './install.mjs';

/** Debian packages for tests of hosts, each with a command that works only if it's installed. */
const SERVERS = {
  openssl: ['openssl', 'version'],
  // Debian puts it in a folder that is only on the administrator's PATH.
  nginx: ['sh', '-c', 'PATH=$PATH:/usr/sbin nginx -v'],
  caddy: ['caddy', 'version'],
};

/**
 * Debian packages with browsers. With the first, tests take two thirds of the time; the second has a back/forward
 * cache.
 */
const BROWSERS = ['chromium-headless-shell', 'chromium'];

/**
 * Installs missing programs if that's possible, and logs their names. Otherwise, exits with instructions to install
 * them.
 *
 * @param {string} purpose - subject of the message, such as `The tests`
 * @param {{browser?: boolean}} [options] - `browser` is true if a browser is also needed
 */
export async function installPrograms(purpose, {browser = false} = {}) {
  const isWorking = ([command, ...args]) => spawnSync(command, args, {stdio: 'ignore'}).status === 0;
  const programs = await listPrograms();
  const missing = Object.keys(programs).filter((name) => !isWorking(programs[name]));
  const needsBrowser = browser && !hasBrowser();
  if (needsBrowser && isRootOnDebian()) {
    missing.push(...BROWSERS);
  }
  if (missing.length > 0) {
    installDebianPackages(missing, purpose);
    console.log(`Installed ${missing.join(', ')}.`);
  }
  if (needsBrowser && !isRootOnDebian()) {
    downloadBrowser();
  }
}

/**
 * Lists the programs that tests need.
 *
 * @returns {Promise<Record<string, readonly string[]>>} commands that work only if a program is installed, by Debian
 *   package
 */
export async function listPrograms() {
  // Not at the top of the module, which is loaded before packages are installed.
  const {require} = await import('tsx/cjs/api');
  const {SAMPLE_LANGUAGES} = require('@paydocs/reference/samples', import.meta.url);
  return Object.assign({}, ...SAMPLE_LANGUAGES.map(({debianPackages}) => debianPackages), SERVERS);
}

function isRootOnDebian() {
  const release = fs.existsSync('/etc/os-release') ? fs.readFileSync('/etc/os-release', 'utf8') : '';
  return process.getuid?.() === 0 && /^ID=debian$/m.test(release); // other distributions have other package names
}

/** Checks whether a browser is installed, or both browsers if Debian packages can be installed. */
function hasBrowser() {
  return isRootOnDebian() ? BROWSERS.every((name) => findProgram(name)) : (findBrowser() ?? hasPlaywrightBrowser());
}

function hasPlaywrightBrowser() {
  const script =
    "const {chromium} = require('@playwright/test'); process.exit(require('fs').existsSync(chromium.executablePath()) ? 0 : 1)";
  return spawnSync(process.execPath, ['-e', script]).status === 0;
}

function downloadBrowser() {
  console.log('Downloading Chromium for the browser tests…');
  spawnSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit'});
  if (!hasPlaywrightBrowser()) {
    exitWithError(
      'The browser tests need Chromium or Chrome, but neither was found, and the download failed. ' +
        'Install one (on Debian: sudo apt-get install chromium-headless-shell; elsewhere: npx playwright install --with-deps chromium) ' +
        'and rerun the command.',
    );
  }
}
