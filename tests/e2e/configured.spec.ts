/** A site with all environment variables set: another URL, hosted search, and a tag manager. */
import fs from 'node:fs';
import path from 'node:path';
import {brand} from '../../src/brand';
import {listFiles} from '@paydocs/core';
import type {ProjectCopy} from '../site/project';
import {strayUrls} from '../site/strayUrls';
import type {Page} from '@playwright/test';
import {createAxe} from './axe';
import {startConfiguredSite, type ConfiguredSite} from './configuredSite';
import {failureCases, malformedHits, startHostedService, wellFormedHits, type HostedService} from './hostedService';
import {waitForFiles, waitForShell, expect, test} from './pages';
import {getSearchModal, type SearchModal} from './searchModal';

const PORT = 3300;
const HOME = `http://localhost:${PORT}/help/`;
const TAG_MANAGER = '**://www.googletagmanager.com/**';
let project: ProjectCopy;
let site: ConfiguredSite;

test.describe.configure({mode: 'serial'});
test.use({
  baseURL: HOME,
  allowedOrigins: /^https:\/\/(?:www\.googletagmanager\.com|[\w.-]+\.algolia(?:net)?\.(?:net|com))\//,
});
test.beforeAll(async () => {
  test.setTimeout(900_000);
  site = await startConfiguredSite(PORT, HOME);
  project = site.project;
});
test.afterAll(() => site.stop());

/**
 * Responds to requests to the tag manager with an empty script.
 *
 * @returns the requested URLs, filled as requests arrive
 */
async function mockTagManager(page: Page): Promise<string[]> {
  const requestedUrls: string[] = [];
  await page.route(TAG_MANAGER, (route) => {
    requestedUrls.push(route.request().url());
    return route.fulfill({contentType: 'text/javascript', body: ''});
  });
  return requestedUrls;
}

test('is served under its base URL, which canonical links and robots.txt contain', async ({page}) => {
  await page.route(TAG_MANAGER, (route) => route.fulfill({body: ''}));
  await page.goto(HOME);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://www.example.com/help/');
  await page.goto(`${HOME}getting-started/`);
  await expect(page.locator('.navbar__link--active').first()).toHaveText('Documentation');
  await page.goto(`${HOME}apis/rest/payments-create/`);
  await expect(page.locator('.navbar__link--active').first()).toHaveText('APIs');
  expect(project.read('build/robots.txt')).toContain('https://www.example.com/help/sitemap.xml');
});

test('keeps every URL in every file under its base URL, and never mentions its default host', () => {
  const build = path.join(project.folder, 'build');
  const files = listFiles(build);
  expect(files.filter((file) => file.endsWith('.html')).length).toBeGreaterThan(600);
  expect(strayUrls(build, 'https://www.example.com/help')).toEqual([]);
  const texts = files.filter((file) => /\.(?:html|md|txt|xml|json|ya?ml|graphql)$/.test(file));
  const others = texts.filter((file) => fs.readFileSync(file, 'utf8').includes(brand.urls.site));
  expect(others.map((file) => path.relative(build, file))).toEqual([]);
});

test('loads the container only after consent, keeps the choice, and lets readers change it', async ({page}) => {
  const requestedUrls = await mockTagManager(page);
  await page.goto(HOME);
  await waitForShell(page);
  await page.getByRole('button', {name: 'Decline'}).click();
  await page.reload();
  await waitForShell(page);
  await expect(page.getByRole('button', {name: 'Privacy choices'})).toBeVisible();
  expect(requestedUrls).toEqual([]);

  await page.getByRole('button', {name: 'Privacy choices'}).click();
  await page.getByRole('button', {name: 'Agree'}).click();
  await expect.poll(() => requestedUrls).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
  const commands = await page.evaluate(() => window.dataLayer?.map((entry) => Array.from(entry as ArrayLike<unknown>)));
  expect(commands?.[0]).toEqual(['consent', 'default', expect.objectContaining({analytics_storage: 'denied'})]);
  expect(commands?.at(-1)).toEqual([
    'consent',
    'update',
    expect.objectContaining({analytics_storage: 'granted', ad_storage: 'denied'}),
  ]);

  await page.reload();
  await waitForShell(page);
  await expect.poll(() => requestedUrls.length).toBe(2);

  await page.getByRole('button', {name: 'Privacy choices'}).click();
  await page.getByRole('button', {name: 'Decline'}).click();
  const last = await page.evaluate(() => Array.from(window.dataLayer?.at(-1) as ArrayLike<unknown>));
  expect(last).toEqual(['consent', 'update', expect.objectContaining({analytics_storage: 'denied'})]);
  await page.reload();
  await waitForShell(page);
  await expect(page.getByRole('button', {name: 'Privacy choices'})).toBeVisible();
  expect(requestedUrls).toHaveLength(2);
});

