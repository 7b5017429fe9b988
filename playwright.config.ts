import {defineConfig} from '@playwright/test';
import {launchOptions} from './tests/browser';
import {ORIGIN, OWN_ORIGIN} from './tests/e2e/site';
import {SITE} from './tests/fixtureSite';

/** Parts of `npm run test:all` that are whole files. */
const FILES = {
  pictures: /\/visual\.spec\.ts$/,
  settings: /\/(?:states|configured)\.spec\.ts$/,
  preview: /\/preview\.spec\.ts$/,
};
/** Parts of it that are tags; other tests are those of `npm test`. */
const TAGS = {browser: /@browser\b/, faults: /@faults\b/};

/** What other browsers are tried with: readers' ways through pages, and no protocol that Chromium alone speaks. */
const IN_OTHER_BROWSERS = /\/(?:navbar|search|searchPage|keyboard|color-mode|builder|pages|notFound)\.spec\.ts$/;

/** Serves the `build/` of the site in a folder as a host does. */
const served = (origin: string, cwd: string) => ({
  command: `node packages/cli/bin/paydocs.mjs serve --port ${new URL(origin).port}`,
  cwd,
  url: `${origin}/`,
  reuseExistingServer: false,
});

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // Many tests wait for the browser: three keep two cores busy. Under more, pages take longer than readers would wait.
  workers: 3,
  timeout: 60_000,
  // A test that passes only when it is repeated is wrong, or what it tests is.
  retries: 0,
  projects: [
    {name: 'daily', testIgnore: Object.values(FILES), grepInvert: Object.values(TAGS)},
    ...Object.entries(TAGS).map(([name, grep]) => ({name, grep})),
    ...Object.entries(FILES).map(([name, testMatch]) => ({name, testMatch})),
    ...(['firefox', 'webkit'] as const).map((browserName) => ({
      name: browserName,
      testMatch: IN_OTHER_BROWSERS,
      grepInvert: Object.values(TAGS),
      use: {browserName, launchOptions: {}},
    })),
  ],
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  snapshotPathTemplate: 'tests/visual/{arg}{ext}',
  expect: {timeout: 10_000, toHaveScreenshot: {maxDiffPixelRatio: 0.002}},
  outputDir: '.generated/test-results/browser',
  use: {
    // The engine is tested on a site whose content lives with the tests: this site's may be replaced.
    baseURL: ORIGIN,
    launchOptions,
  },
  webServer: [served(ORIGIN, SITE), served(OWN_ORIGIN, '.')],
});
