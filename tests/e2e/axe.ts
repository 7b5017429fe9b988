/** Checks of pages with axe: WCAG 2.2 AA, as far as axe can check it. */
import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
/** Rules that depend on colors. Dark pages have the same elements as light ones, which are checked against all rules. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Creates a builder that runs axe in the page itself, and only reports violations. By default, axe also describes every
 * element that passes, and merges all results in a separate page, which takes several times as long. Only cross-origin
 * frames need that.
 *
 * @param page - page to check
 * @returns a builder to narrow down and run
 */
export const createAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({page}).setLegacyMode().options({resultTypes: ['violations']});

/** Returns the violations of a page, as `rule: elements`. */
export async function findViolations(page: Page, theme: Theme): Promise<string[]> {
  const rules = createAxe(page);
  const result = await (theme === 'light' ? rules.withTags(TAGS) : rules.withRules(COLOR_RULES)).analyze();
  return result.violations.map(({id, nodes}) => `${id}: ${nodes.map((node) => node.html.slice(0, 150)).join(' | ')}`);
}

/**
 * Switches the color mode like a reader, even if the switch isn't visible at this width, and waits until the colors have
 * faded.
 */
export async function switchToDarkMode(page: Page): Promise<void> {
  await page
    .locator('[data-color-modes]')
    .first()
    .evaluate((toggle: HTMLElement) => toggle.click());
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter(({effect}) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(fading.map(({finished}) => finished));
  });
}
