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
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
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
