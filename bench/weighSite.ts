import {spawn} from 'node:child_process';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {launchOptions} from '../tests/browser';
import {weighPage, type PageWeight} from './pageWeight';

const PORT = 3400;
const ORIGIN = `http://localhost:${PORT}`;
const DOCUSAURUS = path.join('node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');

/**
 * Serves a built site and weighs pages of it.
 *
 * @param folder - a project with its `build/`
 * @param routes - addresses of pages, with a slash at both ends
 * @returns what a browser loads for each, in the order of the routes
 */
export async function weighSite(folder: string, routes: readonly string[]): Promise<PageWeight[]> {
  const command = [DOCUSAURUS, 'serve', '--no-open', '--port', String(PORT)];
  const server = spawn(process.execPath, command, {cwd: folder, stdio: 'ignore'});
  const browser = await chromium.launch(launchOptions);
  try {
    await answers(`${ORIGIN}/`);
    const weights: PageWeight[] = [];
    for (const route of routes) {
      weights.push(await weighPage(browser, ORIGIN, path.join(folder, 'build'), route));
    }
    return weights;
  } finally {
    await browser.close();
    server.kill();
  }
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      await fetch(url);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 200)); // not listening yet
    }
  }
  throw new Error(`${url} does not answer.`);
}
