#!/usr/bin/env node
/** `paydocs COMMAND`: what people do with a documentation site. Imports nothing but Node's own modules until packages are there. */
import process from 'node:process';

const COMMANDS = {
  start: 'generates the references, and serves the site with live reload; passes its options to docusaurus start',
  generate: 'generates the references and checks the pages; --force regenerates everything',
  build: 'generates the references, checks the pages, and builds the site into build/',
  addresses: 'adds the URLs of the built site to the list of permanent URLs; --check only reports missing ones',
  diff: 'lists what changed in the specifications since a git revision; --check requires announcements',
  release: 'saves both specifications as the release of a date, and writes its page',
  serve: 'serves build/ as a web host would; set the address with --port and --host',
  diagnostics: 'lists the kinds of error messages, with their causes and fixes, as Markdown',
  'search-upload': 'uploads the records of the last build to the hosted search service; --dry-run sends nothing',
  snippets: 'runs the programs of the guides and the REST reference against a mock of both APIs',
  try: 'builds and serves a temporary site from any specifications; see --help',
};
/** These say themselves what they take. */
const EXPLAINED = ['diff', 'release', 'try'];

const USAGE = `Usage: paydocs COMMAND [options]

${Object.entries(COMMANDS)
  .map(([name, what]) => `  ${name.padEnd(14)} ${what}`)
  .join('\n')}`;

const [command = ''] = process.argv.splice(2, 1);
const asksForHelp = process.argv.includes('--help') && !EXPLAINED.includes(command);
if (asksForHelp || !Object.hasOwn(COMMANDS, command)) {
  const isAsked = ['--help', '-h', 'help', ''].includes(command) || asksForHelp;
  console.log(isAsked ? USAGE : `There's no command "${command}".\n\n${USAGE}`);
  process.exitCode = command !== '' && isAsked ? 0 : 1;
} else {
  await import('tsx');
  await import(`../src/commands/${command}.ts`);
}
