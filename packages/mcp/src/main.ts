/** Runs the command with the arguments of the process. */
import process from 'node:process';
import {run} from './cli';

void run(process.argv.slice(2));
