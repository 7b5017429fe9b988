/** axe, as every test here asks it, and WCAG 2.2 AA as far as it can tell. */
import AxeBuilder from '@axe-core/playwright';
import {expect, type Page} from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
/** The rules that colors can break: pages have the same elements in both modes, and the light ones meet all rules. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Asks in the page itself, for violations alone. The default describes every element that is right too, and carries
 * all of it through the test into a page of its own: several times the work. Only frames of other sites need that.
 *
 * @param page - what to look at
 * @returns axe, to be narrowed down and run
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({page}).setLegacyMode().options({resultTypes: ['violations']});

/** What is wrong, as `rule: elements`. */
export async function violations(page: Page, theme: Theme): Promise<string[]> {
  const rules = axe(page);
  const result = await (theme === 'light' ? rules.withTags(TAGS) : rules.withRules(COLOR_RULES)).analyze();
  return result.violations.map(({id, nodes}) => `${id}: ${nodes.map((node) => node.html.slice(0, 150)).join(' | ')}`);
}

/** Swaps the color mode as a reader does, whether the switch is in sight at this width or not, until no color fades. */
export async function goDark(page: Page): Promise<void> {
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
