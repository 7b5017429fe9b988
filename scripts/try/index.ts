/** `npm run try`: a throw-away site from anybody's specifications. See {@link USAGE}. */
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {InputError} from '../../src/lib/inputError';
import {copyProjectFiles} from '../projectCopy';
import {readArguments, USAGE, UsageError, type TryOptions} from './arguments';
import {brandFile} from './brandFile';
import {describeSpecifications} from './countPages';
import {keepSite} from './keepSite';
import {nameOrigins} from './nameOrigins';
import {putLandingPages} from './putLandingPages';
import {putGraphql, putOpenApi, type Origins} from './putSpecification';

/** Where the command was given; `npm run` itself runs in the project's root. */
const folder = process.env.INIT_CWD ?? process.cwd();
let copy: string | undefined;
let running: ChildProcess | undefined;

async function main(): Promise<void> {
  const options = readArguments(process.argv.slice(2), folder);
  if (options.serve) await requirePort(options.port);
  cleanUpOnExit();
  const start = performance.now();
  const seconds = (): string => `${((performance.now() - start) / 1000).toFixed(0)} s`;
  copy = copyProjectFiles();
  const origins = putFiles(options, copy);

  console.log('Making the references …');
  await run(['run', '--silent', 'generate'], origins);
  console.log(`${describeSpecifications(copy)} (${seconds()})`);
  putLandingPages(copy, {openapi: options.openapi !== undefined, graphql: options.graphql !== undefined});
  console.log('Building the site …');
  await run(['run', '--silent', 'build'], origins);
  console.log(`Built in ${seconds()}.`);
  if (options.out !== undefined) keepSite(path.join(copy, 'build'), options.out);
  if (options.serve) {
    const serve = ['run', '--silent', 'serve', '--', '--port', String(options.port)];
    const address = `http://localhost:${options.port}/`;
    void untilAnswered(address).then(() => {
      console.log(`The site of ${options.brand} is at ${address}. Stop with Ctrl+C.`);
    });
    await run(serve, origins);
  }
  console.log(
    options.out === undefined
      ? 'The site is not kept. To keep it, add --out DIR.'
      : `The site of ${options.brand} is in ${options.out}.`,
  );
}

/** Tells before the work begins that another program has the port. */
function requirePort(port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', () => {
      reject(new UsageError(`--port is "${port}", but another program uses it. Choose another port.`));
    });
    server.listen(port, 'localhost', () => server.close(() => resolve()));
  });
}

/** Waits for a server that is starting. */
async function untilAnswered(address: string): Promise<void> {
  for (;;) {
    const isUp = await fetch(address).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await pause(100);
  }
}

function putFiles({openapi, graphql, brand}: TryOptions, target: string): Origins {
  fs.writeFileSync(path.join(target, 'src', 'brand.ts'), brandFile(brand));
  const shown = (file: string): string => path.relative(folder, file).split(path.sep).join('/');
  return new Map([
    ...(openapi ? putOpenApi(openapi, target, shown) : []),
    ...(graphql ? putGraphql(graphql, target) : []),
  ]);
}

/** Runs npm in the copy; shows what it says about the user's files. Throws when it fails. */
function run(args: readonly string[], origins: Origins): Promise<void> {
  const megabytes = Math.max(2048, Math.floor((os.totalmem() / (1 << 20)) * 0.6));
  const environment = {
    ...process.env,
    DOCS_STRICT: 'false',
    DOCUSAURUS_NO_PERSISTENT_CACHE: '1',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-old-space-size=${megabytes}`.trim(),
  };
  return new Promise((resolve, reject) => {
    // A group of its own, so that all of it ends with this command.
    const child = spawn('npm', args, {cwd: copy, env: environment, stdio: ['ignore', 'pipe', 'pipe'], detached: true});
    running = child;
    const said: Buffer[] = [];
    const errors: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => (said.push(chunk), errors.push(chunk)));
    child.on('error', reject);
    child.on('close', (code) => {
      running = undefined;
      const parts = code === 0 || errors.length === 0 ? said : errors;
      const text = nameOrigins(Buffer.concat(parts).toString('utf8'), origins, copy ?? '', folder);
      const shown = code === 0 ? warningsOf(text) : withoutLastGood(text);
      if (shown) console.error(shown);
      if (code === 0) resolve();
      else reject(new CommandError());
    });
  });
}

/** A command of the copy failed, and has said why. */
class CommandError extends Error {}

/** Warnings, each a line that counts them and indented lines below. */
function warningsOf(text: string): string {
  return [...text.matchAll(/^.*: \d+ warnings?\n(?: {2}.*\n?)*/gm)].map(([warning]) => warning.trimEnd()).join('\n');
}

/** In a throw-away site there was nothing before. */
function withoutLastGood(text: string): string {
  return text
    .replace(/^(?:Nothing was built|No reference was|(?:The (?:REST|GraphQL) reference|Both references) w).*$/gm, '')
    .trim();
}

function cleanUpOnExit(): void {
  process.on('exit', () => {
    if (running?.pid !== undefined) killGroup(running.pid, 'SIGKILL');
    if (copy) fs.rmSync(copy, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => process.exit(signal === 'SIGINT' ? 130 : 143));
  }
  process.once('disconnect', () => process.exit(143));
  // To wait for that is no reason to stay.
  process.channel?.unref();
}

function killGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended by itself.
  }
}

main().catch((error: unknown) => {
  if (error instanceof UsageError) {
    console.error(`${error.message}\n\n${USAGE}`);
    process.exit(2);
  }
  if (error instanceof InputError) console.error(error.message);
  else if (!(error instanceof CommandError)) console.error(error);
  process.exit(1);
});
