/** The two addresses that the environment may set. */

/** Letters and digits of ASCII, and marks that no browser, server or program reads as anything else. */
const SEGMENT = /^[A-Za-z0-9_~-][A-Za-z0-9._~-]*$/;

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*|\[[0-9a-f:]+\])(?::\d+)?$/;

/**
 * @param written - where somebody says that the site is served
 * @returns the path with a slash at both ends, also when one is missing; `undefined` for anything but a plain path
 */
export function basePath(written: string): string | undefined {
  if (written === '/') return written;
  const segments = written.replace(/^\/|\/$/g, '').split('/');
  // Without the first slash, `docs.example.com/` may be meant as a host.
  const isHost = !written.startsWith('/') && segments[0]?.includes('.');
  return segments.every((segment) => SEGMENT.test(segment)) && !isHost ? `/${segments.join('/')}/` : undefined;
}

/**
 * @param written - scheme and host of the deployed site
 * @returns the origin, without a slash at the end; `undefined` for anything but http or https with a plain host
 */
export function siteOrigin(written: string): string | undefined {
  const origin = written.replace(/\/$/, '');
  return originOf(origin) === origin ? origin : undefined;
}

/**
 * @param written - an address
 * @returns the part of it that can be the origin of a site, if it has one
 */
export function originOf(written: string): string | undefined {
  if (!URL.canParse(written)) return undefined;
  const {protocol, host, origin} = new URL(written);
  return /^https?:$/.test(protocol) && HOST.test(host) ? origin : undefined;
}
