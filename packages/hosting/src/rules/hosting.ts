/** The one source of how a site is served. */
import type {FolderCaching, Header, Hosting, Redirect, SitePlace} from './types';

/** Browsers ask again after a minute. Until then a page that was asked for when its link was pressed is not asked for twice. */
export const BRIEFLY = 'public, max-age=60, must-revalidate';

/** What went wrong may be right the next time. */
export const NOT_KEPT = 'no-cache';

/** The name changes with the content. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Fonts and pictures keep their names. A font that has to be asked for again comes too late for the first paint. */
const FOR_A_DAY = 'public, max-age=86400';

/** What pages of documentation never ask a browser for. */
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

/** What decides how a site is served. */
export interface HostingFacts extends SitePlace {
  /** Its Content-Security-Policy. */
  policy: string;
  redirects: readonly Redirect[];
  dottedPages: readonly string[];
  hasMarkdown: boolean;
}

/**
 * @param facts - what the build knows of the site
 * @returns how the site is served
 */
export function hostingOf({url, baseUrl, languages, policy, ...facts}: HostingFacts): Hosting {
  const bases = new Set([baseUrl, ...languages.map((language) => language.baseUrl)]);
  const folders = [...bases].flatMap(foldersOf);
  const {redirects, dottedPages, hasMarkdown} = facts;
  const others = [...bases].filter((base) => base !== baseUrl && base.startsWith(baseUrl));
  return {baseUrl, languages: others, headers: headersOf(url, policy), folders, redirects, hasMarkdown, dottedPages};
}

function headersOf(url: string, policy: string): Header[] {
  const headers: Record<string, string> = {
    'Content-Security-Policy': policy,
    // Only that host: what else its domain has may not be ready for it.
    ...(url.startsWith('https:') && {'Strict-Transport-Security': 'max-age=31536000'}),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  return Object.entries(headers).map(([name, value]) => ({name, value}));
}

function foldersOf(baseUrl: string): FolderCaching[] {
  return [
    {folder: `${baseUrl}assets/`, cacheControl: FOR_EVER},
    {folder: `${baseUrl}fonts/`, cacheControl: FOR_A_DAY},
    {folder: `${baseUrl}img/`, cacheControl: FOR_A_DAY},
  ];
}
