/** Parses the list of redirects: each line has a URL that no longer has a page, and the URL that replaces it. */
import fs from 'node:fs';
import path from 'node:path';
import {type Diagnostic, findClosestMatch} from '@paydocs/core';
import type {UrlListLine} from './files';

/** A line of `redirects.txt`. Both paths start with a slash and don't include the site's base URL. */
export interface ListedRedirect {
  from: string;
  to: string;
  /** Line number in the list, from 1. */
  line: number;
}

/** Maximum length of a path segment in bytes. File systems allow more, but suffixes are added to file names. */
const MAX_SEGMENT_BYTES = 200;
/** Maximum length of a whole path in bytes, which servers limit. */
const MAX_PATH_BYTES = 1000;

/** Matches a path as written in the list, without characters that are special for a host. */
const URL_PATH = /^\/(?:[^\s\p{Cc}/#?*:;"'`<>{}()|\\^[\]$%]+\/)*[^\s\p{Cc}/#?*:;"'`<>{}()|\\^[\]$%]*$/u;

/** Matches a fragment without its `#`. nginx can't escape a `$`. */
const FRAGMENT = /^[^\s\p{Cc}#"'`<>{}|\\^$]*$/u;

const EXPECTED_FORMAT = 'Write "/old/ /new/": the published URL, a space, and the URL that replaces it.';

/**
 * Parses and checks the list of redirects.
 *
 * @param lines - lines of the list
 * @param file - path of the list, for diagnostics
 * @param folder - folder of the built site
 * @param urls - URLs of the built site, as paths below its base URL
 * @returns the valid redirects, and diagnostics for the others
 */
export function parseRedirects(
  lines: readonly UrlListLine[],
  file: string,
  folder: string,
  urls: readonly string[],
): {redirects: ListedRedirect[]; diagnostics: Diagnostic[]} {
  const redirects: ListedRedirect[] = [];
  const diagnostics: Diagnostic[] = [];
  const existingUrls = new Set(urls);
  const linesByFile = new Map<string, number>();
  for (const {text, line} of lines) {
    const [from = '', to = '', ...others] = text.split(/\s+/);
    const [target = '', fragment] = splitFragment(to);
    const message =
      others.length > 0 || !URL_PATH.test(from) || !URL_PATH.test(target)
        ? `this isn't a redirect. ${EXPECTED_FORMAT} Both URLs must start with a slash, and can't contain a host, a query, or escapes.`
        : (checkPath(from) ??
          (existingUrls.has(from)
            ? `"${from}" is a URL of the site, and a redirect would hide it. Delete this line or the page.`
            : redirects.some((each) => each.from === from)
              ? `"${from}" is redirected to a different URL on an earlier line. Delete one of the two lines.`
              : (checkConflict(from, folder, linesByFile) ??
                (!existingUrls.has(target)
                  ? `"${from}" redirects to "${target}", which doesn't exist on the site. ${suggestUrl(target, urls)}`
                  : fragment === undefined
                    ? undefined
                    : checkFragment(from, target, fragment, folder)))));
    if (message !== undefined) {
      diagnostics.push({file, line, message});
      continue;
    }
    redirects.push({from, to, line});
    linesByFile.set(getRedirectFile(from), line);
  }
  return {redirects, diagnostics};
}

/**
 * Checks whether a redirected URL is a page. A page gets a redirect page, and a file gets a copy of its target.
 *
 * @param from - path of the redirected URL
 */
export const isPageUrl = (from: string): boolean => /(?:\/|\.html|\/[^./]+)$/.test(from);

/**
 * Returns the path of the file for a redirected URL, relative to the build folder.
 *
 * @param from - path of the redirected URL
 */
export function getRedirectFile(from: string): string {
  const file = isPageUrl(from) && !from.endsWith('.html') ? path.posix.join(from, 'index.html') : from;
  return file.replace(/^\//, '');
}

function splitFragment(to: string): [url: string, fragment?: string] {
  const at = to.indexOf('#');
  return at === -1 ? [to] : [to.slice(0, at), to.slice(at + 1)];
}

/** Returns a message if a path can't be the path of a file; otherwise, `undefined`. */
function checkPath(from: string): string | undefined {
  const segments = from.split('/');
  if (segments.some((segment) => /^\.\.?$/.test(segment))) {
    return `"${from}" contains "." or ".." as a folder. Write the full URL without them.`;
  }
  if (
    Buffer.byteLength(from) > MAX_PATH_BYTES ||
    segments.some((segment) => Buffer.byteLength(segment) > MAX_SEGMENT_BYTES)
  ) {
    return (
      `"${from.slice(0, 60)}…" is too long for a file: the URL can have up to ${MAX_PATH_BYTES} bytes, and each part between two ` +
      `slashes up to ${MAX_SEGMENT_BYTES}. Shorten the URL, or delete the line.`
    );
  }
  return undefined;
}

/** Returns a message if the file of a redirect conflicts with a file of the build or with another redirect. */
function checkConflict(from: string, folder: string, linesByFile: ReadonlyMap<string, number>): string | undefined {
  const file = getRedirectFile(from);
  const other = linesByFile.get(file);
  if (other !== undefined) {
    return `"${from}" is already redirected on line ${other}, because a redirect applies to a URL with and without a trailing slash. Delete one of the two lines.`;
  }
  if (fs.existsSync(path.join(folder, file))) {
    return `a redirect from "${from}" would replace ${file}, which the build already contains. Delete this line, or delete that page or file.`;
  }
  const parts = file.split('/');
  const parents = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
  const parentFile = parents.find(
    (each) => linesByFile.has(each) || fs.statSync(path.join(folder, each), {throwIfNoEntry: false})?.isFile(),
  );
  const child = [...linesByFile.keys()].find((each) => each.startsWith(`${file}/`));
  return parentFile === undefined && child === undefined
    ? undefined
    : `a redirect from "${from}" needs a ${parentFile === undefined ? 'file' : 'folder'} "${parentFile ?? file}", but the build has a ` +
        `${parentFile === undefined ? 'folder' : 'file'} with that name. Correct the URL, or delete the line.`;
}

/** Returns a hint with the most similar URL; empty if the site has no URLs. */
export function suggestUrl(url: string, urls: readonly string[]): string {
  if (urls.length === 0) return '';
  const {name} = findClosestMatch(url, urls);
  return `The most similar one is "${name}".`;
}

function checkFragment(from: string, target: string, fragment: string, folder: string): string | undefined {
  if (!FRAGMENT.test(fragment)) {
    return (
      `"${from}" redirects to "#${fragment}", which contains a character that not all hosts support, such as "$", a quote, or a ` +
      'second "#". Give the heading a different anchor, such as {#part}, and use that anchor here.'
    );
  }
  return hasElementWithId(folder, target, fragment)
    ? undefined
    : `"${from}" redirects to "#${fragment}", but "${target}" has no such anchor. Correct the part after the "#".`;
}

function hasElementWithId(folder: string, urlPath: string, id: string): boolean {
  const file = path.join(folder, urlPath, 'index.html');
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes(` id="${id}"`);
}
