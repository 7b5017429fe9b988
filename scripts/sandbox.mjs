/** `npm run sandbox`: installs missing packages, then runs the sandbox with the options of the command line. */
import {installPackages, requireNode} from './install.mjs';

requireNode();
installPackages();
await import('@paydocs/sandbox/bin');
