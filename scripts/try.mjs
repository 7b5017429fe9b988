/**
 * `npm run try -- --openapi FILE --graphql FILE --brand NAME`: installs what is missing, then builds and
 * serves a throw-away site from anybody's specifications (`scripts/try/`).
 */
import {spawn} from 'node:child_process';
import process from 'node:process';
import {installPackages, requireNode} from './install.mjs';
import {onParentGone} from './parent.mjs';

requireNode();
installPackages();

// The child learns by the channel that this process has gone, however it went.
const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/try/index.ts', ...process.argv.slice(2)], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill(signal));
}
onParentGone(() => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 1));
