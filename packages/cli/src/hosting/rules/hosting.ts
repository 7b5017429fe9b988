/** The hosting rules of a site: the single source for all hosts. */
import type {FolderCaching, Header, HostingRules, Redirect, SiteLocation} from './types';

/**
 * `Cache-Control` of pages. Browsers revalidate after a minute. Until then, a page that was prefetched when its link
 * was pressed isn't requested again.
 */
export const SHORT_CACHE = 'public, max-age=60, must-revalidate';

/** `Cache-Control` of errors, because the next request may succeed. */
export const NO_CACHE = 'no-cache';

/** `Cache-Control` of files whose names change with their content. */
const IMMUTABLE_CACHE = 'public, max-age=31536000, immutable';

/**
 * `Cache-Control` of fonts and images, whose names don't change. A font that had to be revalidated would be too late
 * for the first paint.
 */
const ONE_DAY_CACHE = 'public, max-age=86400';

/** Browser features that documentation pages never use. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Location and build properties of a site, from which its hosting rules follow. */
interface HostingInput extends SiteLocation {
  /** Value of the `Content-Security-Policy` header. */
  policy: string;
  redirects: readonly Redirect[];
  dottedPages: readonly string[];
  hasMarkdown: boolean;
}

/**
 * Creates the hosting rules of a site.
 *
 * @param facts - location and build properties of the site
 * @returns the hosting rules
 */
export function createHostingRules({url, baseUrl, languages, policy, ...facts}: HostingInput): HostingRules {
  const baseUrls = new Set([baseUrl, ...languages.map((language) => language.baseUrl)]);
  const folders = [...baseUrls].flatMap(createFolderCaching);
  const {redirects, dottedPages, hasMarkdown} = facts;
  const languagePaths = [...baseUrls].filter((base) => base !== baseUrl && base.startsWith(baseUrl));
  return {
    baseUrl,
    languages: languagePaths,
    headers: createHeaders(url, policy),
    folders,
    redirects,
    hasMarkdown,
    dottedPages,
  };
}

function createHeaders(url: string, policy: string): Header[] {
  const headers: Record<string, string> = {
    'Content-Security-Policy': policy,
    // Without `includeSubDomains`: other hosts of the domain may not support HTTPS.
    ...(url.startsWith('https:') && {'Strict-Transport-Security': 'max-age=31536000'}),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  return Object.entries(headers).map(([name, value]) => ({name, value}));
}

function createFolderCaching(baseUrl: string): FolderCaching[] {
  return [
    {folder: `${baseUrl}assets/`, cacheControl: IMMUTABLE_CACHE},
    {folder: `${baseUrl}fonts/`, cacheControl: ONE_DAY_CACHE},
    {folder: `${baseUrl}img/`, cacheControl: ONE_DAY_CACHE},
  ];
}
