/** What a first visit may load, by kind of page: brotli, in kilobytes of 1000 bytes. */
import fs from 'node:fs';
import type {Browser} from '@playwright/test';
import {findGrownModules} from '../../../bench/pages/grownModules';
import {weighPage, type PageWeight} from '../../../bench/pages/pageWeight';
import {getScriptName, type ModulesByScript} from '@paydocs/preset/module-list/modules';
import {sideBySide} from '../../sideBySide';
import {expect, tagOf} from '../pages';
import {BUILD, handWrittenPages, kinds, pageOfKind, test} from './pages';

const JS = 10;
const CSS = 19.5;
const FONTS = 33;
const REQUESTS = 7;

const readModules = (file: string): ModulesByScript => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Weighs what many pages load; the HTML of each has no budget. */
const weigh = (browser: Browser, origin: string | undefined, path: string): Promise<PageWeight> =>
  weighPage(browser, origin ?? '', BUILD, path, {weighsHtml: false});

/** What to look at when scripts are too heavy. */
function causes(files: {name: string; size: number}[]): string {
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
  test(`${kind} stays within its budget`, {tag: tagOf(kind)}, async ({browser, baseURL}) => {
    const path = pageOfKind(kind);
    const {js, css, fonts, requests, thirdParties, files} = await weigh(browser, baseURL, path);
    expect(js / 1000, `scripts of ${path}:\n${causes(files)}`).toBeLessThanOrEqual(JS);
    const all = files.map(({name, size}) => `${(size / 1000).toFixed(1)} KB ${name}`).join('\n');
    expect(css / 1000, `style sheets of ${path}:\n${all}`).toBeLessThanOrEqual(CSS);
    expect(fonts / 1000, `fonts of ${path}:\n${all}`).toBeLessThanOrEqual(FONTS);
    expect(requests, `requests of ${path}:\n${all}`).toBeLessThanOrEqual(REQUESTS);
    expect(thirdParties).toEqual([]);
  });
}

test(
  'every page that people write stays within the budget of its kind',
  {tag: '@browser'},
  async ({browser, baseURL}) => {
    test.setTimeout(300_000);
    const tooHeavy: string[] = [];
    // Most of the time each waits for the network to be idle.
    await sideBySide(handWrittenPages(), 3, async (path) => {
      const {js, files} = await weigh(browser, baseURL, path);
      if (js / 1000 > JS) tooHeavy.push(`${(js / 1000).toFixed(1)} KB of scripts on ${path}:\n${causes(files)}`);
    });
    expect(tooHeavy.join('\n\n')).toBe('');
  },
);
