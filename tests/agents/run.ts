/**
 * `npm run test:agents`: what the public checker of documentation for agents says of the built site, on nginx and on
 * `npm run serve`. Fails below {@link BAR}. It needs Node.js 22, which this project doesn't, so that it is no package of ours: npm
 * loads it when it isn't there. Asks no other host.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {brand} from '../../src/brand';
import {startNginx, startServe, type RunningServer} from '../site/hosting/servers';

const CHECKER = 'afdocs@0.22.2';
/**
 * Of 100. An operation with hundreds of fields is longer than it allows, and its Markdown comes in parts, of which it reads
 * the first; it also takes specifications that `llms.txt` names for pages. How many of them it looks at differs.
 */
const BAR = 98;
/** It looks at other pages each time; with `--sampling deterministic`, at the same. */
const OPTIONS = ['--format', 'json', '--score', '--quiet', '--request-delay', '0', '--max-concurrency', '8'];

/** What we read of its report. */
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
      if (scoring.overall < BAR) process.exitCode = 1;
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
