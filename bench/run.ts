/**
 * `npm run bench`: how long generating and building take, and what pages weigh. Prints a Markdown
 * table and writes it to `bench/RESULTS.md`.
 */
import {spawn, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import {chromium} from '@playwright/test';
import {launchOptions} from '../tests/browser';
import {brand} from '../src/brand';
import {weighPage} from './pageWeight';

const PAGES: [string, string][] = [
  ['home', '/'],
  ['guide', '/getting-started/'],
  ['REST operation', '/apis/rest/payments-create/'],
  ['REST schema', '/apis/rest/schemas/payment/'],
  ['GraphQL operation', '/apis/graphql/operations/mutations/create-payment/'],
  ['GraphQL object', '/apis/graphql/types/objects/payment/'],
  ['client library', `/${brand.slug}-js/overview/`],
];
const PORT = 3400;
const ORIGIN = `http://localhost:${PORT}`;
const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
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

/** Serves the build and weighs each kind of page. */
async function weighPages(): Promise<string[]> {
  const server = spawn(process.execPath, [DOCUSAURUS, 'serve', '--no-open', '--port', String(PORT)], {stdio: 'ignore'});
  const browser = await chromium.launch(launchOptions);
  try {
    await waitFor(`${ORIGIN}/`);
    const rows: string[] = [];
    for (const [name, route] of PAGES) {
      const {html, js, css, requests, elements} = await weighPage(browser, ORIGIN, 'build', route);
      rows.push(`| ${name} | ${kilobytes(js)} | ${kilobytes(css)} | ${kilobytes(html)} | ${requests} | ${elements} |`);
    }
    return rows;
  } finally {
    await browser.close();
    server.kill();
  }
}

async function waitFor(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      await fetch(url);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100)); // not listening yet
    }
  }
  throw new Error(`${url} does not answer.`);
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
