import {escapeHtml, unescapeHtml} from '@paydocs/core/html';
import type {LinkData} from '../data/reference';

/** Lookups of names in both APIs. The caller provides them, because neither reference depends on the other. */
export interface NameLinks {
  /** Returns the URLs that inline code can refer to, the most likely first; empty for an unknown name. */
  findHrefs(code: string): readonly string[];
  /** Returns links to the equivalent operations or types of the other API. */
  findCounterparts(kind: 'operation' | 'type', name: string): readonly LinkData[];
}

/** Keys of page data whose values are descriptions in HTML. */
const HTML_KEYS = new Set(['html', 'cause', 'cure', 'deprecated']);

/** Keys of an operation's page data whose fields have their anchors on the pages of their types. */
const KEYS_ANCHORED_ON_TYPE_PAGES = new Set(['inputFields', 'returns']);

/** Pattern of inline code, and of the tags of elements in which code isn't linked. */
const CODE_OR_UNLINKED_TAG = /<(\/?)(a|pre|h[1-6])\b[^>]*>|<code>([^<]*)<\/code>/g;

/**
 * Links names in inline code in a page's descriptions, except in links, headings, and code blocks. Names that the page
 * itself defines get no link, unless a deprecation reason mentions them as the replacement.
 *
 * @param data - data of a page
 * @param names - lookup of names; without it, only names on the page are linked
 * @param url - URL of the page
 * @returns a copy of the data with links
 */
export function linkNames<Data>(data: Data, names: Pick<NameLinks, 'findHrefs'> | undefined, url: string): Data {
  const ownIds = new Map<string, string>();
  const relatedPages = new Set<string>();
  collectNames(data, ownIds, relatedPages);
  const findHref = (code: string, isReason: boolean): string | undefined => {
    const [name = ''] = /^"?([\w$@-]+)/.exec(code) ?? [];
    const id = ownIds.get(name);
    if (id !== undefined && !isReason) return undefined;
    if (id && name === code) return `#${id}`;
    const hrefs = names?.findHrefs(code) ?? [];
    const href = hrefs.find((each) => relatedPages.has(stripHash(each))) ?? hrefs[0];
    if (href === undefined || stripHash(href) !== url) return href;
    return isReason && href !== url ? href.slice(url.length) : undefined;
  };
  const visit = (value: unknown, key: string): unknown => {
    if (typeof value === 'string')
      return HTML_KEYS.has(key) ? linkCode(value, (code) => findHref(code, key === 'deprecated')) : value;
    if (Array.isArray(value)) return value.map((each) => visit(each, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, nested]) => [name, visit(nested, name)]));
  };
  return visit(data, '') as Data;
}

/**
 * Adds the names that a page defines to `ownIds`, with their IDs, and the pages of the types that it mentions to
 * `relatedPages`.
 */
function collectNames(
  value: unknown,
  ownIds: Map<string, string>,
  relatedPages: Set<string>,
  isExternal = false,
): void {
  if (Array.isArray(value)) value.forEach((each) => collectNames(each, ownIds, relatedPages, isExternal));
  else if (typeof value === 'object' && value !== null) {
    const {id, name, code, ref} = value as Record<string, unknown>;
    const ownName = name ?? code;
    if (typeof id === 'string' && typeof ownName === 'string' && !ownIds.get(ownName))
      ownIds.set(ownName, isExternal ? '' : id);
    const href = (ref as LinkData | undefined)?.href;
    if (typeof href === 'string') relatedPages.add(stripHash(href));
    for (const [key, nested] of Object.entries(value))
      collectNames(nested, ownIds, relatedPages, isExternal || KEYS_ANCHORED_ON_TYPE_PAGES.has(key));
  }
}

function linkCode(html: string, findHref: (code: string) => string | undefined): string {
  if (!html.includes('<code>')) return html;
  let depth = 0;
  return html.replace(CODE_OR_UNLINKED_TAG, (match, close: string, element: string | undefined, code: string) => {
    if (element !== undefined) {
      depth += close ? -1 : 1;
      return match;
    }
    const href = depth > 0 ? undefined : findHref(unescapeHtml(code));
    return href === undefined ? match : `<a href="${escapeHtml(href)}">${match}</a>`;
  });
}

const stripHash = (href: string): string => href.replace(/#.*$/, '');
