import {defineConfig} from '@playwright/test';
import {launchOptions} from './tests/browser';

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  snapshotPathTemplate: 'tests/visual/{arg}{ext}',
  expect: {toHaveScreenshot: {maxDiffPixelRatio: 0.002}},
  outputDir: '.generated/test-results/browser',
  use: {
    baseURL: 'http://localhost:3100',
    launchOptions,
  },
  webServer: {
    command: 'node --import tsx scripts/serve.ts --port 3100',
    url: 'http://localhost:3100/',
    reuseExistingServer: false,
  },
});
