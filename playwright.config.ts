import {defineConfig} from '@playwright/test';
import {launchOptions} from './tests/browser';

const SITES = /\/(?:preview|states|configured)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  // Many tests wait for the browser: three keep two cores busy. Under more, pages take longer than readers would wait.
  workers: 3,
  timeout: 60_000,
  // A machine that is busy makes tests fail that are right. What needed it is named at the end of `npm test`.
  retries: 1,
  // Those that make a site of their own take longest, and begin.
  projects: [
    {name: 'sites', testMatch: SITES},
    {name: 'pages', testIgnore: SITES},
  ],
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  snapshotPathTemplate: 'tests/visual/{arg}{ext}',
  expect: {timeout: 10_000, toHaveScreenshot: {maxDiffPixelRatio: 0.002}},
  outputDir: '.generated/test-results/browser',
  use: {
    baseURL: 'http://localhost:3100',
    launchOptions,
  },
  webServer: {
    command: 'node packages/cli/bin/paydocs.mjs serve --port 3100',
    url: 'http://localhost:3100/',
    reuseExistingServer: false,
  },
});
