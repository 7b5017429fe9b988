/**
 * Installs what a command needs and the machine lacks: npm packages, a browser, and interpreters.
 * Runs on machines with only Node.js and npm, so it only imports built-in modules of Node.js.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Prints a message for the user, and exits with an error. */
export function exitWithError(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Exits with the required versions if this version of Node.js isn't supported. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!isSupported) {
    exitWithError(
      `Node.js ${process.versions.node} isn't supported. This project requires 20.19 or a later 20.x version, or 22.12 or later.`,
    );
  }
}

/** Runs a command with its output on the terminal; exits if it fails. */
export function runCommand(command, args, options = {}) {
  const result = spawnSync(command, args, {stdio: 'inherit', ...options});
  if (result.error || result.status !== 0) {
    exitWithError(`"${[command, ...args].join(' ')}" failed${result.error ? `: ${result.error.message}` : ''}.`);
  }
}

/** Installs the npm packages of the lock file, unless the same versions are already installed. */
export function installPackages() {
  const wanted = readPackages('package-lock.json');
  const installed = readPackages(path.join('node_modules', '.package-lock.json'));
  const isInstalled = Object.entries(wanted).every(
    ([name, {version, optional}]) =>
      name === '' || (optional && !installed[name]) || installed[name]?.version === version,
  );
  if (isInstalled) {
    return;
  }
  console.log('Installing packages (about a minute the first time)…');
  runCommand('npm', ['ci', '--no-audit', '--no-fund']);
}

/** Returns the packages of a lock file by folder. npm keeps a lock file of the installed packages in `node_modules`. */
function readPackages(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).packages : {};
}

/** Returns the path of the first program that is on the PATH; `undefined` if none is. */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((candidate) => fs.existsSync(candidate));
}

/**
 * Installs Debian packages if that's possible: as root, with apt-get. Otherwise, exits with instructions to install
 * them.
 */
export function installDebianPackages(packages, purpose) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !findProgram('apt-get')) {
    exitWithError(
      `${purpose} need software that this machine doesn't have. ` +
        `Install ${packages.join(', ')} (on Debian: sudo apt-get install ${packages.join(' ')}) and rerun the command.`,
    );
  }
  console.log(`Installing ${packages.join(', ')} …`);
  const environment = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  runCommand('apt-get', ['update', '-qq'], {env: environment});
  runCommand('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
