#!/usr/bin/env node
/** Starts the sandbox of the site in the current folder. See `src/command.ts`. */
await import('tsx');
await import('../src/command.ts');
