/** Keyboard navigation, landmarks, reduced motion, and forced colors. */
import type {Page} from '@playwright/test';
import {expect, pageKinds, getTags, test} from './pages';

/** Number of Tab stops that covers the navbar, the sidebar, and the start of the content. */
const MAX_STOPS = 60;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-shell', 'ready');
}

/** Describes what is wrong with the focused element. Returns `undefined` if it's in view and marked. */
const findFocusError = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const name = element.outerHTML.slice(0, 120);
    const {outlineStyle, outlineWidth, boxShadow} = getComputedStyle(element);
    const isMarked = (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    if (!isMarked) return `not marked: ${name}`;
    const boxes = [...element.getClientRects()].filter(({width, height}) => width > 0 && height > 0);
    // An element on top must be its descendant or its ancestor.
    const isSeen = boxes.some(({left, right, top, bottom}) =>
      [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 2, top + 2],
        [right - 2, bottom - 2],
      ].some(([x = 0, y = 0]) => {
        const found = document.elementFromPoint(x, y);
        return found !== null && (element.contains(found) || found.contains(element));
      }),
    );
    return isSeen ? undefined : `not in view: ${name}`;
  });

for (const [kind, path] of Object.entries(pageKinds)) {
  test(
    `${kind} has landmarks with unique names; each Tab stop is marked and in view, and none is a trap`,
    {tag: getTags(kind)},
    async ({page}) => {
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('heading', {level: 1})).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toHaveCount(1);
      const names = await page.getByRole('navigation').evaluateAll((all) =>
        all.map((element) => {
          const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
          return label?.textContent ?? element.getAttribute('aria-label') ?? '';
        }),
      );
      expect(names).toContain('Main');
      expect(names.filter((name) => name === '')).toEqual([]);
      expect(new Set(names).size).toBe(names.length);

      // The page may have set the focus: from the end of the page, the next stop is the first one.
      while (await page.evaluate(() => document.activeElement !== document.body)) {
        await page.keyboard.press('Tab');
      }
      const errors: string[] = [];
      const stopNames: string[] = [];
      for (let stop = 0; stop < MAX_STOPS; stop += 1) {
        await page.keyboard.press('Tab');
        const error = await findFocusError(page);
        if (error !== undefined) errors.push(error);
        stopNames.push(
          await page.evaluate(() => {
            window.stops ??= [];
            const element = document.activeElement;
            if (!element || element === document.body) return 'end';
            if (!window.stops.includes(element)) window.stops.push(element);
            return String(window.stops.indexOf(element));
          }),
        );
        if (stopNames.at(-1) === 'end') break;
      }
      expect(errors).toEqual([]);
      const stops = stopNames.filter((stop) => stop !== 'end');
      expect(stops.length).toBeGreaterThan(8);
      expect(new Set(stops).size, 'a stop occurs twice').toBe(stops.length);
    },
  );
}

test('every control has an accessible name', {tag: '@browser'}, async ({page}) => {
  await open(page, pageKinds.restOperation);
  for (const role of ['button', 'link', 'tab', 'searchbox', 'combobox'] as const) {
    const nameless = await page.getByRole(role, {name: /^$/}).count();
    expect(nameless, role).toBe(0);
  }
});

