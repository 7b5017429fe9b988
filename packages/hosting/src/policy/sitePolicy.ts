import fs from 'node:fs';
import path from 'node:path';
import {InputError} from '@paydocs/core/inputError';
import type {Warning} from '@paydocs/core/warnings';
import {contentSecurityPolicy, type PolicyProblem, type Services} from './contentSecurityPolicy';
import {readPage} from './readPage';

/** What a site needs of its policy that the files of its build don't show. */
export interface PolicyNeeds extends Services {
  /** The texts of `style` elements that its scripts insert. */
  insertedStyles?: readonly string[];
}

/**
 * @param outDir - folder of the built site
 * @param needs - its services, and styles that scripts insert
 * @returns the value of the header `Content-Security-Policy`, and what in the pages it leaves without effect
 * @throws InputError for addresses of pages that no policy may name
 */
export function sitePolicy(outDir: string, needs: PolicyNeeds = {}): {policy: string; problems: Warning[]} {
  const files = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'}).sort();
  const read = (file: string): string => fs.readFileSync(path.join(outDir, file), 'utf8');
  const pages = files.filter((file) => file.endsWith('.html')).map((page) => ({page, ...readPage(read(page))}));
  const styleSheets = files.filter((file) => file.endsWith('.css')).map(read);
  const {policy, problems, refused} = contentSecurityPolicy(pages, {styleSheets, ...needs});
  const told = (list: PolicyProblem[]): Warning[] =>
    onceEach(list).map(({page, kind, message}) => ({
      file: path.posix.join(path.basename(outDir), page.split(path.sep).join('/')),
      kind,
      message,
    }));
  if (refused.length > 0) throw new InputError(told(refused));
  return {policy, problems: told(problems)};
}

/** What every page has, such as a part of the frame, is told once, with the first of its pages. */
function onceEach(problems: PolicyProblem[]): PolicyProblem[] {
  const counts = new Map<string, number>();
  for (const {message} of problems) counts.set(message, (counts.get(message) ?? 0) + 1);
  return problems
    .filter(({message}, index) => problems.findIndex((other) => other.message === message) === index)
    .map((problem) => {
      const others = counts.get(problem.message)! - 1;
      return others === 0
        ? problem
        : {...problem, message: `${problem.message} ${others} more pages have the same problem.`};
    });
}
