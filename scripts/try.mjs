/**
 * `npm run try -- --openapi FILE --graphql FILE --brand NAME`: installs what is missing, then builds and
 * serves a throw-away site from anybody's specifications (`scripts/try/`).
 */
import {spawn} from 'node:child_process';
import process from 'node:process';
import {installPackages, requireNode} from './install.mjs';

requireNode();
installPackages();

const child = spawn(
  process.execPath,
  ['node_modules/tsx/dist/cli.mjs', 'scripts/try/index.ts', ...process.argv.slice(2)],
  {stdio: 'inherit'},
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code) => process.exit(code ?? 1));
