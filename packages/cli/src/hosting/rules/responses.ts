/**
 * Headers and redirects of responses, without file contents. The configuration of each host implements the same rules.
 */
import {BINARY_TYPES, TEXT_TYPES, UNKNOWN_TYPE} from './contentTypes';
import {createAcceptEncodingPattern, PREFERS_MARKDOWN_PATTERN, ENCODING_SUFFIXES, type Encoding} from './encodings';
import {SHORT_CACHE, NO_CACHE} from './hosting';
import type {HostingRules} from './types';

/**
 * Source of a regular expression that matches `..` segments of a percent-encoded path, between slashes or backslashes.
 * Match it case-insensitively.
 */
export const PATH_TRAVERSAL_PATTERN = '(?:/|\\x5c|%2f|%5c)(?:\\.|%2e){2}(?:/|\\x5c|%2f|%5c|$)';

/**
 * Pattern source for decoded paths that are always 404: double slashes, because a redirect could point to another host
 * and a page couldn't recognize its own URL; compressed files, because they're another representation of a URL; and
 * hidden files.
 */
export const HIDDEN_PATH_PATTERN = '//|\\.(?:br|gz)$|/\\.(?!well-known/)';

const [traversalPattern, hiddenPattern] = [new RegExp(PATH_TRAVERSAL_PATTERN, 'i'), new RegExp(HIDDEN_PATH_PATTERN)];

/**
 * Decodes the path of a request.
 *
 * @param encodedPath - percent-encoded path, without the query
 * @returns the decoded path; `undefined` if it's malformed or leaves the site
 */
export function decodePath(encodedPath: string): string | undefined {
  try {
    const decoded = decodeURIComponent(encodedPath);
    return decoded.startsWith('/') && !decoded.includes('\0') && !traversalPattern.test(encodedPath)
      ? decoded
      : undefined;
  } catch {
    return undefined;
  }
}

/** Checks whether a path is never served, even if the file exists. */
export const isHiddenPath = (path: string): boolean => hiddenPattern.test(path);

/**
 * Returns the target of the redirect from a path, without a query and with its fragment; `undefined` if there's none.
 */
export function findRedirectTarget({redirects}: HostingRules, path: string): string | undefined {
  return redirects.find(({from}) => path === from || `${path}/` === from)?.to;
}

/** Returns the path of the not-found page in the language of the requested path. */
export function getNotFoundPagePath(
  {baseUrl, languages}: Pick<HostingRules, 'baseUrl' | 'languages'>,
  path: string,
): string {
  return `${languages.find((language) => path.startsWith(language)) ?? baseUrl}404.html`;
}

/**
 * Returns the value of the `Cache-Control` header.
 *
 * @param hosting - rules for serving the site
 * @param status - status code of the response
 * @param path - path of the request
 */
export function getCacheControl({folders}: HostingRules, status: number, path: string): string {
  if (status >= 400) return NO_CACHE;
  const isRedirect = status >= 301 && status < 304;
  return folders.find(({folder}) => !isRedirect && path.startsWith(folder))?.cacheControl ?? SHORT_CACHE;
}

/** Returns the media type of a file by its extension, and whether it's a text file, which can be compressed. */
export function getContentType(file: string): {type: string; isText: boolean} {
  const [, extension = ''] = /\.([a-z0-9]+)$/.exec(file) ?? [];
  const text = Object.hasOwn(TEXT_TYPES, extension) ? TEXT_TYPES[extension] : undefined;
  const binary = Object.hasOwn(BINARY_TYPES, extension) ? BINARY_TYPES[extension] : undefined;
  return {type: text ?? binary ?? UNKNOWN_TYPE, isText: text !== undefined};
}

const encodingPatterns = ENCODING_SUFFIXES.map(({encoding, suffix}) => ({
  encoding,
  suffix,
  pattern: new RegExp(createAcceptEncodingPattern(encoding), 'i'),
}));

/** Selects the preferred encoding that an `Accept-Encoding` header accepts; `undefined` if it accepts none. */
export function selectEncoding(accepted: string | undefined): {encoding: Encoding; suffix: string} | undefined {
  return encodingPatterns.find(({pattern}) => pattern.test(accepted ?? ''));
}

const prefersMarkdownPattern = new RegExp(PREFERS_MARKDOWN_PATTERN, 'i');

/** Checks whether an `Accept` header names Markdown and doesn't prefer HTML. Headers of browsers don't. */
export const isMarkdownPreferred = (accepted: string | undefined): boolean =>
  prefersMarkdownPattern.test(accepted ?? '');

/**
 * Returns the value of the `Vary` header of a text file. The response to a request for a page also depends on
 * `Accept`, if pages are available as Markdown.
 *
 * @param hosting - whether pages are available as Markdown
 * @param isPage - whether the file is the HTML or Markdown of a page
 */
export const getVaryHeader = ({hasMarkdown}: Pick<HostingRules, 'hasMarkdown'>, isPage: boolean): string =>
  hasMarkdown && isPage ? 'Accept-Encoding, Accept' : 'Accept-Encoding';
