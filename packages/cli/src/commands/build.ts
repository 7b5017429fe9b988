/**
 * `npm run build`: makes the references, checks the pages, and builds the site into build/, with what its host needs in
 * build-hosting/. A build that fails leaves both as they were. Arguments are handed to `docusaurus build`.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {generatedFolder} from '@paydocs/preset/generatedFiles';
import type {Areas} from '@paydocs/preset/areas';
import {askedLanguages} from '@paydocs/preset/edition';
import {prepareHosting} from '@paydocs/hosting';
import {InputError} from '@paydocs/core/inputError';
import {problemsOf, warningsOf} from '../output/buildOutput';
import {contractSummary, generate} from '../generation';
import {withLock} from '../lock';
import {reportFailure} from '../report';
import {makeSbom, SBOM_FILE} from '../output/sbom';
import {finishSwap, swap} from '../output/swap';
import {HOSTS, TARGET} from '../output/folders';
import type {Site} from '../site/types';

const STAGING = path.join(generatedFolder, 'build');
const ASIDE = path.join(generatedFolder, 'build-before');
const HOSTS_STAGING = path.join(generatedFolder, 'build-hosting');
const HOSTS_ASIDE = path.join(generatedFolder, 'build-hosting-before');
const DOCUSAURUS = path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'bin', 'docusaurus.mjs');
/** Ctrl+C, an order of another program, and a terminal that is closed. */
const STOPPING = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

async function main(): Promise<void> {
  const start = performance.now();
  const args = process.argv.slice(2);
  if (args.some((each) => /^--out-dir\b/.test(each)))
    throw new InputError([
      {file: '--out-dir', message: `the build writes the site to ${TARGET}/. Remove the option, and copy that folder.`},
    ]);
  const site = await generate({
    args,
    onResult: ({name, seconds}) => console.log(`${name}: generated (${seconds.toFixed(1)} s)`),
  });
  console.log(contractSummary());
  await withLock(
    path.join(generatedFolder, 'build.lock'),
    async () => {
      finishSwap(TARGET, ASIDE);
      finishSwap(HOSTS, HOSTS_ASIDE);
      console.log('Building the site…');
      const {code, output} = await runDocusaurus(['build', '--out-dir', STAGING, ...args]);
      if (code !== 0) {
        fs.rmSync(STAGING, {recursive: true, force: true});
        throw failure(output, site.areas);
      }
      const sbom = makeSbom(process.cwd());
      if (sbom !== undefined) fs.writeFileSync(path.join(STAGING, SBOM_FILE), sbom);
      const unread = await prepareForHosts(site, args);
      swap(STAGING, TARGET, ASIDE);
      swap(HOSTS_STAGING, HOSTS, HOSTS_ASIDE);
      for (const warning of [...warningsOf(output), ...unread]) console.warn(warning);
    },
    {onWait: () => console.log('Waiting for another build to finish…')},
  );
  console.log(
    `The site is in ${TARGET}/, and the files for its host are in ${HOSTS}/ (${((performance.now() - start) / 1000).toFixed(0)} s).`,
  );
}

/** A language alone is another site; specifications of others make other pages. */
async function prepareForHosts(site: Site, args: readonly string[]): Promise<string[]> {
  try {
    const unread = await prepareHosting({
      ...site,
      outDir: STAGING,
      hostsDir: HOSTS_STAGING,
      isHeld: site.strict && askedLanguages(args).length === 0,
    });
    return unread.map((line) => `${HOSTS}/${line}`);
  } catch (error) {
    for (const folder of [STAGING, HOSTS_STAGING]) fs.rmSync(folder, {recursive: true, force: true});
    throw error;
  }
}

function failure(output: string, areas: Areas): Error {
  const problems = problemsOf(output, process.cwd(), areas);
  if (problems.length > 0) {
    return new InputError(problems);
  }
  const error = new Error("Docusaurus couldn't build the site.");
  error.stack = `${error.message}\n\n${output.trim()}`;
  return error;
}

/** Runs Docusaurus and keeps what it says: its lines are for the site's developers. */
function runDocusaurus(args: readonly string[]): Promise<{code: number; output: string}> {
  const environment = {
    ...process.env,
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    // React's HTML holds no spaces to take out.
    SKIP_HTML_MINIFICATION: 'true',
  };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [DOCUSAURUS, ...args], {env: environment, stdio: ['ignore', 'pipe', 'pipe']});
    const stop = (signal: NodeJS.Signals): void => {
      // As long as it runs, it writes into the folder.
      child.once('close', () => {
        fs.rmSync(STAGING, {recursive: true, force: true});
        process.exit(128 + os.constants.signals[signal]);
      });
      child.kill(signal);
    };
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      for (const signal of STOPPING) process.removeListener(signal, stop);
      resolve({code: code ?? 1, output: Buffer.concat(chunks).toString('utf8')});
    });
    for (const signal of STOPPING) process.on(signal, stop);
  });
}

main().catch((error: unknown) => {
  const isThere = fs.existsSync(path.join(TARGET, 'index.html'));
  reportFailure(
    error,
    isThere ? `Nothing was built; the last good site is still in ${TARGET}/.` : 'Nothing was built.',
  );
});
