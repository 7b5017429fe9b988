/** axe, as every test here asks it. */
import AxeBuilder from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/**
 * Asks in the page itself, for violations alone. The default describes every element that is right too, and carries
 * all of it through the test into a page of its own: several times the work. Only frames of other sites need that.
 *
 * @param page - what to look at
 * @returns axe, to be narrowed down and run
 */
export const axe = (page: Page): AxeBuilder =>
  new AxeBuilder({page}).setLegacyMode().options({resultTypes: ['violations']});
