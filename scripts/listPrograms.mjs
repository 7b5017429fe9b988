/** Prints the Debian packages of the programs that tests need: `node scripts/listPrograms.mjs`. */
import {listPrograms} from './programs.mjs';

console.log(Object.keys(await listPrograms()).join(' '));
