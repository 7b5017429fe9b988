/** What an address is answered with, apart from files: the part of the rules that each server puts into its own words. */
import {BINARY_TYPES, TEXT_TYPES, UNKNOWN_TYPE} from './contentTypes';
import {acceptPattern, MARKDOWN_WANTED, SUFFIXES, type Encoding} from './encodings';
import {BRIEFLY, NOT_KEPT} from './hosting';
import type {Hosting} from './types';

/** Of a path that would lead out of the site, if a server or a browser took a backslash for a slash; regardless of case. */
export const LEAVING = '(?:/|\\x5c|%2f|%5c)(?:\\.|%2e){2}(?:/|\\x5c|%2f|%5c|$)';

/**
 * Of a decoded path where there is nothing for anybody: doubled slashes, with which a redirect would name another host and
 * a page would not know its own address; compressed files, which are another form of an address; hidden files.
 */
export const HIDDEN = '//|\\.(?:br|gz)$|/\\.(?!well-known/)';

const [leaving, hidden] = [new RegExp(LEAVING, 'i'), new RegExp(HIDDEN)];

/**
 * @param address - of a request, without its query
 * @returns the path without escapes; `undefined` if it is malformed, or leads out of the site
 */
export function pathOf(address: string): string | undefined {
  try {
    const decoded = decodeURIComponent(address);
    return decoded.startsWith('/') && !decoded.includes('\0') && !leaving.test(address) ? decoded : undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether nobody gets what is at a path, even if there is a file */
export const isHidden = (path: string): boolean => hidden.test(path);

/** @returns where a path leads now, as redirects say, without a query and with what stands after `#` */
export function movedTo({redirects}: Hosting, path: string): string | undefined {
  return redirects.find(({from}) => path === from || `${path}/` === from)?.to;
}

/** @returns the path of the not-found page, in the language of the address that has no page */
export function notFoundPage({baseUrl, languages}: Pick<Hosting, 'baseUrl' | 'languages'>, path: string): string {
  return `${languages.find((language) => path.startsWith(language)) ?? baseUrl}404.html`;
}

/**
 * @param status - of a response
 * @param path - that was asked for
 * @returns for how long browsers keep it
 */
export function cachingOf({folders}: Hosting, status: number, path: string): string {
  if (status >= 400) return NOT_KEPT;
  const isRedirect = status >= 301 && status < 304;
  return folders.find(({folder}) => !isRedirect && path.startsWith(folder))?.cacheControl ?? BRIEFLY;
}

/** @returns the type of a file by its name, and whether it is a text that may be compressed */
export function typeOf(file: string): {type: string; isText: boolean} {
  const [, end = ''] = /\.([a-z0-9]+)$/.exec(file) ?? [];
  const text = Object.hasOwn(TEXT_TYPES, end) ? TEXT_TYPES[end] : undefined;
  const binary = Object.hasOwn(BINARY_TYPES, end) ? BINARY_TYPES[end] : undefined;
  return {type: text ?? binary ?? UNKNOWN_TYPE, isText: text !== undefined};
}

const takes = SUFFIXES.map(({encoding, suffix}) => ({
  encoding,
  suffix,
  pattern: new RegExp(acceptPattern(encoding), 'i'),
}));

/** @returns the first encoding that an `Accept-Encoding` takes; `undefined` for none */
export function encodingFor(accepted: string | undefined): {encoding: Encoding; suffix: string} | undefined {
  return takes.find(({pattern}) => pattern.test(accepted ?? ''));
}

const takesMarkdown = new RegExp(MARKDOWN_WANTED, 'i');

/** @returns whether an `Accept` asks for Markdown, and not rather for HTML; browsers never do */
export const wantsMarkdown = (accepted: string | undefined): boolean => takesMarkdown.test(accepted ?? '');

/** @returns the header `Vary` of a text: pages are there as Markdown, too */
export const varyOf = ({hasMarkdown}: Pick<Hosting, 'hasMarkdown'>, isPage: boolean): string =>
  hasMarkdown && isPage ? 'Accept-Encoding, Accept' : 'Accept-Encoding';
