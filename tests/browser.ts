import fs from 'node:fs';

/** How Chromium is started: as root too, and without asking its maker's hosts for anything. */
export const browserArguments = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];

/**
 * @returns the path of a Chromium that the system has; `undefined` makes Playwright use its own
 */
export function systemBrowser(): string | undefined {
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) =>
    fs.existsSync(file),
  );
}
