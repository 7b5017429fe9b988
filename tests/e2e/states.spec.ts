/**
 * A site with settings that differ from ours, and with parts that break on request: the system's color mode, an
 * announcement, and the error screens.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {brand} from '../../src/brand';
import {copyGeneratedProject, type ProjectCopy} from '../site/project';
import {createAxe} from './axe';
import {waitForFiles, waitForShell, expect, waitForServer, test} from './pages';
import {expectPicture, MODES, SCREENS, waitForFonts} from './picture';

const PORT = 3350;
const SITE = `http://localhost:${PORT}`;
const GUIDE = '/getting-started/';
const REFERENCE = '/apis/rest/payments-create/';
const ANNOUNCEMENT = 'We will be <a href="/testing/">tested</a> on Monday.';
const NAVBAR = 'src/config/navbar.ts';
let project: ProjectCopy;
let server: ChildProcess;

/** Replaces text in a file of the copy. */
function replaceInFile(file: string, find: string | RegExp, replacement: string): void {
  const text = project.read(file);
  expect(text).toMatch(find);
  project.write(file, text.replace(find, replacement));
}

test.describe.configure({mode: 'serial'});
test.use({baseURL: SITE});
test.beforeAll(async () => {
  test.setTimeout(400_000);
  project = copyGeneratedProject();
  fs.cpSync('tests/fixtures/faults', project.folder, {recursive: true});
  replaceInFile('src/config/colorMode.ts', 'respectPrefersColorScheme: false', 'respectPrefersColorScheme: true');
  replaceInFile('src/config/announcement.ts', '= undefined;', `= {id: 'monday', content: '${ANNOUNCEMENT}'};`);
  replaceInFile(NAVBAR, "{type: 'search'", "{type: 'html', value: 'An item', position: 'right'}, {type: 'search'");
  const {status, output} = project.run('build');
  expect(status, output).toBe(0);
  server = spawn('npm', ['run', '--silent', 'serve', '--', '--port', String(PORT)], {
    cwd: project.folder,
    stdio: 'ignore',
    detached: true,
    env: project.environment,
  });
  await waitForServer(`${SITE}/`);
});
test.afterAll(() => {
  if (server.pid) process.kill(-server.pid, 'SIGTERM');
  project.remove();
});

const getHtml = (page: Page): Locator => page.locator('html');
const expectShellReady = (page: Page) => expect(getHtml(page)).toHaveAttribute('data-shell', 'ready');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectShellReady(page);
}

/** Changes a stored value under the key that the site itself uses, which starts with `name`. */
async function store(page: Page, name: string, value: string): Promise<void> {
  const count = await page.evaluate(
    ([start, text]) => {
      const names = Object.keys(localStorage).filter((each) => each.startsWith(start));
      for (const each of names) localStorage.setItem(each, text);
      return names.length;
    },
    [name, value] as const,
  );
  expect(count).toBe(1);
}

test('a navbar item of unknown type and a missing version stop the build, with one message each', () => {
  const navbar = project.read(NAVBAR);
  replaceInFile(
    NAVBAR,
    "{type: 'html'",
    "{type: 'menu', label: 'More'}, {type: 'docsVersionDropdown', versions: ['1.0']}, {type: 'html'",
  );
  const {status, output} = project.run('build');
  project.write(NAVBAR, navbar);
  expect(status).not.toBe(0);
  expect(output).toContain(`${NAVBAR}: the item "More" has the type "menu", which no component renders. Use "default"`);
  expect(output).toContain(`${NAVBAR}: an item requests the docs version "1.0", which doesn't exist. Use "current".`);
  expect(output).not.toContain('This is a bug in the site');
});

for (const path of [GUIDE, REFERENCE]) {
  test.describe(`with the system's preference, ${path}`, () => {
    test.use({colorScheme: 'dark'});

    test('follows the system until the reader chooses: system, light, dark, system', async ({page}) => {
      await open(page, path);
      const button = page.getByRole('button', {name: /Switch between dark and light mode/});
      const expectMode = async (choice: string, theme: string): Promise<void> => {
        await expect(getHtml(page)).toHaveAttribute('data-theme-choice', choice);
        await expect(getHtml(page)).toHaveAttribute('data-theme', theme);
        await expect(button).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
        await expect(button.locator('svg:visible')).toHaveCount(1);
      };
      await expectMode('system', 'dark');
      await page.emulateMedia({colorScheme: 'light'});
      await expectMode('system', 'light');
      await page.emulateMedia({colorScheme: 'dark'});
      await button.click();
      await expectMode('light', 'light');
      await page.reload();
      await waitForShell(page);
      await expectMode('light', 'light');
      await button.click();
      await expectMode('dark', 'dark');
      await button.click();
      await expectMode('system', 'dark');
      await page.reload();
      await expectMode('system', 'dark');
    });

    for (const stored of ['purple', 'system', '']) {
      test(`the stored value "${stored}" follows the system`, async ({page}) => {
        await open(page, path);
        await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
        await store(page, 'theme', stored);
        await page.reload();
        await expectShellReady(page);
        await expect(getHtml(page)).toHaveAttribute('data-theme', 'dark');
        await expect(getHtml(page)).toHaveAttribute('data-theme-choice', 'system');
      });
    }
  });

  test.describe(`the announcement on ${path}`, () => {
    const getBanner = (page: Page): Locator => page.getByRole('banner').filter({hasText: 'on Monday'});
    const getCloseButton = (page: Page): Locator => page.getByRole('button', {name: 'Close', exact: true});

    test('is in the HTML, and shown until it is closed', async ({page, request}) => {
      expect(await (await request.get(path)).text()).toContain('on Monday.');
      await open(page, path);
      await expect(getBanner(page).getByRole('link', {name: 'tested'})).toBeVisible();
      await page.reload();
      await waitForShell(page);
      await expect(getBanner(page)).toBeVisible();
      await getCloseButton(page).click();
      await expect(getBanner(page)).toHaveCount(0);
      await open(page, '/testing/');
      await expect(getBanner(page)).toHaveCount(0);
      await open(page, path);
      await expect(getBanner(page)).toHaveCount(0);
    });

    for (const theme of ['light', 'dark']) {
      test(`has no accessibility violations in ${theme}`, async ({page}) => {
        await open(page, `${path}?docusaurus-theme=${theme}`);
        for (const width of [1440, 390]) {
          await page.setViewportSize({width, height: 900});
          const {violations} = await createAxe(page).include('[role=banner]').analyze();
          expect(violations.map(({id}) => id)).toEqual([]);
        }
      });
    }

    test('is shown again, at once, when its ID changes', async ({page}) => {
      await open(page, path);
      await getCloseButton(page).click();
      await store(page, 'docusaurus.announcement.id', 'sunday');
      await page.reload();
      await expect(getBanner(page)).toBeVisible();
      await page.reload();
      await expect(getBanner(page)).toBeVisible();
    });

    for (const state of ['open', 'closed']) {
      test(`causes no layout shift while the page loads, ${state}`, async ({page}) => {
        await open(page, path);
        if (state === 'closed') await getCloseButton(page).click();
        await page.addInitScript(() => {
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
              window.layoutShift = (window.layoutShift ?? 0) + entry.value;
            }
          }).observe({type: 'layout-shift', buffered: true});
        });
        await page.reload();
        await waitForFiles(page);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
        expect(await page.evaluate(() => window.layoutShift ?? 0)).toBe(0);
        await expect(getBanner(page)).toHaveCount(state === 'closed' ? 0 : 1);
      });
    }
  });
}

