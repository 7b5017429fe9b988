/**
 * `paydocs start`: makes the references, and serves the site with live reload at http://localhost:3000.
 * `--sandbox` runs the sandbox of both APIs beside it. Other arguments are handed to `docusaurus start`.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import chokidar from 'chokidar';
import {generatedFolder, problemsFile} from '@paydocs/preset/generatedFiles';
import {loadSite} from '../site/load';
import {requirePort} from '../serve/requirePort';
import type {Site} from '../site/types';
import {EDITIONS, isMade, previewSources} from '../start/previewSources';
import {BesideSandbox} from '../start/besideSandbox';

const GENERATE = [path.resolve(__dirname, '..', '..', 'bin', 'paydocs.mjs'), 'generate'];
const DOCUSAURUS = path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'bin', 'docusaurus.mjs');
const WITH_SANDBOX = '--sandbox';
/** Arguments of the development server; the ones of this command are handed on. */
const HANDED_ON = process.argv.slice(2).filter((argument) => argument !== WITH_SANDBOX);
const SERVE = [DOCUSAURUS, 'start', '--no-open', ...HANDED_ON];
const sandbox = process.argv.includes(WITH_SANDBOX) ? new BesideSandbox() : undefined;
/** How long what the server says of an error is held back, for a generation to say it better. */
const PATIENCE = 1500;

let server: ChildProcess | undefined;
let isRestarting = false;
/** Whether a server has started before: its failure is that of a change, and may be mended by another one. */
let hasRestarted = false;
let isStopping = false;
// One generation at a time; a save while one runs asks for another.
let isGenerating = false;
let isPending = false;
/** What was saved since the server has started that it does not follow. */
let changedSetting = '';
let isSourceWrong = false;
/** What the server wrote to its error output, not shown yet. */
let held: Buffer[] = [];
/** The first line of what the last failing generation told. */
let lastMistake = '';

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopping = true;
    sandbox?.stop();
    if (server) server.kill(signal);
    else process.exit(1);
  });
}

async function main(): Promise<void> {
  const site = await checkedSite().catch((error: Error) => {
    // The configuration is wrong, an argument asks for a language that the site does not have, or a port is taken.
    console.error(`${error.message}\n\nThe preview didn't start.`);
    process.exit(1);
  });
  await watch(site);
  await regenerate();
}

async function checkedSite(): Promise<Site> {
  const {port = '3000', host} = parseArgs({
    args: HANDED_ON,
    options: {port: {type: 'string', short: 'p'}, host: {type: 'string', short: 'h'}},
    strict: false,
  }).values;
  await requirePort(Number(port), typeof host === 'string' ? host : undefined);
  return loadSite(process.cwd(), HANDED_ON);
}

async function watch(site: Site): Promise<void> {
  const {sources, settings, needsRestart} = previewSources(site);
  let timer: NodeJS.Timeout | undefined;
  const watcher = chokidar
    .watch([...sources, ...EDITIONS, ...settings], {ignoreInitial: true})
    .on('all', (_event, file) => {
      if (isMade(file)) return;
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
    const wasWrong = isSourceWrong;
    const setting = changedSetting;
    changedSetting = '';
    isSourceWrong = (await generate()) !== 0;
    if (isSourceWrong) {
      changedSetting ||= setting;
      forgetHeld();
      console.log(
        server
          ? 'The preview shows the last good pages.'
          : 'The preview starts when you fix these errors and save the files.',
      );
    } else if (!server) {
      sandbox?.follow();
      serve();
    } else {
      sandbox?.follow();
      if (setting) restart(setting);
    }
    if (wasWrong) {
      held = []; // told of before it was mended
    }
  }
  isGenerating = false;
  showHeld();
}

/** Makes the references and checks the pages; resolves with the exit code. */
function generate(): Promise<number | null> {
  return new Promise((resolve) => {
    spawn(process.execPath, GENERATE, {stdio: 'inherit'}).on('exit', resolve);
  });
}

function serve(): void {
  // A folder of its own for what Docusaurus generates: a build may run at the same time.
  const env = {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: path.join(generatedFolder, 'preview')};
  server = spawn(process.execPath, SERVE, {stdio: ['inherit', 'inherit', 'pipe'], env});
  server.stderr?.on('data', (chunk: Buffer) => {
    if (!isSourceWrong) {
      held.push(chunk);
      setTimeout(showHeld, PATIENCE);
    }
  });
  server.on('exit', (code) => {
    server = undefined;
    showHeld();
    if (isStopping) {
      process.exit(code ?? 0);
    } else if (isRestarting) {
      isRestarting = false;
      serve();
    } else if (hasRestarted && code) {
      console.log('The preview has stopped. It restarts when you fix the error and save the file.');
    } else {
      process.exit(code ?? 0);
    }
  });
}

/** Only a new server reads settings and code again. */
function restart(file: string): void {
  console.log(`${file} has changed. Restarting the preview…`);
  isRestarting = true;
  hasRestarted = true;
  server?.kill('SIGTERM');
}

/** Shows what the server says of errors, apart from those of which a generation tells. */
function showHeld(): void {
  if (isGenerating) {
    return; // its end decides
  }
  const chunks = held.filter((chunk) => lastMistake === '' || !chunk.toString().includes(lastMistake));
  held = [];
  fs.writeSync(process.stderr.fd, Buffer.concat(chunks));
}

/** The server says the same of a wrong source, in more words and for its developers: it is not shown. */
function forgetHeld(): void {
  held = [];
  [lastMistake = ''] = fs.existsSync(problemsFile) ? fs.readFileSync(problemsFile, 'utf8').split('\n') : [];
}

void main();
