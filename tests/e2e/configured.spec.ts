/** A site with everything of the environment set: another address, hosted search, a tag manager. */
import fs from 'node:fs';
import path from 'node:path';
import {brand} from '../../src/brand';
import {listFiles} from '@paydocs/core/fingerprint';
import type {ProjectCopy} from '../site/project';
import {strayUrls} from '../site/strayUrls';
import type {Page} from '@playwright/test';
import {axe} from './axe';
import {startConfiguredSite, type ConfiguredSite} from './configuredSite';
import {failures, oddHits, startHostedService, wellFormedHits, type HostedService} from './hostedService';
import {alive, expect, test} from './pages';
import {searchModal, type SearchModal} from './searchModal';

const PORT = 3300;
const HOME = `http://localhost:${PORT}/help/`;
const TAG_MANAGER = '**://www.googletagmanager.com/**';
let project: ProjectCopy;
let site: ConfiguredSite;

test.describe.configure({mode: 'serial'});
test.use({
  baseURL: HOME,
  answeredOrigins: /^https:\/\/(?:www\.googletagmanager\.com|[\w.-]+\.algolia(?:net)?\.(?:net|com))\//,
});
test.beforeAll(async () => {
  test.setTimeout(900_000);
  site = await startConfiguredSite(PORT, HOME);
  project = site.project;
});
test.afterAll(() => site.stop());

/** @returns the addresses that are asked for of the tag manager, which answers with nothing */
async function answerTagManager(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(TAG_MANAGER, (route) => {
    asked.push(route.request().url());
    return route.fulfill({contentType: 'text/javascript', body: ''});
  });
  return asked;
}

test('is served below its base address, and says so to search engines', async ({page}) => {
  await page.route(TAG_MANAGER, (route) => route.fulfill({body: ''}));
  await page.goto(HOME);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://www.example.com/help/');
  await page.goto(`${HOME}getting-started/`);
  await expect(page.locator('.navbar__link--active').first()).toHaveText('Documentation');
  await page.goto(`${HOME}apis/rest/payments-create/`);
  await expect(page.locator('.navbar__link--active').first()).toHaveText('APIs');
  expect(project.read('build/robots.txt')).toContain('https://www.example.com/help/sitemap.xml');
});

test('keeps every URL below its base address, in whatever file, and names no other host for itself', () => {
  const build = path.join(project.folder, 'build');
  const files = listFiles(build);
  expect(files.filter((file) => file.endsWith('.html')).length).toBeGreaterThan(600);
  expect(strayUrls(build, 'https://www.example.com/help')).toEqual([]);
  const texts = files.filter((file) => /\.(?:html|md|txt|xml|json|ya?ml|graphql)$/.test(file));
  const others = texts.filter((file) => fs.readFileSync(file, 'utf8').includes(brand.urls.site));
  expect(others.map((file) => path.relative(build, file))).toEqual([]);
});

test('loads the container only after consent, keeps the choice and lets it be changed', async ({page}) => {
  const asked = await answerTagManager(page);
  await page.goto(HOME);
  await alive(page);
  await page.getByRole('button', {name: 'Decline'}).click();
  await page.reload();
  await alive(page);
  await expect(page.getByRole('button', {name: 'Privacy choices'})).toBeVisible();
  expect(asked).toEqual([]);

  await page.getByRole('button', {name: 'Privacy choices'}).click();
  await page.getByRole('button', {name: 'Agree'}).click();
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
  const commands = await page.evaluate(() => window.dataLayer?.map((entry) => Array.from(entry as ArrayLike<unknown>)));
  expect(commands?.[0]).toEqual(['consent', 'default', expect.objectContaining({analytics_storage: 'denied'})]);
  expect(commands?.at(-1)).toEqual([
    'consent',
    'update',
    expect.objectContaining({analytics_storage: 'granted', ad_storage: 'denied'}),
  ]);

  await page.reload();
  await alive(page);
  await expect.poll(() => asked.length).toBe(2);

  await page.getByRole('button', {name: 'Privacy choices'}).click();
  await page.getByRole('button', {name: 'Decline'}).click();
  const last = await page.evaluate(() => Array.from(window.dataLayer?.at(-1) as ArrayLike<unknown>));
  expect(last).toEqual(['consent', 'update', expect.objectContaining({analytics_storage: 'denied'})]);
  await page.reload();
  await alive(page);
  await expect(page.getByRole('button', {name: 'Privacy choices'})).toBeVisible();
  expect(asked).toHaveLength(2);
});

for (const path of ['getting-started/', 'apis/rest/payments-create/']) {
  test(`asks nobody for anything before consent on ${path}, and its question is accessible`, async ({page}) => {
    const asked = await answerTagManager(page);
    await page.goto(`${HOME}${path}`);
    const question = page.getByRole('region', {name: 'Privacy choices'});
    await expect(question.getByRole('button')).toHaveText(['Decline', 'Agree']);
    const {violations} = await axe(page).include('section[aria-label="Privacy choices"]').analyze();
    expect(violations.map(({id}) => id)).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await question.getByRole('button', {name: 'Agree'}).press('Enter');
    await expect.poll(() => asked).toHaveLength(1);
  });
}

test('Global Privacy Control counts as no, also after the reader agreed: nobody is asked or measured', async ({
  page,
}) => {
  const asked = await answerTagManager(page);
  await page.goto(HOME);
  await page.getByRole('button', {name: 'Agree'}).click();
  await expect.poll(() => asked).toHaveLength(1);

  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', {value: true}));
  for (const address of ['getting-started/', 'apis/rest/payments-create/']) {
    await page.goto(`${HOME}${address}`);
    await alive(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('region', {name: 'Privacy choices'})).toBeHidden();
    await expect(page.getByRole('button', {name: 'Privacy choices'})).toBeHidden();
    expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
  }
  expect(asked).toHaveLength(1);
});

