/**
 * `npm run build`: generates the references, checks the pages, and builds the site into build/, with the files for its
 * host in build-hosting/. A failed build leaves both folders as they were. `--format json` and
 * `--format github` report diagnostics for programs. Passes other arguments to `docusaurus build`.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {generatedFolder, type Areas, parseRequestedLanguages} from '@paydocs/preset/site';
import {prepareHosting} from '../hosting';
import {InputError} from '@paydocs/core';
import {findDiagnostics, findWarnings} from '../output/buildOutput';
import {readContractSummary, generate} from '../generation';
import {withLock} from '../lock';
import {takeFormat, type ReportFormat} from '../diagnostics/format';
import {redirectLogsToStderr, reportError, reportSuccess} from '../report';
import {createSbom, SBOM_FILE} from '../output/sbom';
import {recoverFolder, replaceFolder} from '../output/replaceFolder';
import {HOSTING_FOLDER, BUILD_FOLDER} from '../output/folders';
import type {Site} from '../site/types';

const STAGING_FOLDER = path.join(generatedFolder, 'build');
const BACKUP_FOLDER = path.join(generatedFolder, 'build-before');
const HOSTING_STAGING_FOLDER = path.join(generatedFolder, 'build-hosting');
const HOSTING_BACKUP_FOLDER = path.join(generatedFolder, 'build-hosting-before');
const DOCUSAURUS_BIN = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'bin',
  'docusaurus.mjs',
);
/** Signals that Ctrl+C, other programs, and a closed terminal send. */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let format: ReportFormat = 'text';

async function main(): Promise<void> {
  const start = performance.now();
  const args = process.argv.slice(2);
  format = takeFormat(args);
  redirectLogsToStderr(format);
  if (args.some((arg) => /^--out-dir\b/.test(arg)))
    throw new InputError(
      [
        {
          file: '--out-dir',
          message: `the build always writes the site to ${BUILD_FOLDER}/. Remove the option, and copy that folder after the build.`,
        },
      ],
      'command/arguments',
    );
  const site = await generate({
    args,
    onResult: ({name, seconds}) => console.log(`${name}: generated (${seconds.toFixed(1)} s)`),
  });
  console.log(readContractSummary());
  await withLock(
    path.join(generatedFolder, 'build.lock'),
    async () => {
      recoverFolder(BUILD_FOLDER, BACKUP_FOLDER);
      recoverFolder(HOSTING_FOLDER, HOSTING_BACKUP_FOLDER);
      console.log('Building the site…');
      const {code, output} = await runDocusaurus(['build', '--out-dir', STAGING_FOLDER, ...args]);
      if (code !== 0) {
        fs.rmSync(STAGING_FOLDER, {recursive: true, force: true});
        throw createBuildError(output, site.areas);
      }
      const sbom = createSbom(process.cwd());
      if (sbom !== undefined) fs.writeFileSync(path.join(STAGING_FOLDER, SBOM_FILE), sbom);
      const hostingWarnings = await prepareForHosts(site, args);
      replaceFolder(STAGING_FOLDER, BUILD_FOLDER, BACKUP_FOLDER);
      replaceFolder(HOSTING_STAGING_FOLDER, HOSTING_FOLDER, HOSTING_BACKUP_FOLDER);
      for (const warning of [...findWarnings(output), ...hostingWarnings]) console.warn(warning);
    },
    {onWait: () => console.log('Waiting for another build to finish…')},
  );
  console.log(
    `The site is in ${BUILD_FOLDER}/, and the files for its host are in ${HOSTING_FOLDER}/ (${((performance.now() - start) / 1000).toFixed(0)} s).`,
  );
  reportSuccess(format);
}

/**
 * Prepares the staged site for hosts, and returns warnings. Only a strict build of all languages must contain all
 * published URLs: a build of one language lacks pages, and third-party specifications generate other pages.
 */
async function prepareForHosts(site: Site, args: readonly string[]): Promise<string[]> {
  try {
    const hostingWarnings = await prepareHosting({
      ...site,
      outDir: STAGING_FOLDER,
      hostsDir: HOSTING_STAGING_FOLDER,
      isStrict: site.strict && parseRequestedLanguages(args).length === 0,
    });
    return hostingWarnings.map((line) => `${HOSTING_FOLDER}/${line}`);
  } catch (error) {
    for (const folder of [STAGING_FOLDER, HOSTING_STAGING_FOLDER]) fs.rmSync(folder, {recursive: true, force: true});
    throw error;
  }
}

function createBuildError(output: string, areas: Areas): Error {
  const diagnostics = findDiagnostics(output, process.cwd(), areas);
  if (diagnostics.length > 0) {
    return new InputError(diagnostics, 'build/page');
  }
  const error = new Error("Docusaurus couldn't build the site.");
  error.stack = `${error.message}\n\n${output.trim()}`;
  return error;
}

/** Runs Docusaurus. Resolves with its exit code and its output, which isn't printed. */
function runDocusaurus(args: readonly string[]): Promise<{code: number; output: string}> {
  const environment = {
    ...process.env,
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    // React's HTML contains no whitespace to remove.
    SKIP_HTML_MINIFICATION: 'true',
  };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [DOCUSAURUS_BIN, ...args], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const stop = (signal: NodeJS.Signals): void => {
      // Docusaurus writes to the folder until it exits.
      child.once('close', () => {
        fs.rmSync(STAGING_FOLDER, {recursive: true, force: true});
        process.exit(128 + os.constants.signals[signal]);
      });
      child.kill(signal);
    };
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      for (const signal of STOP_SIGNALS) process.removeListener(signal, stop);
      resolve({code: code ?? 1, output: Buffer.concat(chunks).toString('utf8')});
    });
    for (const signal of STOP_SIGNALS) process.on(signal, stop);
  });
}

main().catch((error: unknown) => {
  const hasSite = fs.existsSync(path.join(BUILD_FOLDER, 'index.html'));
  reportError(
    error,
    hasSite ? `Nothing was built. The last successful build is still in ${BUILD_FOLDER}/.` : 'Nothing was built.',
    format,
  );
});
