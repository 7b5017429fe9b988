/** Installs missing packages, then runs `paydocs`. For the commands that new users run first. */
import {installPackages, requireNode} from './install.mjs';

requireNode();
installPackages();
await import('@paydocs/cli/bin');
