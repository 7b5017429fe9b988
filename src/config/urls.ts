/** Parses the URL and the base path that environment variables can set. */

/**
 * Matches a path segment without special or encoded characters, which all browsers and servers interpret the same way.
 */
const SEGMENT = /^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/;

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:]+\])(?::\d+)?$/;

/**
 * Parses the base path of the site, and adds missing slashes at both ends.
 *
 * @param value - value of the environment variable
 * @returns the path with a slash at both ends, or `undefined` if the value isn't a valid path
 */
export function parseBasePath(value: string): string | undefined {
  if (value === '/') return value;
  const segments = value.replace(/^\/|\/$/g, '').split('/');
  // Without a leading slash, `docs.example.com/` may be intended as a host.
  const isHost = !value.startsWith('/') && segments[0]?.includes('.');
  return segments.every((segment) => SEGMENT.test(segment)) && !isHost ? `/${segments.join('/')}/` : undefined;
}

/**
 * Parses the origin of the deployed site, and removes a trailing slash.
 *
 * @param value - value of the environment variable
 * @returns the origin, or `undefined` if the value isn't only `http` or `https` and a host
 */
export function parseSiteOrigin(value: string): string | undefined {
  const origin = value.replace(/\/$/, '');
  return getHttpOrigin(origin) === origin ? origin : undefined;
}

/**
 * Returns the origin of a URL if it can be that of a site.
 *
 * @param url - an absolute URL
 * @returns the origin, or `undefined` if the URL is invalid or has another scheme than `http` or `https`
 */
export function getHttpOrigin(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const {protocol, host, origin} = new URL(url);
  return /^https?:$/.test(protocol) && HOST.test(host) ? origin : undefined;
}
