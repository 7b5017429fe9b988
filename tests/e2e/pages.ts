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

const EVERY_DAY = new Set(['home', 'guide', 'restOperation', 'graphqlType', 'search']);

/** @returns the tag of a test of one kind of page: `npm test` takes the kinds that differ most */
export const tagOf = (kind: string): string[] => (EVERY_DAY.has(kind) ? [] : ['@browser']);

/** Waits until React has taken over the page: its scripts come after it is painted. */
export const alive = (page: Page): Promise<void> => expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');

const NOTHING = /(?!)/;

interface PageOptions {
  /** Origins to which pages may turn, apart from the site's own; the test answers in their place. */
  answeredOrigins: RegExp;
  /** What goes wrong on purpose, as `problems` below words it. */
  expectedProblems: RegExp;
}

/** A page whose console errors, failed requests and requests to other hosts fail the test. */
export const test = base.extend<PageOptions & {page: Page}>({
  answeredOrigins: [NOTHING, {option: true}],
  expectedProblems: [NOTHING, {option: true}],
  page: async ({page, baseURL, answeredOrigins, expectedProblems}, use) => {
    const problems: string[] = [];
    const {origin} = new URL(baseURL!);
    const isAllowed = (url: string): boolean =>
      url.startsWith('data:') || new URL(url).origin === origin || answeredOrigins.test(url);
    page.on('console', (message) => {
      if (message.type() === 'error') {
        problems.push(`console: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => problems.push(`page: ${error.message}`));
    page.on('request', (request) => {
      if (!isAllowed(request.url())) {
        problems.push(`third party: ${request.url()}`);
      }
    });
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'no reason';
      // Aborted: the reader went on to another page.
      if (reason !== 'net::ERR_ABORTED') {
        problems.push(`failed: ${request.url()} (${reason})`);
      }
    });
    page.on('response', (response) => {
      if (response.status() >= 400) {
        problems.push(`status ${response.status()}: ${response.url()}`);
      }
    });
    await use(page);
    expect(problems.filter((problem) => !expectedProblems.test(problem))).toEqual([]);
  },
});

/** Waits until a server that the test started answers. */
export async function serves(url: string): Promise<void> {
  await expect(async () => expect((await fetch(url)).status).toBe(200)).toPass({timeout: 150_000});
}

export {expect};
