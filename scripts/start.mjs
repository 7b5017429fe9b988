/**
 * `npm start`: installs what is missing, makes the references, and serves the site with live
 * reload at http://localhost:3000. Arguments are handed to `docusaurus start`.
 */
import {spawn} from 'node:child_process';
import process from 'node:process';
import {installPackages, requireNode, stop} from './install.mjs';

requireNode();
installPackages();

const GENERATE = ['node_modules/tsx/dist/cli.mjs', 'scripts/generate.ts'];
const SOURCES = ['openapi', 'graphql', 'redocly.yaml', 'src/brand.ts'];

/** Makes the references once; resolves with the exit code. */
function generate() {
  return new Promise((resolve) => {
    spawn(process.execPath, GENERATE, {stdio: 'inherit'}).on('exit', resolve);
  });
}

if ((await generate()) !== 0) {
  stop('The references could not be made. Correct the files named above and run the command again.');
}

const server = spawn(
  process.execPath,
  ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open', ...process.argv.slice(2)],
  {stdio: 'inherit'},
);
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => server.kill(signal));
}

// One generation at a time; a save while one runs asks for another.
let running = false;
let pending = false;
async function regenerate() {
  if (running) {
    pending = true;
    return;
  }
  running = true;
  do {
    pending = false;
    await generate();
  } while (pending);
  running = false;
}

const {default: chokidar} = await import('chokidar');
let timer;
chokidar.watch(SOURCES, {ignoreInitial: true}).on('all', () => {
  clearTimeout(timer);
  timer = setTimeout(regenerate, 100);
});
