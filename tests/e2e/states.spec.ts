/**
 * A site with other settings than ours, and with parts that break when told to: the color mode of the
 * system, an announcement, and the error screens.
 */
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {brand} from '../../src/brand';
import {copyGeneratedProject, type ProjectCopy} from '../site/project';
import {axe} from './axe';
import {alive, expect, serves, test} from './pages';
import {expectPicture, MODES, SCREENS, waitForFonts} from './picture';

const PORT = 3350;
const SITE = `http://localhost:${PORT}`;
const GUIDE = '/getting-started/';
const REFERENCE = '/apis/rest/payments-create/';
const ANNOUNCEMENT = 'We will be <a href="/testing/">tested</a> on Monday.';
const NAVBAR = 'src/config/navbar.ts';
let project: ProjectCopy;
let server: ChildProcess;

/** Puts something into a file of the copy. */
function replace(file: string, find: string | RegExp, replacement: string): void {
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
  replace('src/config/colorMode.ts', 'respectPrefersColorScheme: false', 'respectPrefersColorScheme: true');
  replace('src/config/announcement.ts', '= undefined;', `= {id: 'monday', content: '${ANNOUNCEMENT}'};`);
  replace(NAVBAR, "{type: 'search'", "{type: 'html', value: 'An item', position: 'right'}, {type: 'search'");
  const {status, output} = project.run('build');
  expect(status, output).toBe(0);
  server = spawn('npm', ['run', '--silent', 'serve', '--', '--port', String(PORT)], {
    cwd: project.folder,
    stdio: 'ignore',
    detached: true,
    env: project.environment,
  });
  await serves(`${SITE}/`);
});
test.afterAll(() => {
  if (server.pid) process.kill(-server.pid, 'SIGTERM');
  project.remove();
});

const html = (page: Page): Locator => page.locator('html');
const hydrated = (page: Page) => expect(html(page)).toHaveAttribute('data-shell', 'ready');

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Changes a stored value, under the name that the site itself uses: the name here is the start of it. */
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

test('an item of unknown type and a version that is not there stop the build, with one message for each', () => {
  const navbar = project.read(NAVBAR);
  replace(
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
      const shows = async (choice: string, theme: string): Promise<void> => {
        await expect(html(page)).toHaveAttribute('data-theme-choice', choice);
        await expect(html(page)).toHaveAttribute('data-theme', theme);
        await expect(button).toHaveAccessibleName(new RegExp(`currently ${choice} mode`));
        await expect(button.locator('svg:visible')).toHaveCount(1);
      };
      await shows('system', 'dark');
      await page.emulateMedia({colorScheme: 'light'});
      await shows('system', 'light');
      await page.emulateMedia({colorScheme: 'dark'});
      await button.click();
      await shows('light', 'light');
      await page.reload();
      await alive(page);
      await shows('light', 'light');
      await button.click();
      await shows('dark', 'dark');
      await button.click();
      await shows('system', 'dark');
      await page.reload();
      await shows('system', 'dark');
    });

    for (const stored of ['purple', 'system', '']) {
      test(`the stored value "${stored}" leaves it to the system`, async ({page}) => {
        await open(page, path);
        await page.getByRole('button', {name: /Switch between dark and light mode/}).click();
        await store(page, 'theme', stored);
        await page.reload();
        await hydrated(page);
        await expect(html(page)).toHaveAttribute('data-theme', 'dark');
        await expect(html(page)).toHaveAttribute('data-theme-choice', 'system');
      });
    }
  });

  test.describe(`the announcement on ${path}`, () => {
    const bar = (page: Page): Locator => page.getByRole('banner').filter({hasText: 'on Monday'});
    const close = (page: Page): Locator => page.getByRole('button', {name: 'Close', exact: true});

    test('is in the page as it is sent, and shown until it is closed', async ({page, request}) => {
      expect(await (await request.get(path)).text()).toContain('on Monday.');
      await open(page, path);
      await expect(bar(page).getByRole('link', {name: 'tested'})).toBeVisible();
      await page.reload();
      await alive(page);
      await expect(bar(page)).toBeVisible();
      await close(page).click();
      await expect(bar(page)).toHaveCount(0);
      await open(page, '/testing/');
      await expect(bar(page)).toHaveCount(0);
      await open(page, path);
      await expect(bar(page)).toHaveCount(0);
    });

    for (const theme of ['light', 'dark']) {
      test(`has no violation of accessibility in ${theme}`, async ({page}) => {
        await open(page, `${path}?docusaurus-theme=${theme}`);
        for (const width of [1440, 390]) {
          await page.setViewportSize({width, height: 900});
          const {violations} = await axe(page).include('[role=banner]').analyze();
          expect(violations.map(({id}) => id)).toEqual([]);
        }
      });
    }

    test('is shown again, at once, when its id is another', async ({page}) => {
      await open(page, path);
      await close(page).click();
      await store(page, 'docusaurus.announcement.id', 'sunday');
      await page.reload();
      await expect(bar(page)).toBeVisible();
      await page.reload();
      await expect(bar(page)).toBeVisible();
    });

    for (const state of ['open', 'closed']) {
      test(`moves nothing while the page loads, ${state}`, async ({page}) => {
        await open(page, path);
        if (state === 'closed') await close(page).click();
        await page.addInitScript(() => {
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
              window.layoutShift = (window.layoutShift ?? 0) + entry.value;
            }
          }).observe({type: 'layout-shift', buffered: true});
        });
        await page.reload();
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));
        expect(await page.evaluate(() => window.layoutShift ?? 0)).toBe(0);
        await expect(bar(page)).toHaveCount(state === 'closed' ? 0 : 1);
      });
    }
  });
}

