/** Parses the two URLs that the environment can set. */

/** Matches a path segment of ASCII letters, digits, and punctuation that no browser, server, or program interprets differently. */
const SEGMENT = /^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/;

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:]+\])(?::\d+)?$/;

/**
 * @param value - path below which the site is served, as set in the environment
 * @returns the path with a slash at both ends, even if one is missing; `undefined` for anything other than a plain path
 */
export function parseBasePath(value: string): string | undefined {
  if (value === '/') return value;
  const segments = value.replace(/^\/|\/$/g, '').split('/');
  // Without a leading slash, `docs.example.com/` may be intended as a host.
  const isHost = !value.startsWith('/') && segments[0]?.includes('.');
  return segments.every((segment) => SEGMENT.test(segment)) && !isHost ? `/${segments.join('/')}/` : undefined;
}

/**
 * @param value - scheme and host of the deployed site, as set in the environment
 * @returns the origin, without a trailing slash; `undefined` for anything other than http or https with a plain host
 */
export function parseSiteOrigin(value: string): string | undefined {
  const origin = value.replace(/\/$/, '');
  return findOrigin(origin) === origin ? origin : undefined;
}

/**
 * @param url - an absolute URL
 * @returns the part that can be the origin of a site; `undefined` if there is none
 */
export function findOrigin(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const {protocol, host, origin} = new URL(url);
  return /^https?:$/.test(protocol) && HOST.test(host) ? origin : undefined;
}
