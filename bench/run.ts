/**
 * `npm run bench`: how long generating and building take, and what pages weigh. Prints a Markdown
 * table and writes it to `bench/RESULTS.md`.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import {brand} from '../src/brand';
import {weighSite} from './weighSite';

const PAGES: [string, string][] = [
  ['home', '/'],
  ['guide', '/getting-started/'],
  ['REST operation', '/apis/rest/payments-create/'],
  ['REST schema', '/apis/rest/schemas/payment/'],
  ['GraphQL operation', '/apis/graphql/operations/mutations/create-payment/'],
  ['GraphQL object', '/apis/graphql/types/objects/payment/'],
  ['client library', `/${brand.slug}-js/overview/`],
];
const EDITED_OPERATION = 'openapi/paths/payments_{id}_link.yaml';
const EDITED_GUIDE = 'docs/getting-started.mdx';

function time(name: string, command: string, args: string[]): string {
  const start = performance.now();
  const {status, stderr} = spawnSync(command, args, {encoding: 'utf8', maxBuffer: 1 << 28});
  if (status !== 0) {
    throw new Error(`${name} failed:\n${stderr}`);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.error(`${name}: ${seconds} s`);
  return `| ${name} | ${seconds} s |`;
}

/** Adds a word to a file while some work runs. */
function whileEdited(file: string, work: () => string): string {
  const original = fs.readFileSync(file, 'utf8');
  try {
    fs.writeFileSync(file, original.replace(/^( *)(description|summary): (\w)/m, '$1$2: Now $3'));
    return work();
  } finally {
    fs.writeFileSync(file, original);
  }
}

/** A row of the table for each kind of page. */
async function weighPages(): Promise<string[]> {
  const weights = await weighSite(
    '.',
    PAGES.map(([, route]) => route),
  );
  return weights.map(({html, js, css, requests, elements}, index) => {
    const sizes = [js, css, html].map(kilobytes).join(' | ');
    return `| ${PAGES[index]?.[0]} | ${sizes} | ${requests} | ${elements} |`;
  });
}

const generate = (name: string): string => time(name, 'npm', ['run', '--silent', 'generate']);
const build = (name: string): string => time(name, 'npm', ['run', '--silent', 'build']);
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

async function main(): Promise<void> {
  for (const folder of ['.generated', '.docusaurus', 'build', 'node_modules/.cache']) {
    fs.rmSync(folder, {recursive: true, force: true});
  }
  const times = [
    generate('Generate from nothing'),
    generate('Generate, nothing changed'),
    whileEdited(EDITED_OPERATION, () => generate('Generate, one operation edited')),
    generate('Generate, edit taken back'),
    build('Build, cold'),
    whileEdited(EDITED_GUIDE, () => build('Build, one guide edited')),
    build('Build, warm'),
  ];
  const weights = await weighPages();

  const report = `# Measurements

Made by \`npm run bench\` on ${os.cpus().length} cores (${os.cpus()[0]?.model ?? 'unknown'}), Node ${process.versions.node}.

## Time

| step | wall time |
| --- | --- |
${times.join('\n')}

## Weight of a page

Brotli, kilobytes (1000 bytes), first visit, without prefetching.

| page | JS | CSS | HTML | requests | elements |
| --- | --- | --- | --- | --- | --- |
${weights.join('\n')}
`;
  fs.writeFileSync('bench/RESULTS.md', report);
  console.log(report);
}

void main();
