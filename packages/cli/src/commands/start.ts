/**
 * `paydocs start`: generates the references, and serves the site with live reload at http://localhost:3000.
 * Passes its arguments to `docusaurus start`.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import chokidar from 'chokidar';
import {generatedFolder, diagnosticsFile} from '@paydocs/preset/site';
import {loadSite} from '../site/load';
import {assertPortAvailable} from '../serve/assertPortAvailable';
import type {Site} from '../site/types';
import {EDITION_PATHS, isGeneratedPage, getPreviewSources} from '../start/previewSources';

const GENERATE_COMMAND = [path.resolve(__dirname, '..', '..', 'bin', 'paydocs.mjs'), 'generate'];
const DOCUSAURUS_BIN = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'bin',
  'docusaurus.mjs',
);
/** Arguments that are passed to the development server. */
const SERVER_ARGS = process.argv.slice(2);
const SERVER_COMMAND = [DOCUSAURUS_BIN, 'start', '--no-open', ...SERVER_ARGS];
/** Delay before the server's errors are shown, in milliseconds: a generation may report them more clearly. */
const ERROR_DELAY_MS = 1500;

let server: ChildProcess | undefined;
let isRestarting = false;
/**
 * True after the first restart. If the server fails after that, a change is the likely cause, and another change may
 * fix it.
 */
let hasRestarted = false;
let isStopping = false;
// Only one generation runs at a time; saving a file meanwhile requests another one.
let isGenerating = false;
let isPending = false;
/** Last saved file for which the server must restart; empty if there's none. */
let changedSetting = '';
let hasInvalidSource = false;
/** Error output of the server that hasn't been shown yet. */
let heldErrors: Buffer[] = [];
/** First line of the diagnostics of the last failed generation. */
let lastDiagnostic = '';

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopping = true;
    if (server) server.kill(signal);
    else process.exit(1);
  });
}

async function main(): Promise<void> {
  const site = await loadSiteAndCheckPort().catch((error: Error) => {
    // The configuration is invalid, an argument names a language that the site doesn't have, or the port is in use.
    console.error(`${error.message}\n\nThe preview didn't start.`);
    process.exit(1);
  });
  await watchSources(site);
  await regenerate();
}

async function loadSiteAndCheckPort(): Promise<Site> {
  const {port = '3000', host} = parseArgs({
    args: SERVER_ARGS,
    options: {port: {type: 'string', short: 'p'}, host: {type: 'string', short: 'h'}},
    strict: false,
  }).values;
  await assertPortAvailable(Number(port), typeof host === 'string' ? host : undefined);
  return loadSite(process.cwd(), SERVER_ARGS);
}

async function watchSources(site: Site): Promise<void> {
  const {sources, settings, needsRestart} = getPreviewSources(site);
  let timer: NodeJS.Timeout | undefined;
  const watcher = chokidar
    .watch([...sources, ...EDITION_PATHS, ...settings], {ignoreInitial: true})
    .on('all', (_event, file) => {
      if (isGeneratedPage(file)) return;
      if (needsRestart(file)) changedSetting = file;
      clearTimeout(timer);
      timer = setTimeout(regenerate, 100);
    });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
}

async function regenerate(): Promise<void> {
  isPending = true;
  if (isGenerating) {
    return;
  }
  isGenerating = true;
  while (isPending) {
    isPending = false;
    const wasInvalid = hasInvalidSource;
    const setting = changedSetting;
    changedSetting = '';
    hasInvalidSource = (await generate()) !== 0;
    if (hasInvalidSource) {
      changedSetting ||= setting;
      discardErrors();
      console.log(
        server
          ? 'The preview shows the last good pages.'
          : 'The preview starts when you fix these errors and save the files.',
      );
    } else if (!server) {
      startServer();
    } else if (setting) {
      restart(setting);
    }
    if (wasInvalid) {
      heldErrors = []; // reported before it was fixed
    }
  }
  isGenerating = false;
  flushErrors();
}

/** Generates the references and checks the pages. Resolves with the exit code. */
function generate(): Promise<number | null> {
  return new Promise((resolve) => {
    spawn(process.execPath, GENERATE_COMMAND, {stdio: 'inherit'}).on('exit', resolve);
  });
}

function startServer(): void {
  // Docusaurus gets a separate folder for generated files: a build may run at the same time.
  const env = {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(generatedFolder, 'preview')};
  server = spawn(process.execPath, SERVER_COMMAND, {stdio: ['inherit', 'inherit', 'pipe'], env});
  server.stderr?.on('data', (chunk: Buffer) => {
    if (!hasInvalidSource) {
      heldErrors.push(chunk);
      setTimeout(flushErrors, ERROR_DELAY_MS);
    }
  });
  server.on('exit', (code) => {
    server = undefined;
    flushErrors();
    if (isStopping) {
      process.exit(code ?? 0);
    } else if (isRestarting) {
      isRestarting = false;
      startServer();
    } else if (hasRestarted && code) {
      console.log('The preview has stopped. It restarts when you fix the error and save the file.');
    } else {
      process.exit(code ?? 0);
    }
  });
}

/** Restarts the server, which reads settings and code only when it starts. */
function restart(file: string): void {
  console.log(`${file} has changed. Restarting the preview…`);
  isRestarting = true;
  hasRestarted = true;
  server?.kill('SIGTERM');
}

/** Prints the server's errors, except those that a generation has reported. */
function flushErrors(): void {
  if (isGenerating) {
    return; // called again after the generation
  }
  const chunks = heldErrors.filter((chunk) => lastDiagnostic === '' || !chunk.toString().includes(lastDiagnostic));
  heldErrors = [];
  fs.writeSync(process.stderr.fd, Buffer.concat(chunks));
}

/** Discards the server's errors about an invalid source, because the generation has reported them more clearly. */
function discardErrors(): void {
  heldErrors = [];
  [lastDiagnostic = ''] = fs.existsSync(diagnosticsFile) ? fs.readFileSync(diagnosticsFile, 'utf8').split('\n') : [];
}

void main();