for (const path of ['getting-started/', 'apis/rest/payments-create/']) {
  test(`sends no request to the tag manager before consent on ${path}, and its consent banner is accessible`, async ({
    page,
  }) => {
    const requestedUrls = await mockTagManager(page);
    await page.goto(`${HOME}${path}`);
    const banner = page.getByRole('region', {name: 'Privacy choices'});
    await expect(banner.getByRole('button')).toHaveText(['Decline', 'Agree']);
    const {violations} = await createAxe(page).include('section[aria-label="Privacy choices"]').analyze();
    expect(violations.map(({id}) => id)).toEqual([]);
    await waitForFiles(page);
    expect(requestedUrls).toEqual([]);
    await banner.getByRole('button', {name: 'Agree'}).press('Enter');
    await expect.poll(() => requestedUrls).toHaveLength(1);
  });
}

test('treats Global Privacy Control as a refusal, even after the reader agreed: no banner, and no measuring', async ({
  page,
}) => {
  const requestedUrls = await mockTagManager(page);
  await page.goto(HOME);
  await page.getByRole('button', {name: 'Agree'}).click();
  await expect.poll(() => requestedUrls).toHaveLength(1);

  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}));
  for (const pagePath of ['getting-started/', 'apis/rest/payments-create/']) {
    await page.goto(`${HOME}${pagePath}`);
    await waitForFiles(page);
    await expect(page.getByRole('region', {name: 'Privacy choices'})).toBeHidden();
    await expect(page.getByRole('button', {name: 'Privacy choices'})).toBeHidden();
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  }
  expect(requestedUrls).toHaveLength(1);
});

test.describe('when the code of the consent banner can’t be loaded', () => {
  test.use({expectedErrors: /^console: |^failed: /});

  test('the page works without it, and nothing is measured', async ({page}) => {
    const failedRequest = page.waitForEvent('requestfailed');
    // The only script in addition to the shell.
    await page.route(/\/assets\/js\/(?!shell\.)[^/]+\.js$/, (route) => route.abort('failed'));
    await page.goto(`${HOME}getting-started/`);
    await waitForShell(page);
    await failedRequest;
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', {name: 'Agree'})).toBeHidden();
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  });
});

