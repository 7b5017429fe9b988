/** Runs the command with the process's arguments. */
import process from 'node:process';
import {run} from './cli';

void run(process.argv.slice(2));
