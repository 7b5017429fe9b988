import fs from 'node:fs';
import {defineConfig} from '@playwright/test';

/** Debian's and other packaged browsers; without one, Playwright's own is used. */
const systemBrowser = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) =>
  fs.existsSync(file),
);

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  outputDir: '.generated/test-results/browser',
  use: {
    baseURL: 'http://localhost:3100',
    launchOptions: {
      executablePath: systemBrowser,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
  webServer: {
    command: 'node node_modules/@docusaurus/core/bin/docusaurus.mjs serve --no-open --port 3100',
    url: 'http://localhost:3100/',
    reuseExistingServer: false,
  },
});
