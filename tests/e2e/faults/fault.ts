/** What a fault is. */
import type {BrowserContext, Page} from '@playwright/test';
import {alive} from '../pages';
import {answers, type Manner} from './causes';
import type {Kind} from './kinds';

/** A page of a kind, and the tab that it is to be opened in. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  kind: Kind;
}

export interface Fault {
  name: string;
  /** What a reader sees, for the table. */
  outcome: string;
  /** What nobody can help: errors that are the fault itself. */
  errors?: string;
  /** The browser's clock is the test's, so that nobody waits for what hangs. */
  hasClock?: boolean;
  /** The browser keeps pages to which a reader may go back. Playwright turns that off: its own way back hangs then. */
  keepsPages?: boolean;
  /** Causes it, looks what the reader sees, and goes the way on. */
  meet: (visit: Visit) => Promise<void>;
}

export const manners = Object.keys(answers) as Manner[];

/** Opens the page, and waits until nothing of it is on its way. */
export async function open({page, kind}: Visit): Promise<void> {
  await page.goto(kind.path);
  await alive(page);
  await page.waitForLoadState('networkidle');
}
