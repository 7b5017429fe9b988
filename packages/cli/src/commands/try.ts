/** `paydocs try`: builds a temporary site from any specifications. See {@link USAGE}. */
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {InputError} from '@paydocs/core';
import {assertPortAvailable} from '../serve/assertPortAvailable';
import {loadSite} from '../site/load';
import type {Site} from '../site/types';
import {parseArguments, USAGE, UsageError, type TryOptions} from '../try/arguments';
import {replaceBrand} from '../try/brandFile';
import {describeSpecifications} from '../try/describeSpecifications';
import {saveSite} from '../try/saveSite';
import {onParentExit} from '../try/parent';
import {copyProjectFiles} from '../try/projectCopy';
import {wrapConfig} from '../try/wrapConfig';
import {replaceLandingPages} from '../try/replaceLandingPages';
import {replaceGraphqlSchema, replaceOpenApiDescription, type OriginalPaths} from '../try/replaceSpecification';
import {removeFolderInBackground} from '../try/removeCopy';
import {CommandError, stopRunningCommand, runInCopy} from '../try/run';

/** Folder where the user ran the command; `npm run` itself runs in the project's root. */
const workingFolder = process.env.INIT_CWD ?? process.cwd();
let copy: string | undefined;

async function main(): Promise<void> {
  if (process.argv.includes('--help')) return console.log(USAGE);
  const options = parseArguments(process.argv.slice(2), workingFolder);
  if (options.serve) await assertPortAvailable(options.port);
  const site = await loadSite();
  cleanUpOnExit();
  const start = performance.now();
  const seconds = (): string => `${((performance.now() - start) / 1000).toFixed(0)} s`;
  copy = copyProjectFiles(site.areas);
  const context = {copy, origins: replaceSpecsAndBrand(options, copy, site), folder: workingFolder};

  console.log('Generating the references…');
  await runInCopy(['generate'], context);
  console.log(`${describeSpecifications(copy)} (${seconds()})`);
  await replaceLandingPages(
    copy,
    {openapi: options.openapi !== undefined, graphql: options.graphql !== undefined},
    site,
  );
  console.log('Building the site…');
  await runInCopy(['build'], context);
  console.log(`Built in ${seconds()}.`);
  if (options.out !== undefined) saveSite(path.join(copy, 'build'), options.out);
  if (options.serve) {
    const url = `http://localhost:${options.port}/`;
    void waitForServer(url).then(() => {
      console.log(`The ${options.brand} site is at ${url}. To stop it, press Ctrl+C.`);
    });
    await runInCopy(['serve', '--port', String(options.port)], context);
  }
  console.log(
    options.out === undefined
      ? 'The site is deleted when the server stops. To keep it, add --out DIR.'
      : `The ${options.brand} site is in ${options.out}.`,
  );
}

/** Waits until a starting server responds. */
async function waitForServer(url: string): Promise<void> {
  for (;;) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await pause(100);
  }
}

function replaceSpecsAndBrand({openapi, graphql, brand}: TryOptions, target: string, site: Site): OriginalPaths {
  const brandFile = site.brandFile === undefined ? undefined : path.join(target, site.brandFile);
  const hasBrandFile = replaceBrand(brand, site.brand, brandFile);
  const toRelativePath = (file: string): string => path.relative(workingFolder, file).split(path.sep).join('/');
  const origins: OriginalPaths = new Map([
    ...(openapi ? replaceOpenApiDescription(openapi, target, toRelativePath) : []),
    ...(graphql ? replaceGraphqlSchema(graphql, target) : []),
  ]);
  wrapConfig(target, {
    name: hasBrandFile ? undefined : brand,
    openapi: openapi && 'openapi',
    graphql: graphql && 'graphql',
  });
  return origins;
}

function cleanUpOnExit(): void {
  let isStopped = false;
  process.on('exit', () => {
    stopRunningCommand();
    if (copy && isStopped) removeFolderInBackground(copy);
    else if (copy) fs.rmSync(copy, {recursive: true, force: true, maxRetries: 5, retryDelay: 100});
  });
  const stop = (code: number): void => {
    isStopped = true;
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => stop(signal === 'SIGINT' ? 130 : 143));
  }
  onParentExit(() => stop(143));
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
