/**
 * `npm start`: installs what is missing, makes the references, and serves the site with live
 * reload at http://localhost:3000. Arguments are handed to `docusaurus start`.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import {installPackages, requireNode} from './install.mjs';

requireNode();
installPackages();

const GENERATE = ['--require', './scripts/shortRun.cjs', '--import', 'tsx', 'scripts/generate.ts'];
/** Arguments of the development server; the ones of this command are handed on. */
const SERVE = ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'start', '--no-open', ...process.argv.slice(2)];
const BRAND = 'src/brand.ts';
const PROBLEMS = '.generated/problems.txt';
const SOURCES = [
  'changelog.yaml',
  'src/testData.ts',
  'openapi',
  'graphql',
  'docs',
  'static',
  'apis/rest/index.mdx',
  'apis/graphql/index.md',
  'sidebars.ts',
  'redocly.yaml',
  BRAND,
];
/** How long what the server says of an error is held back, for a generation to say it better. */
const PATIENCE = 1500;

let server;
let isRestarting = false;
// One generation at a time; a save while one runs asks for another.
let isGenerating = false;
let isPending = false;
let isBrandChanged = false;
let isSourceWrong = false;
/** What the server wrote to its error output, not shown yet. */
let held = [];
/** The first line of what the last failing generation told. */
let lastMistake = '';

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => (server ? server.kill(signal) : process.exit(1)));
}

await watch();
await regenerate();

async function watch() {
  const {default: chokidar} = await import('chokidar');
  let timer;
  const watcher = chokidar.watch(SOURCES, {ignoreInitial: true}).on('all', (_event, file) => {
    isBrandChanged ||= file === BRAND;
    clearTimeout(timer);
    timer = setTimeout(regenerate, 100);
  });
  await new Promise((resolve) => watcher.once('ready', resolve));
}

async function regenerate() {
  isPending = true;
  if (isGenerating) {
    return;
  }
  isGenerating = true;
  while (isPending) {
    isPending = false;
    const wasWrong = isSourceWrong;
    isSourceWrong = (await generate()) !== 0;
    if (isSourceWrong) {
      forgetHeld();
      console.log(
        server
          ? 'The preview shows the last good pages.'
          : 'The preview starts when these files are saved without the mistakes.',
      );
    } else if (!server) {
      serve();
    } else if (isBrandChanged) {
      // The configuration holds the brand, and only a new server reads it again.
      isRestarting = true;
      server.kill('SIGTERM');
    }
    isBrandChanged &&= isSourceWrong;
    if (wasWrong) {
      held = []; // told of before it was mended
    }
  }
  isGenerating = false;
  showHeld();
}

/** Makes the references and checks the pages; resolves with the exit code. */
function generate() {
  return new Promise((resolve) => {
    spawn(process.execPath, GENERATE, {stdio: 'inherit'}).on('exit', resolve);
  });
}

function serve() {
  // A folder of its own for what Docusaurus generates: a build may run at the same time.
  const env = {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join('.generated', 'preview')};
  server = spawn(process.execPath, SERVE, {stdio: ['inherit', 'inherit', 'pipe'], env});
  server.stderr.on('data', (chunk) => {
    if (!isSourceWrong) {
      held.push(chunk);
      setTimeout(showHeld, PATIENCE);
    }
  });
  server.on('exit', (code) => {
    showHeld();
    if (!isRestarting) {
      process.exit(code ?? 0);
    }
    isRestarting = false;
    serve();
  });
}

/** Shows what the server says of errors, apart from those of which a generation tells. */
function showHeld() {
  if (isGenerating) {
    return; // its end decides
  }
  const chunks = held.filter((chunk) => lastMistake === '' || !chunk.toString().includes(lastMistake));
  held = [];
  fs.writeSync(process.stderr.fd, Buffer.concat(chunks));
}

/** The server says the same of a wrong source, in more words and for its developers: it is not shown. */
function forgetHeld() {
  held = [];
  [lastMistake = ''] = fs.existsSync(PROBLEMS) ? fs.readFileSync(PROBLEMS, 'utf8').split('\n') : [];
}
