import fs from 'node:fs';
import path from 'node:path';
import {InputError, type Warning} from '@paydocs/core';
import {createContentSecurityPolicy, type PolicyViolation, type ThirdPartyServices} from './contentSecurityPolicy';
import {extractPageResources} from './extractPageResources';

/** Policy requirements of a site that can't be read from its build. */
export interface PolicyNeeds extends ThirdPartyServices {
  /** Contents of `style` elements that scripts insert. */
  insertedStyles?: readonly string[];
}

/**
 * Creates the security policy of a built site.
 *
 * @param outDir - folder of the built site
 * @param needs - services, and styles that scripts insert
 * @returns the value of the `Content-Security-Policy` header, and warnings about the parts of pages that it blocks
 * @throws InputError if a page loads a URL that no policy can name
 */
export function createSitePolicy(outDir: string, needs: PolicyNeeds = {}): {policy: string; warnings: Warning[]} {
  const files = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'}).sort();
  const read = (file: string): string => fs.readFileSync(path.join(outDir, file), 'utf8');
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((page) => ({page, ...extractPageResources(read(page))}));
  const styleSheets = files.filter((file) => file.endsWith('.css')).map(read);
  const {policy, violations: problems, invalidSources} = createContentSecurityPolicy(pages, {styleSheets, ...needs});
  const toWarnings = (list: PolicyViolation[]): Warning[] =>
    mergeDuplicates(list).map(({page, kind, message}) => ({
      file: path.posix.join(path.basename(outDir), page.split(path.sep).join('/')),
      kind,
      message,
    }));
  if (invalidSources.length > 0) throw new InputError(toWarnings(invalidSources), 'build/policy');
  return {policy, warnings: toWarnings(problems)};
}

/**
 * Merges violations that many pages share, such as one in the page frame. Each is reported once, for its first page.
 */
function mergeDuplicates(violations: PolicyViolation[]): PolicyViolation[] {
  const counts = new Map<string, number>();
  for (const {message} of violations) counts.set(message, (counts.get(message) ?? 0) + 1);
  return violations
    .filter(({message}, index) => violations.findIndex((other) => other.message === message) === index)
    .map((violation) => {
      const otherPages = counts.get(violation.message)! - 1;
      return otherPages === 0
        ? violation
        : {
            ...violation,
            message: `${violation.message} ${otherPages} more ${otherPages === 1 ? 'page has' : 'pages have'} the same problem.`,
          };
    });
}
