/**
 * `npm run test:agents`: runs the public checker of documentation for agents on the built site, on nginx and on
 * `npm run serve`. Fails below {@link MIN_SCORE}. The checker requires Node.js 22, which this project doesn't, so it isn't a
 * dependency: npm downloads it if it's missing. Sends no requests to other hosts.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brand} from '../../src/brand';
import {startNginx, startServe, type RunningServer} from '../site/hosting/servers';

const CHECKER = 'afdocs@0.22.2';
/**
 * Minimum score, of 100. An operation with hundreds of fields is longer than the checker allows, and its Markdown has several
 * parts, of which it reads only the first. It also treats specifications in `llms.txt` as pages. How many it checks varies.
 */
const MIN_SCORE = 98;
/** Options of the checker. It checks other pages each time; with `--sampling deterministic`, the same ones. */
const OPTIONS = ['--format', 'json', '--score', '--quiet', '--request-delay', '0', '--max-concurrency', '8'];

/** Parts of its report that we read. */
interface Report {
  results: {id: string; status: string; message: string}[];
  scoring: {overall: number};
}

const work = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'agents-')));
const servers: Readonly<Record<string, () => Promise<RunningServer>>> = {
  'npm run serve': startServe,
  nginx: () => startNginx('build', 'build-hosting', work),
};

function check(port: number): Report {
  const site = ['check', `http://127.0.0.1:${port}`, '--canonical-origin', brand.urls.site];
  const {stdout, stderr, error} = spawnSync('npx', ['--yes', CHECKER, ...site, ...OPTIONS, ...process.argv.slice(2)], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (error ?? !stdout.startsWith('{')) throw error ?? new Error(`${CHECKER} said nothing: ${stderr}`);
  return JSON.parse(stdout) as Report;
}

async function main(): Promise<void> {
  for (const [name, start] of Object.entries(servers)) {
    const server = await start();
    try {
      const {results, scoring} = check(server.port);
      console.log(`${name}: ${scoring.overall} of 100`);
      for (const {id, status, message} of results) {
        if (status !== 'pass' && status !== 'skip') console.log(`  ${status} ${id}: ${message}`);
      }
      if (scoring.overall < MIN_SCORE) process.exitCode = 1;
    } finally {
      await server.stop();
    }
  }
  fs.rmSync(work, {recursive: true, force: true});
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
