/** Limits on what a first visit loads, by kind of page: Brotli, in kilobytes of 1000 bytes. */
import fs from 'node:fs';
import type {Browser} from '@playwright/test';
import {findGrownModules} from '../../../bench/pages/grownModules';
import {weighPage, type PageWeight} from '../../../bench/pages/pageWeight';
import {getScriptName, type ModulesByScript} from '@paydocs/preset/site';
import {sideBySide} from '../../sideBySide';
import {expect, getTags} from '../pages';
import {BUILD, getHandWrittenPages, kinds, findPage, test} from './pages';

const MAX_JS_KB = 10;
const MAX_CSS_KB = 16;
const MAX_FONTS_KB = 33;
const MAX_REQUESTS = 7;

const readModules = (file: string): ModulesByScript => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Weighs the files that a page loads, except for its HTML, which has no budget. */
const weighFiles = (browser: Browser, origin: string | undefined, path: string): Promise<PageWeight> =>
  weighPage(browser, origin ?? '', BUILD, path, {weighsHtml: false});

/** Describes what to check when scripts are too heavy. */
function describeCauses(files: {name: string; size: number}[]): string {
  const scripts = files.filter(({name}) => name.endsWith('.js'));
  const sizes = scripts.map(({name, size}) => `${(size / 1000).toFixed(1)} KB ${name}`);
  const grown = findGrownModules(
    readModules('bench/modules.json'),
    readModules('.generated/modules.json'),
    scripts.map(({name}) => getScriptName(name)),
  );
  return [
    ...sizes,
    'Modules that grew since bench/modules.json was written, before minification:',
    ...(grown.length > 0 ? grown.slice(0, 40) : ['none']),
  ].join('\n');
}

for (const kind of kinds.filter((each) => each !== 'search')) {
  test(`${kind} stays within its budget`, {tag: getTags(kind)}, async ({browser, baseURL}) => {
    const path = findPage(kind);
    const {js, css, fonts, requests, thirdParties, files} = await weighFiles(browser, baseURL, path);
    expect(js / 1000, `scripts of ${path}:\n${describeCauses(files)}`).toBeLessThanOrEqual(MAX_JS_KB);
    const fileList = files.map(({name, size}) => `${(size / 1000).toFixed(1)} KB ${name}`).join('\n');
    expect(css / 1000, `style sheets of ${path}:\n${fileList}`).toBeLessThanOrEqual(MAX_CSS_KB);
    expect(fonts / 1000, `fonts of ${path}:\n${fileList}`).toBeLessThanOrEqual(MAX_FONTS_KB);
    expect(requests, `requests of ${path}:\n${fileList}`).toBeLessThanOrEqual(MAX_REQUESTS);
    expect(thirdParties).toEqual([]);
  });
}

test('every hand-written page stays within the budget of its kind', {tag: '@browser'}, async ({browser, baseURL}) => {
  test.setTimeout(300_000);
  const tooHeavy: string[] = [];
  // Most of the time, each page waits for the network to be idle.
  await sideBySide(getHandWrittenPages(), 3, async (path) => {
    const {js, files} = await weighFiles(browser, baseURL, path);
    if (js / 1000 > MAX_JS_KB)
      tooHeavy.push(`${(js / 1000).toFixed(1)} KB of scripts on ${path}:\n${describeCauses(files)}`);
  });
  expect(tooHeavy.join('\n\n')).toBe('');
});
