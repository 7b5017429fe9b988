import {escapeHtml, unescapeHtml} from '@paydocs/core/markdown/markdown';
import type {LinkData} from '../data/reference';

/** Where the names of both APIs lead; whoever knows both references gives it to each. */
export interface NameLinks {
  /** @returns addresses of what inline code may stand for, what is meant most likely first; none if it is no name */
  hrefsOf(code: string): readonly string[];
  /** @returns the operations or types of the other API that stand for the same */
  same(kind: 'operation' | 'type', name: string): readonly LinkData[];
}

/** What of a page's data is HTML of descriptions. */
const HTML = new Set(['html', 'cause', 'cure', 'deprecated']);

/** What an operation shows of types: its fields have their addresses on the pages of those. */
const ELSEWHERE = new Set(['inputFields', 'returns']);

/** Inline code, and what it may stand inside of. */
const CODE = /<(\/?)(a|pre|h[1-6])\b[^>]*>|<code>([^<]*)<\/code>/g;

/**
 * Makes links of names in inline code of a page's descriptions, apart from links, headings and blocks of code. What the
 * page itself shows gets none, unless it is named as what to use in place of something deprecated.
 *
 * @param data - of a page
 * @param names - where names lead
 * @param url - the page's address
 * @returns the data with links
 */
export function withNames<Data>(data: Data, names: Pick<NameLinks, 'hrefsOf'> | undefined, url: string): Data {
  const own = new Map<string, string>();
  const near = new Set<string>();
  collect(data, own, near);
  const hrefOf = (code: string, isReason: boolean): string | undefined => {
    const [name = ''] = /^"?([\w$@-]+)/.exec(code) ?? [];
    const id = own.get(name);
    if (id !== undefined && !isReason) return undefined;
    if (id && name === code) return `#${id}`;
    const hrefs = names?.hrefsOf(code) ?? [];
    const href = hrefs.find((each) => near.has(pageOf(each))) ?? hrefs[0];
    if (href === undefined || pageOf(href) !== url) return href;
    return isReason && href !== url ? href.slice(url.length) : undefined;
  };
  const visit = (value: unknown, key: string): unknown => {
    if (typeof value === 'string')
      return HTML.has(key) ? linked(value, (code) => hrefOf(code, key === 'deprecated')) : value;
    if (Array.isArray(value)) return value.map((each) => visit(each, key));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, visit(inside, name)]));
  };
  return visit(data, '') as Data;
}

/** Names that the page shows, with their addresses on it, and the pages of the types that it names. */
function collect(value: unknown, own: Map<string, string>, near: Set<string>, isElsewhere = false): void {
  if (Array.isArray(value)) value.forEach((each) => collect(each, own, near, isElsewhere));
  else if (typeof value === 'object' && value !== null) {
    const {id, name, code, ref} = value as Record<string, unknown>;
    const known = name ?? code;
    if (typeof id === 'string' && typeof known === 'string' && !own.get(known)) own.set(known, isElsewhere ? '' : id);
    const href = (ref as LinkData | undefined)?.href;
    if (typeof href === 'string') near.add(pageOf(href));
    for (const [key, inside] of Object.entries(value)) collect(inside, own, near, isElsewhere || ELSEWHERE.has(key));
  }
}

function linked(html: string, hrefOf: (code: string) => string | undefined): string {
  if (!html.includes('<code>')) return html;
  let depth = 0;
  return html.replace(CODE, (whole, close: string, element: string | undefined, code: string) => {
    if (element !== undefined) {
      depth += close ? -1 : 1;
      return whole;
    }
    const href = depth > 0 ? undefined : hrefOf(unescapeHtml(code));
    return href === undefined ? whole : `<a href="${escapeHtml(href)}">${whole}</a>`;
  });
}

const pageOf = (href: string): string => href.replace(/#.*$/, '');
