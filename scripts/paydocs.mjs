/** `paydocs` with what it needs: installs what is missing, then runs the command. For those that are given first. */
import {installPackages, requireNode} from './install.mjs';

requireNode();
installPackages();
await import('@paydocs/cli/bin');
