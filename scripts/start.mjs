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
const BRAND = 'src/brand.ts';
const SOURCES = ['openapi', 'graphql', 'redocly.yaml', BRAND];

/** Makes the references once; resolves with the exit code. */
function generate() {
  return new Promise((resolve) => {
    spawn(process.execPath, GENERATE, {stdio: 'inherit'}).on('exit', resolve);
  });
}

if ((await generate()) !== 0) {
  stop('The references could not be made. Correct the files named above and run the command again.');
}

/** Arguments of the development server; the ones of this command are handed on. */
const SERVE = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open', ...process.argv.slice(2)];
let server = serve();
let isRestarting = false;

function serve() {
  const child = spawn(process.execPath, SERVE, {stdio: 'inherit'});
  child.on('exit', (code) => {
    if (isRestarting) {
      isRestarting = false;
      server = serve();
    } else {
      process.exit(code ?? 0);
    }
  });
  return child;
}
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => server.kill(signal));
}

// One generation at a time; a save while one runs asks for another.
let isGenerating = false;
let isPending = false;
let isBrandChanged = false;
async function regenerate() {
  isPending = true;
  if (isGenerating) {
    return;
  }
  isGenerating = true;
  while (isPending) {
    isPending = false;
    const code = await generate();
    if (code === 0 && isBrandChanged) {
      // The configuration holds the brand, and only a new server reads it again.
      isBrandChanged = false;
      isRestarting = true;
      server.kill('SIGTERM');
    }
  }
  isGenerating = false;
}

const {default: chokidar} = await import('chokidar');
let timer;
chokidar.watch(SOURCES, {ignoreInitial: true}).on('all', (_event, file) => {
  isBrandChanged ||= file === BRAND;
  clearTimeout(timer);
  timer = setTimeout(regenerate, 100);
});
