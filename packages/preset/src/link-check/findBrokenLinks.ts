/** A link of a built page that leads nowhere. */
export interface BrokenLink {
  /** Address of the page, such as `/testing/`. */
  page: string;
  href: string;
  /** What is missing: the page that the link names, or the place on it. */
  missing: 'page' | 'anchor';
}

export interface BuiltSite {
  /** Address of each page, without the base path → its HTML. */
  pages: ReadonlyMap<string, string>;
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
 * Follows every link inside of a built site, in whatever way it came into the HTML.
 *
 * @param site - all pages
 * @returns the links that lead to no page or to no place on it, in the order of the pages
 */
export function findBrokenLinks({pages, hasFile, siteUrl, baseUrl, isUnknown}: BuiltSite): BrokenLink[] {
  const addresses = new Map([...pages].map(([page, html]) => [page, readAddresses(html)]));
  const missingAt = (href: string, from: string): BrokenLink['missing'] | undefined => {
    if (!URL.canParse(href, from)) return 'page';
    const url = new URL(href, from);
    if (url.origin !== siteUrl) return undefined;
    const path = decode(url.pathname);
    if (!path.startsWith(baseUrl)) return 'page';
    if (isUnknown?.(path)) return undefined;
    const target = `/${path.slice(baseUrl.length)}`;
    const there = addresses.get(target);
    if (!there) return hasFile(target) ? undefined : 'page';
    const id = decode(url.hash.slice(1));
    return id === '' || there.ids.has(id) ? undefined : 'anchor';
  };
  // Most links stand on hundreds of pages, and lead to the same place from all of them.
  const known = new Map<string, BrokenLink['missing'] | undefined>();
  const check = (page: string, href: string): BrokenLink[] => {
    const key = /^\/(?!\/)/.test(href) ? href : `${page} ${href}`;
    if (!known.has(key)) known.set(key, missingAt(href, `${siteUrl}${baseUrl}${page.slice(1)}`));
    const missing = known.get(key);
    return missing ? [{page, href, missing}] : [];
  };
  return [...addresses].flatMap(([page, {hrefs}]) => [...hrefs].flatMap((href) => check(page, href)));
}

/** Where a page leads to, and the places on it. */
interface Addresses {
  hrefs: Set<string>;
  ids: Set<string>;
}

function readAddresses(html: string): Addresses {
  const hrefs = new Set<string>();
  const ids = new Set<string>();
  for (const tag of html.match(TAG) ?? []) {
    const href = attribute(tag, 'href');
    const id = attribute(tag, 'id');
    if (href !== undefined) hrefs.add(href);
    if (id !== undefined) ids.add(id);
  }
  return {hrefs, ids};
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
 * @param name - an attribute's name
 * @returns its value without entities; `undefined` if the element does not have it
 */
export function attribute(tag: string, name: 'href' | 'id'): string | undefined {
  if (!tag.includes(`${name}=`)) return undefined;
  for (const [, found, double, single, bare] of tag.matchAll(ATTRIBUTE)) {
    if (found === name) return (double ?? single ?? bare ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
  }
  return undefined;
}

/** One after the other, so that none is found in another one's value. */
const ATTRIBUTE = /\s([^\s=>"']+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** Not the text between tags: code may show links of its own. */
const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