test.describe('the hosted search', () => {
  let service: HostedService;
  test.beforeEach(async ({page}) => {
    service = await startHostedService(wellFormedHits);
    await service.interceptRequests(page);
    await page.route(TAG_MANAGER, (route) => route.fulfill({body: ''}));
  });
  test.afterEach(async ({page}) => {
    await page.unrouteAll({behavior: 'ignoreErrors'});
    service.close();
  });

  async function open(page: Page): Promise<SearchModal> {
    const modal = getSearchModal(page);
    await page.goto(`${HOME}getting-started/`);
    await waitForFiles(page);
    await modal.button.click();
    await expect(modal.field).toBeFocused();
    return modal;
  }

  test('gets the credentials and filters for language and docs tags, and no index is loaded', async ({page}) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    const {field, hits} = await open(page);
    await field.fill('refund');
    await expect(hits).toHaveCount(2);
    expect(service.requests).toEqual([
      expect.objectContaining({
        ...{appId: 'TESTAPP', apiKey: 'search-only', indexName: 'docs', query: 'refund', hitsPerPage: 20},
        facetFilters: [
          'language:en',
          expect.arrayContaining([
            'docusaurus_tag:default',
            'docusaurus_tag:docs-default-current',
            'docusaurus_tag:docs-rest-current',
            'docusaurus_tag:docs-graphql-current',
          ]),
        ],
      }),
    ]);
    expect(requestedUrls.filter((url) => /names-|texts-/.test(url))).toEqual([]);
  });

  test('has its hits rendered like the site’s own, as text', async ({page}) => {
    const {dialog, field, hits} = await open(page);
    await field.fill('refund');
    await expect(dialog.locator('.DocSearch-Hit-title').first()).toHaveText('refund <b>a</b> payment');
    await expect(dialog.locator('.DocSearch-Hit-path').first()).toHaveText('A "refund" & <img src=x onerror=alert(1)>');
    await expect(dialog.locator('.DocSearch-Hit-title mark').first()).toHaveText('refund');
    await expect(dialog.locator('.search-breadcrumb').first()).toHaveText('Payments');
    await expect(dialog.locator('.DocSearch-HitsFooter')).toHaveText('See all 2 results');
    await expect(dialog.locator('.DocSearch-Logo')).toBeVisible();
    await hits.first().click();
    await expect(page).toHaveURL(`${HOME}apis/rest/payments-refund/`);
    const later = await open(page);
    await expect(later.dialog.locator('.DocSearch-Hit-title')).toHaveText('refund <b>a</b> payment');
  });

  test('may return malformed hits: only valid ones are rendered, in the modal and on the page', async ({page}) => {
    service.close();
    service = await startHostedService(malformedHits);
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await service.interceptRequests(page);
    await page.route(TAG_MANAGER, (route) => route.fulfill({body: ''}));
    const {hits, field} = await open(page);
    await field.fill('Testing');
    await expect(hits).toHaveCount(2);
    await hits.first().click();
    await expect(page).toHaveURL(/\/help\/testing\/#%$/);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('This page crashed.');

    await page.goto(`${HOME}search/?q=Testing`);
    await expect(page.locator('main ol a')).toHaveText(['Testing', 'Testing']);
    await expect(page.getByRole('status').filter({hasText: 'found'})).toHaveText('2 results found');
    await expect(page.getByRole('button', {name: 'Show more results'})).toHaveCount(0);
  });

  test('gets no longer query than it accepts', async ({page}) => {
    await page.goto(`${HOME}search/?q=${encodeURIComponent('🤑'.repeat(400))}`);
    await expect(page.locator('main ol a').first()).toBeVisible();
    // The service accepts 512 bytes.
    expect(service.requests.at(-1)?.query).toBe('🤑'.repeat(128));
  });

  test('may be slow, and may find nothing', async ({page}) => {
    const {dialog, field, hits} = await open(page);
    service.mode = 'slow';
    await field.fill('refund');
    await expect(dialog).toHaveClass(/DocSearch-Container--Stalled/);
    await expect(hits).toHaveCount(2);
    service.mode = 'nothing';
    await field.fill('xyzzy');
    await expect(dialog.getByText('No results found for "xyzzy"')).toBeVisible();
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  });

  test('returns results on the search page too', async ({page}) => {
    await page.goto(`${HOME}search/?q=refund&area=rest`);
    await expect(page.locator('main ol a').first()).toHaveText('refund <b>a</b> payment');
    await expect(page.getByRole('status').filter({hasText: 'found'})).toHaveText('2 results found');
    expect(service.requests.at(-1)).toMatchObject({
      ...{indexName: 'docs', query: 'refund'},
      facetFilters: ['language:en', ['docusaurus_tag:docs-rest-current']],
    });
  });

  test.describe('when it fails', () => {
    test.use({expectedErrors: /[aA]lgolia|Failed to load resource|404/});

    for (const [mode, reason, variables] of failureCases) {
      test(`(${mode}) reports it until the next response, and logs the variable to correct`, async ({page}) => {
        const {dialog, field, hits} = await open(page);
        const logged: string[] = [];
        page.on('console', (message) => logged.push(message.text()));
        service.mode = mode;
        await field.fill('refund');
        await expect(dialog.getByRole('alert')).toContainText('Unable to fetch results');
        await expect(dialog.getByRole('alert')).toContainText(reason);
        await expect(dialog.getByRole('button', {name: 'Retry'})).toHaveCount(mode === 'wrong id' ? 1 : 0);
        await field.fill('refun');
        await expect(dialog.getByText('No results found')).toBeHidden();
        await expect(dialog.getByRole('alert')).toBeVisible();
        expect(logged.filter((text) => text.includes(variables))).not.toEqual([]);
        service.mode = 'ok';
        await field.fill('refund');
        await expect(hits).toHaveCount(2);
        await expect(dialog.getByRole('alert')).toHaveCount(0);
      });

      test(`(${mode}) reports it on the search page`, async ({page}) => {
        service.mode = mode;
        await page.goto(`${HOME}search/?q=refund`);
        const alert = page.getByRole('main').getByRole('alert');
        await expect(alert).toContainText('Unable to fetch results');
        await expect(alert).toContainText(reason);
        service.mode = 'ok';
        await page.getByRole('searchbox').fill('refun');
        await expect(page.locator('main ol a').first()).toBeVisible();
        await expect(alert).toHaveCount(0);
      });
    }

    test('suggests pages for a missing URL when it responds', async ({page}) => {
      await page.goto(`${HOME}apis/rest/payment-refund/`);
      await expect(page.getByRole('link', {name: 'refund <b>a</b> payment'})).toHaveAttribute(
        'href',
        '/help/apis/rest/payments-refund/',
      );
    });
  });

  test('opens the assistant, whose code is loaded on request', async ({page}) => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    const {dialog, field} = await open(page);
    await field.fill('refund');
    await expect(dialog.locator('.DocSearch-HitsFooter')).toBeVisible();
    const getAssistantFiles = (): string[] => requestedUrls.filter((url) => url.includes('/search/assistant'));
    expect(getAssistantFiles()).toEqual([]);
    service.requests.length = 0;
    await dialog.getByRole('button', {name: 'Ask AI'}).click();
    const assistant = page.getByRole('dialog', {name: 'Ask AI'});
    await expect(assistant).toHaveAttribute('aria-modal', 'true');
    await expect(assistant.locator('.DocSearch-AskAiScreen-Query').first()).toHaveText('refund');
    expect(getAssistantFiles()).toHaveLength(1);
    await expect.poll(() => service.requests.length).toBeGreaterThan(0);
    for (const {facetFilters} of service.requests)
      expect(facetFilters).toEqual(['language:en', expect.arrayContaining(['docusaurus_tag:docs-rest-current'])]);
    // Enter sends a question, and doesn't open a result later.
    await assistant.getByRole('searchbox').fill('refund');
    for (const key of ['Enter', 'Escape']) await page.keyboard.press(key);
    await expect(assistant).toHaveCount(0);
    await expect(field).toHaveValue('refund');
    await expect(dialog.locator('.DocSearch-Hit[aria-selected="true"]')).toBeVisible();
    await page.waitForTimeout(400);
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  });
});
