import fs from 'node:fs';
import path from 'node:path';

/** Where code writes links, from what is edited most often: settings before parts of pages. */
const CODE = ['src/config', 'src/brand.ts', 'src/pages', 'src/theme', 'src/components', 'src/plugins', 'src'];

/** A place in a file, as messages name it. */
export interface Place {
  file: string;
  line: number;
}

/**
 * Finds the line of code that makes a link. Code may leave out the slashes at both ends and the base address.
 *
 * @param href - the link's address on a built page
 * @param site - folder of the project, and the path below which it is served
 * @param ownFile - the file of the page, to look in first
 * @returns the first line with this address; `undefined` if it is put together from parts
 */
export function linkInCode(
  href: string,
  {siteDir, baseUrl}: {siteDir: string; baseUrl: string},
  ownFile?: string,
): Place | undefined {
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  const local = address.startsWith(baseUrl) ? address.slice(baseUrl.length) : address;
  const name = local.replace(/^\/+|\/+$/g, '');
  if (name === '' && rest === '') return undefined;
  const literal = new RegExp(`["'\`(]/?${escape(name)}/?${escape(rest)}["'\`)]`);
  const files = [...(ownFile === undefined ? [] : [ownFile]), ...CODE];
  for (const file of files.flatMap((each) => filesOf(siteDir, each))) {
    const index = fs
      .readFileSync(path.join(siteDir, file), 'utf8')
      .split('\n')
      .findIndex((row) => literal.test(row));
    if (index !== -1) return {file, line: index + 1};
  }
  return undefined;
}

/** The code of a folder, or the file itself, relative to the project's root. */
function filesOf(siteDir: string, place: string): string[] {
  const absolute = path.join(siteDir, place);
  if (!fs.existsSync(absolute)) return [];
  if (fs.statSync(absolute).isFile()) return [place];
  return fs
    .readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:mdx?|[jt]sx?|s?css)$/.test(file))
    .map((file) => path.posix.join(place, file.split(path.sep).join('/')))
    .sort();
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
