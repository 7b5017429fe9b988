/**
 * `npm run test:snippets`: installs what is missing, makes the references, then runs the programs of the
 * guides and of the REST reference (`scripts/snippets`).
 */
import process from 'node:process';
import {installPackages, requireNode, run} from './install.mjs';
import {installPrograms} from './programs.mjs';

requireNode();
installPackages();
installPrograms('The programs of the guides');
run('npm', ['run', '--silent', 'generate']);
run('npm', ['exec', '--', 'tsx', 'scripts/snippets/index.ts', ...process.argv.slice(2)]);