test.describe('the animation without React', {tag: '@browser'}, () => {
  /** Presses a summary, and returns the duration of the animation, the change in height, and whether it toggled. */
  const pressSummary = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(async (details: HTMLDetailsElement) => {
        const from = details.offsetHeight;
        const wasOpen = details.open;
        details.querySelector('summary')!.click();
        const [animation] = details.getAnimations();
        const duration = Number(animation?.effect?.getComputedTiming().duration);
        await animation?.finished;
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const height = Math.abs(details.offsetHeight - from);
        return {duration, height, hasToggled: details.open !== wasOpen};
      });
  /** Returns the duration that the framework's own animation has. */
  const getExpectedDuration = (height: number): number =>
    Math.round((4 + 15 * (height / 36) ** 0.25 + height / 180) * 10);

  const parts: [string, string, string][] = [
    [
      'a category of guides',
      '/testing/',
      '.theme-doc-sidebar-container details:not([open])[data-menu$="/category/guides/"]',
    ],
    ['a category of a reference', pageKinds.graphqlType, '.theme-doc-sidebar-container details[open][data-menu]'],
    ['a nested field', pageKinds.restOperation, 'article details:not([open], [data-popup])'],
  ];
  for (const [part, path, selector] of parts) {
    test(`depends on the height of ${part}`, async ({page}) => {
      await open(page, path);
      const {duration, height, hasToggled} = await pressSummary(page, selector);
      expect(hasToggled).toBe(true);
      expect(height).toBeGreaterThan(20);
      expect(Math.abs(duration - getExpectedDuration(height))).toBeLessThan(5);
    });

    test(`takes 1 ms with reduced motion for ${part}`, async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await open(page, path);
      expect(await pressSummary(page, selector)).toMatchObject({duration: 1, hasToggled: true});
    });
  }

  test('ends at the full height of a category of a reference, even if its pages load later', async ({page}) => {
    await open(page, pageKinds.graphqlType);
    const category = page.locator('.theme-doc-sidebar-container details[data-menu$="/operations/mutations/"]');
    await category.locator('> summary').click();
    await expect(category.getByRole('link', {name: 'createPayment', exact: true})).toBeVisible();
    await expect.poll(() => category.evaluate((element) => element.getAnimations().length)).toBe(0);
    const heights = await category.evaluate((element: HTMLElement) => [
      element.offsetHeight,
      element.scrollHeight,
      element.querySelectorAll('a').length,
    ]);
    expect(heights[2]).toBeGreaterThan(5);
    expect(heights[0]).toBe(heights[1]);
  });

  test('depends on the height of the table of contents on a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 800});
    await open(page, pageKinds.guide);
    const {duration, height} = await pressSummary(page, '.theme-doc-toc-mobile');
    expect(Math.abs(duration - getExpectedDuration(height))).toBeLessThan(5);
  });

  test('is reversed by another press', async ({page}) => {
    await open(page, pageKinds.restOperation);
    const details = page.locator('article details:not([open], [data-popup])').first();
    await details.evaluate((element: HTMLDetailsElement) => {
      const summary = element.querySelector('summary')!;
      element.setAttribute('data-pressed', '');
      summary.click();
      summary.click();
      summary.click();
    });
    const pressed = page.locator('[data-pressed]');
    await expect.poll(() => pressed.evaluate((element) => element.getAnimations().length)).toBe(0);
    await expect(pressed).toHaveAttribute('open', '');
  });
});

test('with reduced motion, nothing else moves either', {tag: '@browser'}, async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const path of [pageKinds.home, pageKinds.guide, pageKinds.restOperation]) {
    await open(page, path);
    const slow = await page.locator('body *').evaluateAll((all) =>
      all
        .filter((element) => {
          const {transitionDuration, animationDuration} = getComputedStyle(element);
          return [transitionDuration, animationDuration]
            .join()
            .split(',')
            .some((text) => parseFloat(text) > 0.001);
        })
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(slow).toEqual([]);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  }
});

test.describe('with forced colors', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  for (const path of [pageKinds.guide, pageKinds.restOperation]) {
    test(
      `the focus and the icons on ${path} are visible`,
      {tag: path === pageKinds.guide ? [] : '@browser'},
      async ({page}) => {
        await open(page, path);
        for (let stop = 0; stop < 8; stop += 1) {
          await page.keyboard.press('Tab');
          const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
          expect(outline).not.toBe('none');
        }
        const colors = await page
          .getByRole('button', {name: /Switch between dark and light mode/})
          .evaluate((button) => [getComputedStyle(button).color, getComputedStyle(document.body).backgroundColor]);
        expect(colors[0]).not.toBe(colors[1]);
      },
    );
  }
});

test('at 200% zoom, pages have no horizontal scrolling', {tag: '@browser'}, async ({page}) => {
  // The viewport of a window of 1280 px at 200% zoom.
  await page.setViewportSize({width: 640, height: 400});
  for (const path of [pageKinds.home, pageKinds.guide, pageKinds.restOperation, pageKinds.graphqlType]) {
    await open(page, path);
    const {scroll, client} = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll, path).toBeLessThanOrEqual(client);
    await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeInViewport();
  }
});

declare global {
  interface Window {
    /** Elements that have been focused. */
    stops?: Element[];
  }
}
