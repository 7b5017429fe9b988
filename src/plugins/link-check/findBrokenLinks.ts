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
}

/**
 * Follows every link inside of a built site, in whatever way it came into the HTML.
 *
 * @param site - all pages
 * @returns the links that lead to no page or to no place on it, in the order of the pages
 */
export function findBrokenLinks({pages, hasFile, siteUrl, baseUrl}: BuiltSite): BrokenLink[] {
  const ids = new Map<string, Set<string>>();
  const hasId = (page: string, id: string): boolean => {
    const known = ids.get(page) ?? new Set(attributes(pages.get(page) ?? '', 'id'));
    ids.set(page, known);
    return known.has(id);
  };
  const check = (page: string, href: string): BrokenLink | undefined => {
    const from = `${siteUrl}${baseUrl}${page.slice(1)}`;
    if (!URL.canParse(href, from)) {
      return {page, href, missing: 'page'};
    }
    const url = new URL(href, from);
    if (url.origin !== siteUrl) {
      return undefined;
    }
    const path = decode(url.pathname);
    if (!path.startsWith(baseUrl)) {
      return {page, href, missing: 'page'};
    }
    const target = `/${path.slice(baseUrl.length)}`;
    if (!pages.has(target)) {
      return hasFile(target) ? undefined : {page, href, missing: 'page'};
    }
    const id = decode(url.hash.slice(1));
    return id === '' || hasId(target, id) ? undefined : {page, href, missing: 'anchor'};
  };
  return [...pages].flatMap(([page, html]) =>
    [...new Set(attributes(html, 'href'))].flatMap((href) => check(page, href) ?? []),
  );
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
 * @param html - a page
 * @param name - an attribute's name
 * @returns its values in the order of the page, without entities
 */
export function attributes(html: string, name: string): string[] {
  const pattern = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'g');
  return [...html.matchAll(TAG)].flatMap(([tag]) =>
    [...tag.matchAll(pattern)].map((match) =>
      (match[1] ?? match[2] ?? match[3] ?? '').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
    ),
  );
}

/** Not the text between tags: code may show links of its own. */
const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
