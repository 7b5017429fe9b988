declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const DENIED_CONSENT = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/**
 * Adds a command to the tag manager's queue as an `arguments` object, which Google's consent mode requires. See
 * https://developers.google.com/tag-platform/security/guides/consent.
 */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
}

let isLoaded = false;
const CONTAINERS_URL = 'https://www.googletagmanager.com/';

interface TrustedTypes {
  createPolicy(name: string, rules: {createScriptURL: (url: string) => string | null}): void;
}

/** Creates a default policy for trusted types, so that browsers that require them load a container's scripts. */
function createTrustedTypesPolicy(): void {
  const {trustedTypes} = window as {trustedTypes?: TrustedTypes};
  trustedTypes?.createPolicy('default', {createScriptURL: (url) => (url.startsWith(CONTAINERS_URL) ? url : null)});
}

/**
 * Grants consent for analytics only, and loads the tag-manager container once.
 *
 * @param id - ID of the container, such as `GTM-ABC123`
 */
export function grantAnalytics(id: string): void {
  if (!isLoaded) {
    isLoaded = true;
    gtag('consent', 'default', DENIED_CONSENT);
    window.dataLayer?.push({'gtm.start': Date.now(), event: 'gtm.js'});
    createTrustedTypesPolicy();
    const script = document.createElement('script');
    script.async = true;
    script.src = `${CONTAINERS_URL}gtm.js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  }
  gtag('consent', 'update', {...DENIED_CONSENT, analytics_storage: 'granted'});
}

/** Withdraws consent for analytics from a container that is already loaded, so that it stops measuring. */
export function denyAnalytics(): void {
  if (isLoaded) {
    gtag('consent', 'update', DENIED_CONSENT);
  }
}
