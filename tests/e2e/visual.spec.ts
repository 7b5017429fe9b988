/**
 * What pages look like, beside the pictures in `tests/visual/`. After a change of the look that is
 * meant: `npm run test:visual:update`, look at each changed picture, commit them.
 */
import type {Page} from '@playwright/test';
import {describeEnvironment, keepEnvironment, whatDiffers} from '../visual/environment';
import {expect, pageKinds, test} from './pages';

interface View {
  path: string;
  /** Brings the page into the state that the picture shows. */
  prepare?: (page: Page) => Promise<void>;
  /** Instead of what fits the screen. */
  fullPage?: boolean;
  /** Widths at which there is something to see; all, if left out. */
  widths?: number[];
}

const SCREENS = [
  {width: 1440, height: 900},
  {width: 390, height: 844},
];
const MODES = ['light', 'dark'];

/** One picture for each screen and color mode. The name is the file's. */
const views: Record<string, View> = {
  home: {path: pageKinds.home},
  'home-whole': {path: pageKinds.home, fullPage: true},
  guide: {path: pageKinds.guide},
  'guide-end': {path: pageKinds.guide, prepare: toTheEnd},
  category: {path: pageKinds.category},
  'rest-landing': {path: pageKinds.restLanding},
  'rest-operation': {path: pageKinds.restOperation},
  'rest-fields': {path: pageKinds.restOperation, prepare: (page) => scrollTo(page, '#request-body')},
  'rest-schema': {path: pageKinds.restSchema},
  'graphql-operation': {path: pageKinds.graphqlOperation},
  'graphql-type': {path: pageKinds.graphqlType},
  search: {path: pageKinds.search},
  'not-found': {path: '/no/such/page/'},
  menu: {path: pageKinds.restOperation, prepare: openMenu, widths: [390]},
  dropdown: {path: pageKinds.guide, prepare: openDropdown, widths: [1440]},
};

test.use({
  reducedMotion: 'reduce',
  expectedProblems: /^status 404: .*\/no\/such\/page\/|^console: .*status of 404/,
});

for (const [name, {path, prepare, fullPage = false, widths}] of Object.entries(views)) {
  for (const viewport of SCREENS.filter(({width}) => widths?.includes(width) ?? true)) {
    for (const mode of MODES) {
      const picture = `${name}-${viewport.width}-${mode}.png`;
      test(`${picture} is what ${path} looks like`, async ({page}, info) => {
        await page.setViewportSize(viewport);
        await waitForFonts(page);
        await page.goto(`${path}?docusaurus-theme=${mode}`);
        await page.waitForLoadState('networkidle');
        await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
        await page.evaluate(() => document.fonts.ready);
        await prepare?.(page);
        const environment = await describeEnvironment(page);
        if (info.config.updateSnapshots === 'all') keepEnvironment(environment);
        try {
          // What changes with each commit is left out.
          await expect(page).toHaveScreenshot(picture, {fullPage, mask: [page.locator('.theme-last-updated time')]});
        } catch (problem) {
          throw whatDiffers(environment, problem as Error);
        }
      });
    }
  }
}

/** Pages show the system's font rather than wait; a picture has to wait. */
async function waitForFonts(page: Page): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
      await route.fulfill({response, body});
    },
  );
}

async function toTheEnd(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
}

async function scrollTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).evaluate((element) => element.scrollIntoView());
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
}

async function openDropdown(page: Page): Promise<void> {
  const dropdown = page.locator('.navbar .dropdown').filter({hasText: 'APIs'});
  await dropdown.hover();
  await expect(dropdown.getByRole('link', {name: 'GraphQL API'})).toBeVisible();
}
