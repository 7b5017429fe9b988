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

/** A path as it stands in a line. Marks that mean something to a host are in no address of a page. */
const ADDRESS = /^\/(?:[^\s/#?*:;"'`<>{}()|\\^[\]$%]+\/)*[^\s/#?*:;"'`<>{}()|\\^[\]$%]*$/;

const FORM = 'Write "/old/ /new/": the URL that was published, a space, and the one that replaces it.';

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
  for (const {text, line} of lines) {
    const [from = '', to = '', ...others] = text.split(/\s+/);
    const [target = '', heading] = to.split('#');
    const message =
      others.length > 0 || !ADDRESS.test(from) || !ADDRESS.test(target)
        ? `this isn't a redirect. ${FORM} Both must start with a slash, without a host, a query or escapes.`
        : has.has(from)
          ? `"${from}" is a URL of the site, and a redirect would hide it. Delete the line, or the page.`
          : redirects.some((each) => each.from === from)
            ? `"${from}" is redirected elsewhere in a line above. Delete one of the two.`
            : !has.has(target)
              ? `"${from}" redirects to "${target}", which the site doesn't have. ${hint(target, addresses)}`
              : heading !== undefined && !hasHeading(folder, target, heading)
                ? `"${from}" redirects to "#${heading}", but "${target}" has no such heading. Correct the part after the "#".`
                : undefined;
    if (message === undefined) redirects.push({from, to, line});
    else problems.push({file, line, message});
  }
  return {redirects, problems};
}

/** @returns which address may be meant */
export function hint(address: string, addresses: readonly string[]): string {
  if (addresses.length === 0) return '';
  const {name} = mostLike(address, addresses);
  return `The most similar one is "${name}".`;
}

function hasHeading(folder: string, address: string, heading: string): boolean {
  const file = path.join(folder, address, 'index.html');
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes(` id="${heading}"`);
}
