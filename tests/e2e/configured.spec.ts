/** A site with everything of the environment set: another address, hosted search, a tag manager. */
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import {listFiles} from '../../src/plugins/reference/shared/fingerprint';
import {copyProject, type ProjectCopy} from '../site/project';
import {expect, serves, test} from './pages';

const PORT = 3300;
const HOME = `http://localhost:${PORT}/help/`;
const TAG_MANAGER = '**://www.googletagmanager.com/**';
let project: ProjectCopy;
let server: ChildProcess;

test.describe.configure({mode: 'serial'});
test.use({
  baseURL: HOME,
  answeredOrigins: /^https:\/\/(?:www\.googletagmanager\.com|[\w.-]+\.algolia(?:net)?\.(?:net|com))\//,
});
test.beforeAll(async () => {
  test.setTimeout(300_000);
  project = copyProject({
    DOCS_SITE_URL: 'https://www.example.com',
    DOCS_BASE_URL: '/help/',
    DOCS_SEARCH_APP_ID: 'TESTAPP',
    DOCS_SEARCH_API_KEY: 'search-only',
    DOCS_SEARCH_INDEX_NAME: 'docs',
    DOCS_TAG_MANAGER_ID: 'GTM-TEST1',
  });
  const {status, output} = project.run('build');
  expect(status, output).toBe(0);
  server = spawn('npm', ['run', '--silent', 'serve', '--', '--port', String(PORT), '--no-open'], {
    cwd: project.folder,
    stdio: 'ignore',
    detached: true,
    env: project.environment,
  });
  await serves(HOME);
});
test.afterAll(() => {
  if (server.pid) {
    process.kill(-server.pid, 'SIGTERM');
  }
  project.remove();
});

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

test('keeps every link below its base address', () => {
  const pages = listFiles(path.join(project.folder, 'build')).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(600);
  const strays = pages.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/\s(?:href|src)="?(\/[^"\s>]*)/g)]
      .map(([, address]) => address)
      .filter((address) => !address?.startsWith('/help/'))
      .map((address) => `${path.relative(project.folder, file)}: ${address}`),
  );
  expect(strays).toEqual([]);
});

test('loads the container only after consent, keeps the choice and lets it be changed', async ({page}) => {
  const asked: string[] = [];
  await page.route(TAG_MANAGER, (route) => {
    asked.push(route.request().url());
    return route.fulfill({contentType: 'text/javascript', body: ''});
  });
  await page.goto(HOME);
  await page.getByRole('button', {name: 'Decline'}).click();
  await page.reload();
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
  await expect.poll(() => asked.length).toBe(2);

  await page.getByRole('button', {name: 'Privacy choices'}).click();
  await page.getByRole('button', {name: 'Decline'}).click();
  const last = await page.evaluate(() => Array.from(window.dataLayer?.at(-1) as ArrayLike<unknown>));
  expect(last).toEqual(['consent', 'update', expect.objectContaining({analytics_storage: 'denied'})]);
  await page.reload();
  await expect(page.getByRole('button', {name: 'Privacy choices'})).toBeVisible();
  expect(asked).toHaveLength(2);
});

for (const path of ['getting-started/', 'apis/rest/payments-create/']) {
  test(`asks nobody for anything before consent on ${path}, and its question is accessible`, async ({page}) => {
    const asked: string[] = [];
    await page.route(TAG_MANAGER, (route) => {
      asked.push(route.request().url());
      return route.fulfill({contentType: 'text/javascript', body: ''});
    });
    await page.goto(`${HOME}${path}`);
    const question = page.getByRole('region', {name: 'Privacy choices'});
    await expect(question.getByRole('button')).toHaveText(['Decline', 'Agree']);
    const {violations} = await new AxeBuilder({page}).include('section[aria-label="Privacy choices"]').analyze();
    expect(violations.map(({id}) => id)).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await question.getByRole('button', {name: 'Agree'}).press('Enter');
    await expect.poll(() => asked).toHaveLength(1);
  });
}

test.describe('when the code of the question can’t be loaded', () => {
  test.use({expectedProblems: /^console: |^failed: /});

  test('the page works without it, and nothing is measured', async ({page}) => {
    const scripts = listFiles(path.join(project.folder, 'build', 'assets', 'js'));
    const question = scripts.filter((file) => fs.readFileSync(file, 'utf8').includes('Privacy choices'));
    expect(question).toHaveLength(1);
    const refused = page.waitForEvent('requestfailed');
    await page.route(`**/${path.basename(question[0] ?? '')}`, (route) => route.abort('failed'));
    await page.goto(`${HOME}getting-started/`);
    await refused;
    await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('This page crashed.');
  });
});

test('asks the hosted search, filtered by language and docs tag', async ({page}) => {
  await page.route(TAG_MANAGER, (route) => route.fulfill({body: ''}));
  const queries: string[] = [];
  await page.route('**://*.algolia*.net/**', (route) => {
    queries.push(route.request().postData() ?? '');
    return route.fulfill({
      json: {results: [{hits: [], nbHits: 0, page: 0, nbPages: 0, hitsPerPage: 20, query: 'refund', index: 'docs'}]},
    });
  });
  await page.goto(`${HOME}getting-started/`);
  await page.getByRole('button', {name: /Search/}).click();
  await page.getByRole('searchbox').fill('refund');
  await expect(page.getByText('No results found for')).toBeVisible();
  const query = queries.join('\n');
  expect(query).toContain('"indexName":"docs"');
  expect(query).toContain('language:en');
  expect(query).toContain('docusaurus_tag:default');
});
