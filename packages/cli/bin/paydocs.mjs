#!/usr/bin/env node
/** `paydocs COMMAND`: what people do with a documentation site. Imports nothing but Node's own modules until packages are there. */
import process from 'node:process';

const COMMANDS = {
  start: 'makes the references, and serves the site with live reload; the rest is handed to docusaurus start',
  generate: 'makes the references and checks the pages; --force makes everything anew',
  build: 'makes the references, checks the pages, and builds the site into build/',
  addresses: 'adds the addresses of the built site to the list of those that are never lost; --check only looks',
  diff: 'tells what changed in the specifications since a revision of git; --check asks for announcements',
  serve: 'serves build/ as a host does; --port and --host say where',
  'search-upload': 'sends the records of the last build to the hosted search service; --dry-run sends nothing',
  snippets: 'runs the programs of guides and of the REST reference against a mock of both APIs',
  try: 'builds and serves a throw-away site from anybody’s specifications; --help says more',
};
/** These say themselves what they take. */
const EXPLAINED = ['diff', 'try'];

const USAGE = `Usage: paydocs COMMAND [options]

${Object.entries(COMMANDS)
  .map(([name, what]) => `  ${name.padEnd(14)} ${what}`)
  .join('\n')}`;

const [command = ''] = process.argv.splice(2, 1);
const asksForHelp = process.argv.includes('--help') && !EXPLAINED.includes(command);
if (asksForHelp || !Object.hasOwn(COMMANDS, command)) {
  const isAsked = ['--help', '-h', 'help', ''].includes(command) || asksForHelp;
  console.log(isAsked ? USAGE : `There is no command "${command}".\n\n${USAGE}`);
  process.exitCode = command !== '' && isAsked ? 0 : 1;
} else {
  await import('tsx');
  await import(`../src/commands/${command}.ts`);
}
