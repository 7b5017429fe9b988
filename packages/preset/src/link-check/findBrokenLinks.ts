/** A link of a built page that leads nowhere. */
export interface BrokenLink {
  /** Address of the page, such as `/testing/`. */
  page: string;
  href: string;
  /** What is missing: the page that the link names, the place on it, or the file that the page shows. */
  missing: 'page' | 'anchor' | 'file';
}

export interface BuiltSite {
  /** Address of each page, without the base path → its HTML. */
  pages: ReadonlyMap<string, string>;
  /** Path of each style sheet, as `hasFile` takes it → its text. */
  styleSheets?: ReadonlyMap<string, string>;
  /** Whether a file that is no page is there; the path has no base path and starts with a slash. */
  hasFile(path: string): boolean;
  /** Scheme and host of the deployed site. */
  siteUrl: string;
  /** Path below which the site is served, with a slash at both ends. */
  baseUrl: string;
  /** Whether nobody knows yet what is at a path: it is of a language that isn't built. */
  isUnknown?(path: string): boolean;
}

/**
 * Follows every link inside of a built site, in whatever way it came into the HTML, and finds the files that pages and style
 * sheets show.
 *
 * @param site - all pages and style sheets
 * @returns the links that lead to no page or to no place on it, and the URLs of files that aren't there, in the order of the
 *   pages
 */
export function findBrokenLinks(site: BuiltSite): BrokenLink[] {
  const {pages, styleSheets = new Map(), hasFile, siteUrl, baseUrl, isUnknown} = site;
  const addresses = new Map([...pages].map(([page, html]) => [page, readAddresses(html)]));
  const missingAt = (href: string, from: string, isFile: boolean): BrokenLink['missing'] | undefined => {
    const nothing = isFile ? 'file' : 'page';
    if (!URL.canParse(href, from)) return nothing;
    const url = new URL(href, from);
    if (url.origin !== siteUrl) return undefined;
    const path = decode(url.pathname);
    if (!path.startsWith(baseUrl)) return nothing;
    if (isUnknown?.(path)) return undefined;
    const target = `/${path.slice(baseUrl.length)}`;
    const there = isFile ? undefined : addresses.get(target);
    if (!there) return hasFile(target) ? undefined : nothing;
    const id = decode(url.hash.slice(1));
    return id === '' || there.ids.has(id) ? undefined : 'anchor';
  };
  // Most links stand on hundreds of pages, and lead to the same place from all of them.
  const known = new Map<string, BrokenLink['missing'] | undefined>();
  const check = (page: string, href: string, isFile: boolean): BrokenLink[] => {
    const key = `${isFile ? 'file' : 'page'} ${/^\/(?!\/)/.test(href) ? '' : page} ${href}`;
    if (!known.has(key)) known.set(key, missingAt(href, `${siteUrl}${baseUrl}${page.slice(1)}`, isFile));
    const missing = known.get(key);
    return missing ? [{page, href, missing}] : [];
  };
  return [
    ...[...addresses].flatMap(([page, {hrefs, files}]) => [
      ...[...hrefs].flatMap((href) => check(page, href, false)),
      ...[...files].flatMap((href) => check(page, href, true)),
    ]),
    ...[...styleSheets].flatMap(([sheet, css]) => urlsOf(css).flatMap((href) => check(sheet, href, true))),
  ];
}

/** Where a page leads to, the files that it shows, and the places on it. */
interface Addresses {
  hrefs: Set<string>;
  files: Set<string>;
  ids: Set<string>;
}

function readAddresses(html: string): Addresses {
  const hrefs = new Set<string>();
  const files = new Set<string>();
  const ids = new Set<string>();
  for (const tag of html.match(TAG) ?? []) {
    const href = attribute(tag, 'href');
    const id = attribute(tag, 'id');
    if (href !== undefined) hrefs.add(href);
    if (id !== undefined) ids.add(id);
    filesOf(tag).forEach((url) => files.add(url));
  }
  for (const [, css = ''] of html.matchAll(STYLE)) urlsOf(css).forEach((url) => files.add(url));
  return {hrefs, files, ids};
}

/** The files that an element shows. */
function filesOf(tag: string): string[] {
  const candidates = attribute(tag, 'srcset')?.split(/,\s+|,$/) ?? [];
  return [
    attribute(tag, 'src') ?? '',
    attribute(tag, 'poster') ?? '',
    ...candidates.map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
    ...urlsOf(attribute(tag, 'style') ?? ''),
  ].filter((url) => url !== '');
}

/** The URLs of a style sheet; a lone fragment is a part of the page. */
function urlsOf(css: string): string[] {
  return [...css.matchAll(/\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]+))\s*\)/g)]
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
    .filter((url) => url !== '' && !url.startsWith('#'));
}

/** What an address stands for. With a lone "%" it stands for nothing but itself. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * @param tag - of an element
 * @param name - an attribute's name, in lower case
 * @returns its value without entities; `undefined` if the element does not have it
 */
export function attribute(tag: string, name: string): string | undefined {
  if (!new RegExp(`\\s${name}=`, 'i').test(tag)) return undefined;
  for (const [, found, double, single, bare] of tag.matchAll(ATTRIBUTE)) {
    if (found?.toLowerCase() === name) {
      return (double ?? single ?? bare ?? '')
        .replaceAll('&quot;', '"')
        .replaceAll('&#x27;', "'")
        .replaceAll('&amp;', '&');
    }
  }
  return undefined;
}

/** One after the other, so that none is found in another one's value. */
const ATTRIBUTE = /\s([^\s=>"']+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** Not the text between tags: code may show links of its own. */
const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

const STYLE = /<style[^>]*>([^]*?)<\/style>/gi;