test.describe('when the code of the question can’t be loaded', () => {
  test.use({expectedProblems: /^console: |^failed: /});

  test('the page works without it, and nothing is measured', async ({page}) => {
    const refused = page.waitForEvent('requestfailed');
    await page.route(/\/consent\.\w+\.js$/, (route) => route.abort('failed'));
    await page.goto(`${HOME}getting-started/`);
    await alive(page);
    await refused;
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
    await service.answer(page);
    await page.route(TAG_MANAGER, (route) => route.fulfill({body: ''}));
  });
  test.afterEach(async ({page}) => {
    await page.unrouteAll({behavior: 'ignoreErrors'});
    service.close();
  });

  async function open(page: Page): Promise<SearchModal> {
    const modal = searchModal(page);
    await page.goto(`${HOME}getting-started/`);
    await page.waitForLoadState('networkidle');
    await modal.button.click();
    await expect(modal.field).toBeFocused();
    return modal;
  }

  test('is asked with the credentials, filtered by language and docs tag, and no index is loaded', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const {field, hits} = await open(page);
    await field.fill('refund');
    await expect(hits).toHaveCount(2);
    expect(service.asked).toEqual([
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
    expect(asked.filter((url) => /names-|texts-/.test(url))).toEqual([]);
  });

  test('has its hits shown as those of the site, as text', async ({page}) => {
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

  test('may answer with hits of any form: what is right is shown, in the modal and on the page', async ({page}) => {
    service.close();
    service = await startHostedService(oddHits);
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await service.answer(page);
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

  test('is asked no more than it takes', async ({page}) => {
    await page.goto(`${HOME}search/?q=${encodeURIComponent('🤑'.repeat(400))}`);
    await expect(page.locator('main ol a').first()).toBeVisible();
    // The service takes 512 bytes.
    expect(service.asked.at(-1)?.query).toBe('🤑'.repeat(128));
  });

  test('may be slow, and find nothing', async ({page}) => {
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

  test('answers on the search page too', async ({page}) => {
    await page.goto(`${HOME}search/?q=refund&area=rest`);
    await expect(page.locator('main ol a').first()).toHaveText('refund <b>a</b> payment');
    await expect(page.getByRole('status').filter({hasText: 'found'})).toHaveText('2 results found');
    expect(service.asked.at(-1)).toMatchObject({
      ...{indexName: 'docs', query: 'refund'},
      facetFilters: ['language:en', ['docusaurus_tag:docs-rest-current']],
    });
  });

  test.describe('when it fails', () => {
    test.use({expectedProblems: /[aA]lgolia|Failed to load resource|404/});

    for (const [mode, reason, variables] of failures) {
      test(`(${mode}) says so until the next answer, and which variable the owner has to correct`, async ({page}) => {
        const {dialog, field, hits} = await open(page);
        const told: string[] = [];
        page.on('console', (message) => told.push(message.text()));
        service.mode = mode;
        await field.fill('refund');
        await expect(dialog.getByRole('alert')).toContainText('Unable to fetch results');
        await expect(dialog.getByRole('alert')).toContainText(reason);
        await expect(dialog.getByRole('button', {name: 'Retry'})).toHaveCount(mode === 'wrong id' ? 1 : 0);
        await field.fill('refun');
        await expect(dialog.getByText('No results found')).toBeHidden();
        await expect(dialog.getByRole('alert')).toBeVisible();
        expect(told.filter((text) => text.includes(variables))).not.toEqual([]);
        service.mode = 'ok';
        await field.fill('refund');
        await expect(hits).toHaveCount(2);
        await expect(dialog.getByRole('alert')).toHaveCount(0);
      });

      test(`(${mode}) says so on the search page`, async ({page}) => {
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

    test('suggests pages for an address that is not there when it answers', async ({page}) => {
      await page.goto(`${HOME}apis/rest/payment-refund/`);
      await expect(page.getByRole('link', {name: 'refund <b>a</b> payment'})).toHaveAttribute(
        'href',
        '/help/apis/rest/payments-refund/',
      );
    });
  });

  test('leads to the assistant, whose code is loaded when somebody asks for it', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const {dialog, field} = await open(page);
    await field.fill('refund');
    await expect(dialog.locator('.DocSearch-HitsFooter')).toBeVisible();
    const assistantFiles = (): string[] => asked.filter((url) => url.includes('/search/assistant'));
    expect(assistantFiles()).toEqual([]);
    const questions = service.asked.length;
    await dialog.getByRole('button', {name: 'Ask AI'}).click();
    const assistant = page.getByRole('dialog', {name: 'Ask AI'});
    await expect(assistant).toHaveAttribute('aria-modal', 'true');
    // The question that was typed is asked, and stands there.
    await expect(assistant.locator('.DocSearch-AskAiScreen-Query').first()).toHaveText('refund');
    expect(assistantFiles()).toHaveLength(1);
    await expect.poll(() => service.asked.length).toBeGreaterThan(questions);
    for (const {facetFilters} of service.asked)
      expect(facetFilters).toEqual(['language:en', expect.arrayContaining(['docusaurus_tag:docs-rest-current'])]);
    await page.keyboard.press('Escape');
    await expect(assistant).toHaveCount(0);
    await expect(field).toHaveValue('refund');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  });
});
