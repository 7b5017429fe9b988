/** Finds the source files of pages that Docusaurus identifies by their URLs. */
import fs from 'node:fs';
import path from 'node:path';
import type {Areas} from '@paydocs/preset/site';

/** A location in a file of the project, for messages. */
interface SourceLocation {
  file: string;
  line?: number;
}

/**
 * Finds the source file of a page.
 *
 * @param route - route path of the page, such as `/testing/`
 * @param root - absolute path of the project
 * @param areas - areas of the site
 * @returns the location of the file, or the route path if no file is found
 */
export function findPageSource(route: string, root: string, areas: Areas): SourceLocation {
  const pagePath = route.replace(/(?<=.)\/$/, '');
  const bySlug = findLine(
    root,
    [areas.docs.path],
    (line) => line.replace(/^slug:\s*["']?([^"'\s]*).*$/, '$1') === pagePath,
  );
  const candidates = [
    `src/pages${pagePath}`,
    `src/pages${pagePath}/index`,
    pagePath.slice(1),
    `${pagePath.slice(1)}/index`,
  ];
  const byPath = candidates
    .flatMap((name) => ['mdx', 'md', 'tsx'].map((extension) => `${name}.${extension}`))
    .find((file) => fs.existsSync(path.join(root, file)));
  if (bySlug) return {file: bySlug.file};
  return {file: byPath ?? `the page ${route}`};
}

function findLine(
  root: string,
  paths: readonly string[],
  isMatch: (line: string) => boolean,
): SourceLocation | undefined {
  for (const file of paths.flatMap((each) => listFiles(root, each))) {
    const index = fs.readFileSync(path.join(root, file), 'utf8').split('\n').findIndex(isMatch);
    if (index !== -1) return {file, line: index + 1};
  }
  return undefined;
}

/** Lists the source files of a folder, or the file itself, relative to the root. */
function listFiles(root: string, relative: string): string[] {
  const absolute = path.join(root, relative);
  if (!fs.existsSync(absolute)) return [];
  if (fs.statSync(absolute).isFile()) return [relative];
  return fs
    .readdirSync(absolute, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:mdx?|tsx?)$/.test(file))
    .map((file) => path.posix.join(relative, file.split(path.sep).join('/')))
    .sort();
}