test.describe('a page that breaks', () => {
  test.use({expectedProblems: /^console: |^page: /});

  const breakWith = (page: Page, fault: Window['fault']): Promise<unknown> =>
    page.addInitScript((name) => {
      window.fault = name;
    }, fault);
  const mend = (page: Page): Promise<void> => page.evaluate(() => void delete window.fault);
  const tryAgain = (page: Page): Locator => page.getByRole('button', {name: 'Try again'});
  const frame = (page: Page): Locator => page.getByRole('navigation', {name: 'Main'});

  /** What every error screen has. */
  async function showsCrash(page: Page, ...messages: string[]): Promise<void> {
    await expect(page.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(page).toHaveTitle('Page Error');
    for (const message of messages) await expect(page.getByRole('alert')).toContainText(message);
    await expect(tryAgain(page)).toBeVisible();
  }

  test('shows the message and all causes, and Try again clears it', async ({page}) => {
    await breakWith(page, 'page');
    await page.goto('/faults/');
    await showsCrash(page, 'The page is broken.', 'Its data is missing.', 'The file was not found.');
    await expect(frame(page)).toBeVisible();
    await tryAgain(page).click();
    await showsCrash(page, 'The page is broken.');
    await mend(page);
    await tryAgain(page).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Faults');
    await expect(page).toHaveTitle(/^Faults/);
  });

  for (const theme of ['light', 'dark']) {
    test(`shows an error screen without violations of accessibility, in ${theme}`, async ({page}) => {
      await breakWith(page, 'page');
      await page.goto(`/faults/?docusaurus-theme=${theme}`);
      await showsCrash(page);
      for (const width of [1440, 820, 390]) {
        await page.setViewportSize({width, height: 900});
        const {violations} = await axe(page).analyze();
        expect(violations.map(({id, nodes}) => `${id} at ${width}: ${nodes[0]?.html}`)).toEqual([]);
      }
    });
  }

  for (const [name, path, heading] of [
    ['Documentation', GUIDE, /^Get/],
    [brand.name, '/', /^Accept cards/],
  ] as const) {
    test(`does not keep its reader: a link of the frame leads on to ${path}`, async ({page}) => {
      await breakWith(page, 'page');
      await page.goto('/faults/');
      await alive(page);
      await showsCrash(page, 'The page is broken.');
      await frame(page).getByRole('link', {name, exact: true}).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(heading);
      await expect(tryAgain(page)).toHaveCount(0);
    });
  }

  for (const path of ['/faults/']) {
    test(`shows its error without the frame, if the frame is what breaks: ${path}`, async ({page}) => {
      await breakWith(page, 'navbar');
      await page.goto(path);
      await showsCrash(page, 'A theme navbar item failed to render.', '"type": "html"', 'The item is broken.');
      await expect(frame(page)).toHaveCount(0);
      await mend(page);
      await tryAgain(page).click();
      await expect(frame(page)).toBeVisible();
      await expect(page.getByRole('heading', {level: 1})).not.toHaveText('This page crashed.');
      await expect(page.locator('main')).toContainText(/\w/);
    });
  }

  test('tells of an item whose type has no component', async ({page}) => {
    await breakWith(page, 'type');
    await page.goto('/faults/');
    await showsCrash(page, 'No NavbarItem component found for type "no-such-type".');
  });

  test('tells of a version dropdown without a docs version', async ({page}) => {
    await breakWith(page, 'version');
    await page.goto('/faults/');
    await showsCrash(page, 'No docs version exist', '1.0');
  });

  // Last: where a picture differs, what comes after it is not run.
  for (const viewport of SCREENS) {
    for (const mode of MODES) {
      const picture = `crash-${viewport.width}-${mode}.png`;
      test(`${picture} is what a page that breaks looks like`, async ({page}) => {
        await page.setViewportSize(viewport);
        await waitForFonts(page);
        await breakWith(page, 'page');
        await page.goto(`/faults/?docusaurus-theme=${mode}`);
        await showsCrash(page);
        await expectPicture(page, picture);
      });
    }
  }
});
