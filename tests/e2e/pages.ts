import {test as base, expect, type Page} from '@playwright/test';
import {brand} from './site';

/** One page of each kind, on the fixture site. */
export const pageKinds = {
  home: '/',
  guide: '/getting-started/',
  brandGuide: `/${brand.slug}-js/overview/`,
  category: '/category/integrations/',
  restLanding: '/apis/rest/',
  restTag: '/apis/rest/payments/',
  restOperation: '/apis/rest/payments-create/',
  restSchema: '/apis/rest/schemas/payment/',
  restWebhook: '/apis/rest/on-payment-succeeded/',
  graphqlLanding: '/apis/graphql/',
  graphqlOperation: '/apis/graphql/operations/mutations/create-payment/',
  graphqlLive: '/apis/graphql/operations/subscriptions/on-update-charges-v2/',
  graphqlIndex: '/apis/graphql/operations/queries/',
  graphqlType: '/apis/graphql/types/objects/payment/',
  search: '/search/',
};

const DAILY_KINDS = new Set(['home', 'guide', 'restOperation', 'graphqlType', 'search']);

/** Returns the tags of a test for a kind of page: `npm test` runs the kinds that differ most. */
export const getTags = (kind: string): string[] => (DAILY_KINDS.has(kind) ? [] : ['@browser']);

/** Waits until the shell runs: the scripts of a page load after the first paint. */
export const waitForShell = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');

const QUIET_MS = 500;

/**
 * Waits until the shell of a page runs, and no file has arrived for half a second. Playwright's `networkidle` may wait
 * forever for a request that the previous page started.
 */
export async function waitForFiles(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await waitForShell(page);
  await page.evaluate(
    (quietMs) =>
      new Promise<void>((resolve) => {
        const finish = (): void => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(finish, quietMs);
        const observer = new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(finish, quietMs);
        });
        observer.observe({type: 'resource'});
      }),
    QUIET_MS,
  );
}

const NEVER_MATCHES = /(?!)/;

interface PageOptions {
  /** Origins that pages may send requests to, apart from the site's own. The test responds in their place. */
  allowedOrigins: RegExp;
  /** Pattern of errors that occur on purpose, in the format of `errors` below. */
  expectedErrors: RegExp;
}

/** Fails on console errors, failed requests, and requests to other hosts. */
export const test = base.extend<PageOptions & {page: Page}>({
  allowedOrigins: [NEVER_MATCHES, {option: true}],
  expectedErrors: [NEVER_MATCHES, {option: true}],
  page: async ({page, baseURL, allowedOrigins, expectedErrors}, use) => {
    const errors: string[] = [];
    const {origin} = new URL(baseURL!);
    const isAllowed = (url: string): boolean =>
      url.startsWith('data:') || new URL(url).origin === origin || allowedOrigins.test(url);
    page.on('console', (message) => {
      if (message.type() === 'error') {
        errors.push(`console: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => errors.push(`page: ${error.message}`));
    page.on('request', (request) => {
      if (!isAllowed(request.url())) {
        errors.push(`third party: ${request.url()}`);
      }
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'no reason';
      // Aborted: the reader navigated to another page.
      if (reason !== 'net::ERR_ABORTED') {
        errors.push(`failed: ${request.url()} (${reason})`);
      }
    });
    page.on('response', (response) => {
      if (response.status() >= 400) {
        errors.push(`status ${response.status()}: ${response.url()}`);
      }
    });
    await use(page);
    // A route that still waits for its file when the test ends would fail the run.
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await page.context().unrouteAll({behavior: 'ignoreErrors'});
    expect(errors.filter((entry) => !expectedErrors.test(entry))).toEqual([]);
  },
});

/** Waits until a server that the test started responds. */
export async function waitForServer(url: string): Promise<void> {
  await expect(async () => expect((await fetch(url)).status).toBe(200)).toPass({timeout: 150_000});
}

export {expect};
