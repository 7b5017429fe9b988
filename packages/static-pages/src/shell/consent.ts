/*
 * The question about analytics: [data-consent="GTM-…"] holds [data-consent-question], with buttons
 * [data-consent-answer="granted"] and "denied", and [data-consent-settings], which asks again. A browser that sends the signal of Global
 * Privacy Control (https://w3c.github.io/gpc/) has answered: nothing is measured, whatever was said before, and nobody is asked.
 */
import {readStored, store} from '@paydocs/core/storage';
import {denyAnalytics, grantAnalytics} from './tagManager';

const KEY = 'site.analytics';

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

/** What the reader said before they left the page: storage may be forbidden. */
let said: string | null = null;

const root = (): HTMLElement | null => document.querySelector('[data-consent]');

/** The question that was put: an island that puts something into the page asks nothing anew. */
let asked: HTMLElement | undefined;

/** Asks readers who have said nothing yet, and measures only if they agreed. */
export function followConsent(): void {
  const question = root();
  if (!question || question === asked || navigator.globalPrivacyControl === true) return;
  asked = question;
  const choice = stored();
  apply(choice);
  show(choice === null);
}

document.addEventListener('click', ({target}) => consentOnClick(target as Element));

function consentOnClick(target: Element): void {
  const answer = target.closest<HTMLElement>('[data-consent-answer]')?.dataset.consentAnswer;
  if (answer !== undefined) {
    remember(answer);
    apply(answer);
    show(false);
  } else if (target.closest('[data-consent-settings]')) show(true);
}

function show(isAsking: boolean): void {
  const [question, settings] = ['question', 'settings'].map((part) =>
    root()?.querySelector<HTMLElement>(`[data-consent-${part}]`),
  );
  if (question) question.hidden = !isAsking;
  if (settings) settings.hidden = isAsking;
}

function apply(choice: string | null): void {
  if (choice === 'granted') grantAnalytics(root()?.dataset.consent ?? '');
  else denyAnalytics();
}

function stored(): string | null {
  const choice = readStored(KEY);
  return choice === 'granted' || choice === 'denied' ? choice : said;
}

/** Without storage, the choice lasts as long as the page. */
function remember(choice: string): void {
  said = choice;
  store(KEY, choice);
}
