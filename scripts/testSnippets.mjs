/**
 * `npm run test:snippets`: installs what is missing, generates the references, then runs the programs of the guides and
 * of the REST reference with `paydocs snippets`.
 */
import process from 'node:process';
import {installPackages, requireNode, runCommand} from './install.mjs';
import {installPrograms} from './programs.mjs';

requireNode();
installPackages();
await installPrograms('The programs of the guides');
runCommand('npm', ['run', '--silent', 'generate']);
runCommand(process.execPath, ['packages/cli/bin/paydocs.mjs', 'snippets', ...process.argv.slice(2)]);
