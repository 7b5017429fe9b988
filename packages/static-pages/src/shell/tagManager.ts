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

/** Google's consent mode wants the `arguments` object itself in the queue, not an array. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
}

let isLoaded = false;
const CONTAINERS = 'https://www.googletagmanager.com/';

interface TrustedTypes {
  createPolicy(name: string, rules: {createScriptURL: (url: string) => string | null}): void;
}

/** Containers load scripts of their own, whose addresses are plain text: browsers that require trusted types ask this policy. */
function allowContainers(): void {
  const {trustedTypes} = window as {trustedTypes?: TrustedTypes};
  trustedTypes?.createPolicy('default', {createScriptURL: (url) => (url.startsWith(CONTAINERS) ? url : null)});
}

/**
 * Grants analytics and loads the tag-manager container, once. Everything but analytics stays denied.
 *
 * @param id - the container, such as `GTM-ABC123`
 */
export function grantAnalytics(id: string): void {
  if (!isLoaded) {
    isLoaded = true;
    gtag('consent', 'default', DENIED);
    window.dataLayer?.push({'gtm.start': Date.now(), event: 'gtm.js'});
    allowContainers();
    const script = document.createElement('script');
    script.async = true;
    script.src = `${CONTAINERS}gtm.js?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  }
  gtag('consent', 'update', {...DENIED, analytics_storage: 'granted'});
}

/** Takes analytics back. A container that was loaded stops measuring; none is loaded. */
export function denyAnalytics(): void {
  if (isLoaded) {
    gtag('consent', 'update', DENIED);
  }
}
