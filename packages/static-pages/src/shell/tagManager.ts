declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
};

/** Adds a command to the queue. Google's consent mode requires the `arguments` object itself, not an array. */
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

/** Allows a container's own scripts. Browsers that require trusted types pass a container's plain script URLs to this policy. */
function allowContainers(): void {
  const {trustedTypes} = window as {trustedTypes?: TrustedTypes};
  trustedTypes?.createPolicy('default', {createScriptURL: (url) => (url.startsWith(CONTAINERS_URL) ? url : null)});
}

/**
 * Grants consent for analytics, and loads the tag-manager container once. Consent for everything else stays denied.
 *
 * @param id - ID of the container, such as `GTM-ABC123`
 */
export function grantAnalytics(id: string): void {
  if (!isLoaded) {
    isLoaded = true;
    gtag('consent', 'default', DENIED);
    window.dataLayer?.push({'gtm.start': Date.now(), event: 'gtm.js'});
    allowContainers();
    const script = document.createElement('script');
    script.async = true;
    script.src = `${CONTAINERS_URL}gtm.js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  }
  gtag('consent', 'update', {...DENIED, analytics_storage: 'granted'});
}

/** Withdraws consent for analytics. A container that is already loaded stops measuring. */
export function denyAnalytics(): void {
  if (isLoaded) {
    gtag('consent', 'update', DENIED);
  }
}