test.describe('a page that crashes', () => {
  test.use({expectedErrors: /^console: |^page: /});

  const injectFault = (page: Page, fault: Window['fault']): Promise<unknown> =>
    page.addInitScript((name) => {
      window.fault = name;
    }, fault);
  const removeFault = (page: Page): Promise<void> => page.evaluate(() => void delete window.fault);
  const getRetryButton = (page: Page): Locator => page.getByRole('button', {name: 'Try again'});
  const getNavbar = (page: Page): Locator => page.getByRole('navigation', {name: 'Main'});

  /** Checks what every error screen has. */
  async function expectCrash(page: Page, ...messages: string[]): Promise<void> {
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page).toHaveTitle('Page Error');
    for (const message of messages) await expect(page.getByRole('alert')).toContainText(message);
    await expect(getRetryButton(page)).toBeVisible();
  }

  test('shows the message and all causes, and Try again clears it', async ({page}) => {
    await injectFault(page, 'page');
    await page.goto('/faults/');
    await expectCrash(page, 'The page is broken.', 'Its data is missing.', 'The file was not found.');
    await expect(getNavbar(page)).toBeVisible();
    await getRetryButton(page).click();
    await expectCrash(page, 'The page is broken.');
    await removeFault(page);
    await getRetryButton(page).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Faults');
    await expect(page).toHaveTitle(/^Faults/);
  });

  for (const theme of ['light', 'dark']) {
    test(`shows an error screen without accessibility violations, in ${theme}`, async ({page}) => {
      await injectFault(page, 'page');
      await page.goto(`/faults/?docusaurus-theme=${theme}`);
      await expectCrash(page);
      for (const width of [1440, 820, 390]) {
        await page.setViewportSize({width, height: 900});
        const {violations} = await createAxe(page).analyze();
        expect(violations.map(({id, nodes}) => `${id} at ${width}: ${nodes[0]?.html}`)).toEqual([]);
      }
    });
  }

  for (const name of ['Documentation', brand.name]) {
    test(`does not trap its reader: the link ${name} in the navbar opens its page`, async ({page}) => {
      await injectFault(page, 'page');
      await page.goto('/faults/');
      await waitForShell(page);
      await expectCrash(page, 'The page is broken.');
      const link = getNavbar(page).getByRole('link', {name, exact: true});
      const path = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(/\S/);
      await expect(getRetryButton(page)).toHaveCount(0);
    });
  }

  for (const path of ['/faults/']) {
    test(`shows its error without the layout, if the layout crashes: ${path}`, async ({page}) => {
      await injectFault(page, 'navbar');
      await page.goto(path);
      await expectCrash(page, 'A theme navbar item failed to render.', '"type": "html"', 'The item is broken.');
      await expect(getNavbar(page)).toHaveCount(0);
      await removeFault(page);
      await getRetryButton(page).click();
      await expect(getNavbar(page)).toBeVisible();
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('This page crashed.');
      await expect(page.locator('main')).toContainText(/\w/);
    });
  }

  test('reports an item whose type has no component', async ({page}) => {
    await injectFault(page, 'type');
    await page.goto('/faults/');
    await expectCrash(page, 'No NavbarItem component found for type "no-such-type".');
  });

  test('reports a version dropdown without a docs version', async ({page}) => {
    await injectFault(page, 'version');
    await page.goto('/faults/');
    await expectCrash(page, 'No docs version exist', '1.0');
  });

  // Last: if a picture differs, the tests after it don't run.
  for (const viewport of SCREENS) {
    for (const mode of MODES) {
      const picture = `crash-${viewport.width}-${mode}.png`;
      test(`${picture} is what a page that crashes looks like`, async ({page}) => {
        await page.setViewportSize(viewport);
        await waitForFonts(page);
        await injectFault(page, 'page');
        await page.goto(`/faults/?docusaurus-theme=${mode}`);
        await expectCrash(page);
        await expectPicture(page, picture);
      });
    }
  }
});
