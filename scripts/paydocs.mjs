/**
 * Installs missing packages, then runs `paydocs`. New users run these commands first. `start --sandbox` also runs the
 * sandbox.
 */
import {spawn} from 'node:child_process';
import process from 'node:process';
import {installPackages, requireNode} from './install.mjs';

requireNode();
installPackages();
const option = process.argv.indexOf('--sandbox');
if (option > 0) {
  process.argv.splice(option, 1);
  const sandbox = spawn(process.execPath, ['scripts/sandbox.mjs', '--watch'], {stdio: 'inherit'});
  process.on('exit', () => sandbox.kill());
}
await import('@paydocs/cli/bin');
