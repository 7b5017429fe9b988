/**
 * Compares pages with the pictures in `tests/visual/`. The picture of a page that crashes is in `states.spec.ts`. After an
 * intended change of the design, run `npm run test:visual:update`, review each changed picture, and commit them.
 */
import type {Page} from '@playwright/test';
import {waitForFiles, expect, pageKinds, test} from './pages';
import {expectPicture, MODES, SCREENS, waitForFonts} from './picture';
import {OWN_ORIGIN} from './site';

interface View {
  path: string;
  /** Brings the page into the state that the picture shows. */
  prepare?: (page: Page) => Promise<void>;
  /** Whether to compare the full page instead of the viewport. */
  fullPage?: boolean;
  /** Widths at which there's something to see; all by default. */
  widths?: number[];
}

/** Views by name of their picture. Each has a picture for each screen and color mode. */
const views: Record<string, View> = {
  home: {path: pageKinds.home},
  'home-whole': {path: pageKinds.home, fullPage: true},
  guide: {path: pageKinds.guide},
  'guide-end': {path: pageKinds.guide, prepare: scrollToEnd},
  category: {path: pageKinds.category},
  'rest-landing': {path: pageKinds.restLanding},
  'rest-operation': {path: pageKinds.restOperation},
  'rest-fields': {path: pageKinds.restOperation, prepare: (page) => scrollTo(page, '#request-body')},
  'rest-schema': {path: pageKinds.restSchema},
  'graphql-operation': {path: pageKinds.graphqlOperation},
  'graphql-type': {path: pageKinds.graphqlType},
  search: {path: pageKinds.search},
  'search-modal': {path: pageKinds.guide, prepare: openSearch},
  'search-results': {path: `${pageKinds.search}?q=refund`, prepare: waitForAllResults},
  'not-found': {path: '/no/such/page/'},
  menu: {path: pageKinds.restOperation, prepare: openMenu, widths: [390]},
  dropdown: {path: pageKinds.guide, prepare: openDropdown, widths: [1440]},
};

test.use({
  // The pictures show this site.
  baseURL: OWN_ORIGIN,
  reducedMotion: 'reduce',
  expectedErrors: /^status 404: .*\/no\/such\/page\/|^console: .*status of 404/,
});

for (const [name, {path, prepare, fullPage = false, widths}] of Object.entries(views)) {
  for (const viewport of SCREENS.filter(({width}) => widths?.includes(width) ?? true)) {
    for (const mode of MODES) {
      const picture = `${name}-${viewport.width}-${mode}.png`;
      test(`${picture} is what ${path} looks like`, async ({page}) => {
        await page.setViewportSize(viewport);
        await waitForFonts(page);
        await page.goto(`${path}${path.includes('?') ? '&' : '?'}docusaurus-theme=${mode}`);
        await waitForFiles(page);
        await prepare?.(page);
        await expectPicture(page, picture, fullPage);
      });
    }
  }
}

async function openSearch(page: Page): Promise<void> {
  // With only names, hits have another order.
  const texts = page.waitForResponse(/\/texts-docs-rest-current/);
  await page.keyboard.press('Control+K');
  await texts;
  await page.getByRole('dialog').getByRole('searchbox').fill('refund');
  await expect(page.getByRole('dialog').getByRole('treeitem').first()).toBeVisible();
}

/** Waits until all texts have loaded: before, there are fewer results, in another order. */
async function waitForAllResults(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({hasText: /\d+ results found/})).toBeVisible();
}

async function scrollToEnd(page: Page): Promise<void> {
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
