/** Types of faults. */
import type {BrowserContext, Page} from '@playwright/test';
import {waitForShell} from '../pages';
import {brokenResponses, type FailureMode} from './causes';
import type {Kind} from './kinds';

/** A kind of page, and the tab to open it in. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  kind: Kind;
}

export interface Fault {
  name: string;
  /** Behavior that a reader sees, for the table. */
  outcome: string;
  /** Pattern of unavoidable errors that the fault itself causes. */
  errors?: string;
  /** Whether the test controls the browser's clock, so that it doesn't wait for requests that hang. */
  hasFakeClock?: boolean;
  /** Whether the browser has a back/forward cache. Playwright disables it, because its own `goBack` then hangs. */
  hasBackForwardCache?: boolean;
  /** Causes the fault, checks what the reader sees, and uses the alternative. */
  run: (visit: Visit) => Promise<void>;
}

export const failureModes = Object.keys(brokenResponses) as FailureMode[];

/** Opens the page, and waits until it has loaded and the shell works. */
export async function open({page, kind}: Visit): Promise<void> {
  await page.goto(kind.path);
  await waitForShell(page);
}
