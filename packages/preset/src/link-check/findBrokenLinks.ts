/** A broken link on a built page. */
export interface BrokenLink {
  /** Path of the page without the base path, such as `/testing/`. */
  page: string;
  href: string;
  /** Kind of the missing target: the linked page, the anchor on it, or a file that the page loads. */
  missing: 'page' | 'anchor' | 'file';
}

interface BuiltSite {
  /** HTML of each page, by its path without the base path. */
  pages: ReadonlyMap<string, string>;
  /** Content of each style sheet, by its path as passed to `hasFile`. */
  styleSheets?: ReadonlyMap<string, string>;
  /** Checks whether a file that isn't a page exists. The path has no base path and starts with a slash. */
  hasFile(path: string): boolean;
  /** Scheme and host of the deployed site, without a trailing slash. */
  siteUrl: string;
  /** Base path of the site, with a slash at both ends. */
  baseUrl: string;
  /** Checks whether a path belongs to a language that isn't built yet, so that its links can't be checked. */
  isUnknown?(path: string): boolean;
}

/**
 * Finds all broken internal links in a built site, and all missing files that its pages and style sheets load.
 *
 * @param site - all pages and style sheets
 * @returns links to missing pages and anchors, and URLs of missing files
 */
export function findBrokenLinks(site: BuiltSite): BrokenLink[] {
  const {pages, styleSheets = new Map(), hasFile, siteUrl, baseUrl, isUnknown} = site;
  const linksByPage = new Map([...pages].map(([page, html]) => [page, collectPageLinks(html)]));
  const findMissing = (href: string, from: string, isFile: boolean): BrokenLink['missing'] | undefined => {
    const missingTarget = isFile ? 'file' : 'page';
    if (!URL.canParse(href, from)) return missingTarget;
    const url = new URL(href, from);
    if (url.origin !== siteUrl) return undefined;
    const path = safeDecodeUriComponent(url.pathname);
    if (!path.startsWith(baseUrl)) return missingTarget;
    if (isUnknown?.(path)) return undefined;
    const target = `/${path.slice(baseUrl.length)}`;
    const targetPage = isFile ? undefined : linksByPage.get(target);
    if (!targetPage) return hasFile(target) ? undefined : missingTarget;
    const id = safeDecodeUriComponent(url.hash.slice(1));
    return id === '' || targetPage.ids.has(id) ? undefined : 'anchor';
  };
  // Most links are on hundreds of pages and have the same target on each.
  const cache = new Map<string, BrokenLink['missing'] | undefined>();
  const check = (page: string, href: string, isFile: boolean): BrokenLink[] => {
    const key = `${isFile ? 'file' : 'page'} ${/^\/(?!\/)/.test(href) ? '' : page} ${href}`;
    if (!cache.has(key)) cache.set(key, findMissing(href, `${siteUrl}${baseUrl}${page.slice(1)}`, isFile));
    const missing = cache.get(key);
    return missing ? [{page, href, missing}] : [];
  };
  return [
    ...[...linksByPage].flatMap(([page, {hrefs, files}]) => [
      ...[...hrefs].flatMap((href) => check(page, href, false)),
      ...[...files].flatMap((href) => check(page, href, true)),
    ]),
    ...[...styleSheets].flatMap(([sheet, css]) => collectCssUrls(css).flatMap((href) => check(sheet, href, true))),
  ];
}

/** The links of a page, the URLs of files that it loads, and the IDs of its elements. */
interface PageLinks {
  hrefs: Set<string>;
  files: Set<string>;
  ids: Set<string>;
}

function collectPageLinks(html: string): PageLinks {
  const hrefs = new Set<string>();
  const files = new Set<string>();
  const ids = new Set<string>();
  for (const tag of html.match(TAG) ?? []) {
    const href = getAttribute(tag, 'href');
    const id = getAttribute(tag, 'id');
    if (href !== undefined) hrefs.add(href);
    if (id !== undefined) ids.add(id);
    collectFileUrls(tag).forEach((url) => files.add(url));
  }
  for (const [, css = ''] of html.matchAll(STYLE)) collectCssUrls(css).forEach((url) => files.add(url));
  return {hrefs, files, ids};
}

/** Collects the URLs of files that an element loads. */
function collectFileUrls(tag: string): string[] {
  const candidates = getAttribute(tag, 'srcset')?.split(/,\s+|,$/) ?? [];
  return [
    getAttribute(tag, 'src') ?? '',
    getAttribute(tag, 'poster') ?? '',
    ...candidates.map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
    ...collectCssUrls(getAttribute(tag, 'style') ?? ''),
  ].filter((url) => url !== '');
}

/** Collects the URLs in CSS, except those with only a fragment, which refer to elements of the page. */
function collectCssUrls(css: string): string[] {
  return [...css.matchAll(/\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^)"'\s]+))\s*\)/g)]
    .map(([, double, single, bare]) => double ?? single ?? bare ?? '')
    .filter((url) => url !== '' && !url.startsWith('#'));
}

/** Decodes percent-encoding. Returns a string with an invalid "%" unchanged. */
function safeDecodeUriComponent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the value of an attribute in a start tag.
 *
 * @param tag - start tag of an element
 * @param name - name of an attribute, in lowercase
 * @returns the value with entities decoded, or `undefined` if the tag doesn't have the attribute
 */
export function getAttribute(tag: string, name: string): string | undefined {
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

/** Matches each attribute with its value, so that a name inside another attribute's value doesn't match. */
const ATTRIBUTE = /\s([^\s=>"']+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** Matches a start tag. */
const TAG = /<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;

const STYLE = /<style[^>]*>([^]*?)<\/style>/gi;
