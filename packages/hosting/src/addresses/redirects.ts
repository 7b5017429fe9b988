/** Lines of the file of redirects: an address that has no page any more, and the one that takes its place. */
import fs from 'node:fs';
import path from 'node:path';
import type {InputProblem} from '@paydocs/core/inputError';
import {mostLike} from '@paydocs/core/mostLike';
import type {WrittenLine} from './files';

/** A redirect below the site's base address. */
export interface WrittenRedirect {
  from: string;
  to: string;
  line: number;
}

/** Bytes of a name that each file system takes, with what is added to it; and of a whole address, for servers. */
const LONGEST_NAME = 200;
const LONGEST = 1000;

/** A path as it stands in a line. Marks that mean something to a host are in no address of a page. */
const ADDRESS = /^\/(?:[^\s\p{Cc}/#?*:;"'`<>{}()|\\^[\]$%]+\/)*[^\s\p{Cc}/#?*:;"'`<>{}()|\\^[\]$%]*$/u;

/** What stands after the "#": nginx has no way to write a "$". */
const HEADING = /^[^\s\p{Cc}#"'`<>{}|\\^$]*$/u;

const FORM = 'Write "/old/ /new/": the published URL, a space, and the URL that replaces it.';

/**
 * @param lines - of the file
 * @param file - its name, for messages
 * @param folder - of the built site
 * @param addresses - that the site has
 * @returns the redirects that hold, and what is wrong with the others
 */
export function checkedRedirects(
  lines: readonly WrittenLine[],
  file: string,
  folder: string,
  addresses: readonly string[],
): {redirects: WrittenRedirect[]; problems: InputProblem[]} {
  const redirects: WrittenRedirect[] = [];
  const problems: InputProblem[] = [];
  const has = new Set(addresses);
  const files = new Map<string, number>();
  for (const {text, line} of lines) {
    const [from = '', to = '', ...others] = text.split(/\s+/);
    const [target = '', heading] = splitAt(to);
    const message =
      others.length > 0 || !ADDRESS.test(from) || !ADDRESS.test(target)
        ? `this isn't a redirect. ${FORM} Both must start with a slash, without a host, a query, or escapes.`
        : (nameMistake(from) ??
          (has.has(from)
            ? `"${from}" is a URL of the site, and a redirect would hide it. Delete the line or the page.`
            : redirects.some((each) => each.from === from)
              ? `"${from}" is redirected elsewhere on an earlier line. Delete one of the two.`
              : (placeMistake(from, folder, files) ??
                (!has.has(target)
                  ? `"${from}" redirects to "${target}", which doesn't exist on the site. ${hint(target, addresses)}`
                  : heading === undefined
                    ? undefined
                    : headingMistake(from, target, heading, folder)))));
    if (message !== undefined) {
      problems.push({file, line, message});
      continue;
    }
    redirects.push({from, to, line});
    files.set(redirectFile(from), line);
  }
  return {redirects, problems};
}

/**
 * @param from - an address that leads elsewhere
 * @returns whether a page leads on from there, not the copy of a file
 */
export const isPageAddress = (from: string): boolean => /(?:\/|\.html|\/[^./]+)$/.test(from);

/**
 * @param from - an address that leads elsewhere
 * @returns the file that a build has for it, below its folder
 */
export function redirectFile(from: string): string {
  const file = isPageAddress(from) && !from.endsWith('.html') ? path.posix.join(from, 'index.html') : from;
  return file.replace(/^\//, '');
}

function splitAt(to: string): [address: string, heading?: string] {
  const at = to.indexOf('#');
  return at === -1 ? [to] : [to.slice(0, at), to.slice(at + 1)];
}

/** Names that no file of the build can have. */
function nameMistake(from: string): string | undefined {
  const names = from.split('/');
  if (names.some((name) => /^\.\.?$/.test(name))) {
    return `"${from}" contains "." or ".." as a folder. Write the whole URL without them.`;
  }
  if (Buffer.byteLength(from) > LONGEST || names.some((name) => Buffer.byteLength(name) > LONGEST_NAME)) {
    return (
      `"${from.slice(0, 60)}…" is too long for a file: the URL can have up to ${LONGEST} bytes, and each part between two ` +
      `slashes up to ${LONGEST_NAME}. Shorten it, or delete the line.`
    );
  }
  return undefined;
}

/** What stands where the file of a redirect would: a file of the build, or the file of another redirect. */
function placeMistake(from: string, folder: string, files: ReadonlyMap<string, number>): string | undefined {
  const file = redirectFile(from);
  const other = files.get(file);
  if (other !== undefined) {
    return `"${from}" is the same page as on line ${other}, which redirects with and without a slash at the end. Delete one of the two.`;
  }
  if (fs.existsSync(path.join(folder, file))) {
    return `"${from}" would replace ${file}, which the build already contains. Delete the line, or that page or file.`;
  }
  const parts = file.split('/');
  const above = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
  const inTheWay = above.find(
    (each) => files.has(each) || fs.statSync(path.join(folder, each), {throwIfNoEntry: false})?.isFile(),
  );
  const below = [...files.keys()].find((each) => each.startsWith(`${file}/`));
  return inTheWay === undefined && below === undefined
    ? undefined
    : `"${from}" needs a ${inTheWay === undefined ? 'file' : 'folder'} "${inTheWay ?? file}", but the build has a ` +
        `${inTheWay === undefined ? 'folder' : 'file'} with that name. Correct the URL, or delete the line.`;
}

/** @returns which address may be meant */
export function hint(address: string, addresses: readonly string[]): string {
  if (addresses.length === 0) return '';
  const {name} = mostLike(address, addresses);
  return `The most similar one is "${name}".`;
}

function headingMistake(from: string, target: string, heading: string, folder: string): string | undefined {
  if (!HEADING.test(heading)) {
    return (
      `"${from}" redirects to "#${heading}", which contains a character that hosts can't write, such as "$", a quote, or a ` +
      'second "#". Give the heading a different anchor, such as {#part}, and write that.'
    );
  }
  return hasHeading(folder, target, heading)
    ? undefined
    : `"${from}" redirects to "#${heading}", but "${target}" has no such heading. Correct the part after the "#".`;
}

function hasHeading(folder: string, address: string, heading: string): boolean {
  const file = path.join(folder, address, 'index.html');
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes(` id="${heading}"`);
}
