import fs from 'node:fs';
import path from 'node:path';
import {escapeRegExp} from '@paydocs/core';

/** Paths of code that contains links, relative to the project's root, in the order in which they're searched. */
const SOURCE_PATHS = ['src/config', 'src/brand.ts', 'src/pages', 'src/theme', 'src/components', 'src/plugins', 'src'];

/** A line of a source file. */
interface SourceLocation {
  file: string;
  line: number;
}

/**
 * Finds the first line of code that contains a link. Code may omit the base path and the slashes at both ends.
 *
 * @param href - the link's `href` on a built page
 * @param site - absolute path of the project's folder, and the base path of the site
 * @param ownFile - path of the page's own source file, which is searched first
 * @returns the location, or `undefined` if no line contains the whole link
 */
export function findLinkInCode(
  href: string,
  {siteDir, baseUrl}: {siteDir: string; baseUrl: string},
  ownFile?: string,
): SourceLocation | undefined {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const local = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  const name = local.replace(/^\/+|\/+$/g, '');
  if (name === '' && rest === '') return undefined;
  const pattern = new RegExp(`["'\`(]/?${escapeRegExp(name)}/?${escapeRegExp(rest)}["'\`)]`);
  const files = [...(ownFile === undefined ? [] : [ownFile]), ...SOURCE_PATHS];
  for (const file of files.flatMap((each) => listSourceFiles(siteDir, each))) {
    const index = fs
      .readFileSync(path.join(siteDir, file), 'utf8')
      .split('\n')
      .findIndex((row) => pattern.test(row));
    if (index !== -1) return {file, line: index + 1};
  }
  return undefined;
}

/** Lists the code files in a folder, or the file itself if the path is a file's, relative to the project's root. */
function listSourceFiles(siteDir: string, sourcePath: string): string[] {
  const absolute = path.join(siteDir, sourcePath);
  if (!fs.existsSync(absolute)) return [];
  if (fs.statSync(absolute).isFile()) return [sourcePath];
  return fs
    .readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:mdx?|[jt]sx?|s?css)$/.test(file))
    .map((file) => path.posix.join(sourcePath, file.split(path.sep).join('/')))
    .sort();
}
