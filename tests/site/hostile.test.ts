/**
 * A site whose specifications and guides try to run scripts everywhere, on nginx with the configuration of its build.
 * Each page is opened in a browser, with everything on it expanded.
 *
 * @module-tag sites
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium, type Browser, type Page} from '@playwright/test';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {listFiles} from '@paydocs/core';
import {launchOptions} from '../browser';
import {sideBySide} from '../sideBySide';
import {HOSTILE_GUIDE, HOSTILE_SDL, withHostileTexts} from '../foreign/hostile';
import {UNTIDY_OPENAPI} from '../foreign/openApi';
import {startNginx, type RunningServer} from './hosting/servers';
import type {ProjectCopy} from './project';
import {createSmallSite} from './smallSite';

const workFolder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'hostile-')));
let project: ProjectCopy;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  project = createSmallSite();
  project.write('openapi/api.json', JSON.stringify(withHostileTexts(UNTIDY_OPENAPI)));
  project.write('graphql/hostile.graphql', HOSTILE_SDL);
  project.write('docs/hostile.md', HOSTILE_GUIDE);
  fs.mkdirSync(path.join(project.folder, 'static/img'), {recursive: true});
  project.write('static/img/logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const {status, output} = project.run('build');
  expect(status, output).toBe(0);
  server = await startNginx(path.join(project.folder, 'build'), path.join(project.folder, 'build-hosting'), workFolder);
  browser = await chromium.launch(launchOptions);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  project.remove();
  fs.rmSync(workFolder, {recursive: true, force: true});
});

/** Number of pages that are open at the same time. */
const TABS = 3;

/** Opens each page, and everything on it, in a few tabs. Returns the errors, each after the route of its page. */
async function visitAll(routes: readonly string[]): Promise<string[]> {
  const origin = `http://127.0.0.1:${server.port}`;
  const context = await browser.newContext();
  await context.addInitScript(watchForScripts);
  const errors: string[] = [];
  const tabs = await Promise.all(Array.from({length: TABS}, async () => openTab(await context.newPage())));

  function openTab(page: Page): (route: string) => Promise<void> {
    let current = '';
    const report = (message: string): void => void errors.push(`${current}: ${message}`);
    page.on('dialog', (dialog) => void dialog.dismiss());
    page.on('console', (message) => message.type() === 'error' && report(`console: ${message.text()}`));
    page.on('pageerror', (error) => report(`error: ${error.message}`));
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== origin && !request.url().startsWith('data:')) report(request.url());
    });
    return async (route) => {
      current = route;
      await page.goto(origin + route);
      await page.locator('html[data-shell=ready]').waitFor();
      await openEverything(page);
      if (await page.evaluate(() => 'ran' in window)) report('a script ran');
      const forbiddenCount = await page
        .locator('x-hostile, img[src=x], iframe, [onclick], [href^="javascript:" i]')
        .count();
      for (const width of [390, 1280]) {
        await page.setViewportSize({width, height: 800});
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (overflow > 0) report(`${overflow} px wider than a window of ${width} px`);
      }
      if (forbiddenCount > 0) report(`${forbiddenCount} elements that nobody may write`);
    };
  }

  await sideBySide(routes, TABS, (route, tab) => tabs[tab]!(route));
  await context.close();
  return errors;
}

/** Defines the function that scripts in hostile texts would call. Runs in the browser. */
function watchForScripts(): void {
  Object.assign(window, {hostile: () => Object.assign(window, {ran: true})});
}

async function openEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const tab of document.querySelectorAll<HTMLElement>('[role=tab]')) tab.click();
    for (const select of document.querySelectorAll('select')) {
      select.selectedIndex = select.options.length - 1;
      select.dispatchEvent(new Event('change', {bubbles: true}));
    }
  });
}

it('runs no scripts, sends no requests to other hosts, and overflows nowhere', async () => {
  const folder = path.join(project.folder, 'build');
  const routes = listFiles(folder)
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.relative(folder, file).replace(/index\.html$/, '')}`);
  expect(routes.filter((route) => route.includes('hostile')).length).toBeGreaterThanOrEqual(4);
  expect(routes).toContain('/apis/rest/long/');
  expect(await visitAll(routes)).toEqual([]);
});

it('runs no scripts in its search, with hits whose texts are hostile', async () => {
  const page = await browser.newPage();
  await page.addInitScript(watchForScripts);
  await page.goto(`http://127.0.0.1:${server.port}/hostile/`);
  await page.locator('html[data-shell=ready]').waitFor();
  await page.keyboard.press('/');
  await page.locator('.DocSearch-Input').fill('hostile');
  await page.locator('.DocSearch-Hits [role=treeitem]').first().waitFor();
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(await page.locator('x-hostile, img[src=x]').count()).toBe(0);
  await page.close();
});
