/*
 * The analytics consent banner. [data-consent="GTM-…"] contains [data-consent-question], with the buttons
 * [data-consent-answer="granted"] and "denied", and [data-consent-settings], which displays the banner again. A browser
 * that sends the Global Privacy Control signal (https://w3c.github.io/gpc/) denies consent: the banner isn't displayed,
 * and nothing is measured, regardless of earlier choices.
 */
import {readStoredValue, writeStoredValue} from '@paydocs/core/client';
import {denyAnalytics, grantAnalytics} from './tagManager';

const STORAGE_KEY = 'site.analytics';

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

/** The choice that the reader made on this page, in case the browser blocks storage. */
let unstoredChoice: string | null = null;

const findConsentElement = (): HTMLElement | null => document.querySelector('[data-consent]');

/** The banner that was already processed. It isn't processed again when an island adds elements to the page. */
let displayedBanner: HTMLElement | undefined;

/**
 * Applies the reader's stored choice, or displays the banner if there's none. Without consent, nothing is measured.
 */
export function requestConsent(): void {
  const banner = findConsentElement();
  if (!banner || banner === displayedBanner || navigator.globalPrivacyControl === true) return;
  displayedBanner = banner;
  const choice = readConsent();
  applyConsent(choice);
  toggleBanner(choice === null);
}

document.addEventListener('click', ({target}) => handleClick(target as Element));

function handleClick(target: Element): void {
  const answer = target.closest<HTMLElement>('[data-consent-answer]')?.dataset.consentAnswer;
  if (answer !== undefined) {
    storeConsent(answer);
    applyConsent(answer);
    toggleBanner(false);
  } else if (target.closest('[data-consent-settings]')) toggleBanner(true);
}

function toggleBanner(isBannerVisible: boolean): void {
  const [banner, settings] = ['question', 'settings'].map((part) =>
    findConsentElement()?.querySelector<HTMLElement>(`[data-consent-${part}]`),
  );
  if (banner) banner.hidden = !isBannerVisible;
  if (settings) settings.hidden = isBannerVisible;
}

function applyConsent(choice: string | null): void {
  if (choice === 'granted') grantAnalytics(findConsentElement()?.dataset.consent ?? '');
  else denyAnalytics();
}

function readConsent(): string | null {
  const choice = readStoredValue(STORAGE_KEY);
  return choice === 'granted' || choice === 'denied' ? choice : unstoredChoice;
}

/** Stores the choice. Without storage, it lasts as long as the page. */
function storeConsent(choice: string): void {
  unstoredChoice = choice;
  writeStoredValue(STORAGE_KEY, choice);
}
